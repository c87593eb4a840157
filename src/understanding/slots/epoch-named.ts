import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';

/** The event that a time is counted from, where its name leaves open which one or which year: « avant la guerre ». */
export function epochNamed({ reading, dates }: Evidence): Pick<Frame, 'epoch'> {
  for (const { value, start, end } of dates) {
    const assumed = 'assumed' in value ? value.assumed : undefined;
    if (assumed === undefined) continue;
    const words = reading.source.text.slice(reading.tokens[start]?.start, reading.tokens[end - 1]?.end);
    return { epoch: { words: words.replaceAll("'", '’'), ...assumed } };
  }
  return {};
}
