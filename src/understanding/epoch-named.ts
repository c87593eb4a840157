import type { Frame } from './frame.js';
import type { Evidence } from './reading.js';

/** The event that a time is counted from, where its name leaves open which one or which year: « avant la guerre ». */
export function epochNamed({ reading, dates }: Evidence): Pick<Frame, 'epoch'> {
  for (const { value, start, end } of dates) {
    const assumed = 'assumed' in value ? value.assumed : undefined;
    if (assumed === undefined) continue;
    const words = reading.tokens.slice(start, end).map(({ text }) => text);
    return { epoch: { words: words.join(' '), ...assumed, isSince: value.kind === 'between' } };
  }
  return {};
}
