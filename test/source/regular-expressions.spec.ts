import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patternsOf } from './source-patterns.js';

/**
 * No regular expression of the service takes more than linear time on any text. Of the three causes that scslre tells apart
 * none is allowed: two quantifiers that share a run of characters (Trade), one that repeats itself (Self), and a run that is
 * tried again from each of its characters (Move). It tries attacks that repeat one character.
 */

interface Pattern {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Where a pattern is built in a function, and why what it is built from cannot make it slow. */
const BUILT_LATER: Readonly<Record<string, string>> = {
  'src/agents/assisted/grounding/law.grounding.ts':
    'words of letters and digits, between gaps of at most eight others',
  'src/llm/providers/concessions.ts': 'one fixed name between two borders of words',
  'src/statistics/sources/decimal.ts': 'one class of characters',
};

/** Each attack on the pattern: where it stands, the kind, the character that is repeated, the pattern. */
function attacksOn({ at, source, flags }: Pattern): string[] {
  return analyse({ source, flags }).reports.map(({ type, exponential, character }) =>
    [
      at,
      exponential ? `exponential ${type}` : type,
      JSON.stringify(character.pick),
      `/${source}/${flags}`,
    ].join('  '),
  );
}

const { written, built } = patternsOf('src');

describe('regular expressions', () => {
  it('that are slow are found', () => {
    const slow = ['(?:a+)+b', '^a*a*$', 'a+$'];
    expect(slow.filter((source) => attacksOn({ at: 'here', source, flags: 'u' }).length === 0)).toEqual([]);
  });

  it('written in the source take linear time', () => {
    expect(written.length).toBeGreaterThan(500);
    expect(written.flatMap(attacksOn)).toEqual([]);
  });
});

describe('regular expressions built from strings', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const onLoad = built.filter(({ isBuiltLater }) => !isBuiltLater);
  const files = [...new Set(onLoad.map(({ file }) => file))];

  it.each(files)('when %s is loaded take linear time', async (file) => {
    const patterns: Pattern[] = [];
    vi.resetModules();
    vi.stubGlobal('RegExp', recording(patterns));
    await import(pathToFileURL(file).href);
    vi.unstubAllGlobals();
    const own = patterns.filter(({ at }) => at.includes(file));
    expect(own.length).toBeGreaterThanOrEqual(onLoad.filter((one) => one.file === file).length);
    expect(own.flatMap(attacksOn)).toEqual([]);
  });

  it('in a function are known, with the reason why they are fast', () => {
    const later = built.filter(({ isBuiltLater }) => isBuiltLater).map(({ file }) => file);
    expect(later).toEqual(Object.keys(BUILT_LATER));
  });
});

/** The constructor, which also writes down what it is given and by which line. */
function recording(patterns: Pattern[]): RegExpConstructor {
  return new Proxy(RegExp, {
    construct(target, [source, flags]: [string, string?], derived: new () => object) {
      const [, , caller = ''] = (new Error('here').stack ?? '').split('\n');
      patterns.push({ at: caller.trim(), source, flags: flags ?? '' });
      return Reflect.construct(target, [source, flags], derived);
    },
  });
}
