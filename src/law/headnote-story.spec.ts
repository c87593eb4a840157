import { describe, expect, it } from 'vitest';
import type { NoteStanding } from './note-standing.js';
import { fitOf, massOf } from './headnote-fit.js';
import { isOfStory } from './headnote-story.js';
import { gatherHeadnotes } from './search/headnotes.js';
import { lawStems } from './search/law-words.js';

const noteOf = (asked: string) =>
  gatherHeadnotes([{ article: 'L1', anchor: '', french: '', english: '', asked }]).get('L1') ?? [];

function isTold(question: string, asked: string, others = '', standing: NoteStanding = 'several'): boolean {
  const concepts = lawStems(question).map((stem) => ({ mass: 1, stems: new Set([stem]) }));
  const [note] = noteOf(asked);
  if (note === undefined) throw new Error('no note');
  const noted = [noteOf(asked), noteOf(others)].map((notes) => ({ score: 1, notes }));
  return isOfStory(fitOf(note, [], concepts, massOf(concepts)), { noted, units: [], concepts, standing });
}

describe('the rule that is closest to a case', () => {
  const told = 'Hier soir, furieux, Gaston hurlait: ma vache broute la luzerne du maire';

  it('is told though the story has many words that no article found has', () => {
    expect(isTold(told, 'vache qui broute chez autrui')).toBe(true);
  });

  it('is told by what several of its wordings say together', () => {
    const rest = 'luzerne, maire';
    expect(isTold(told, 'vache, luzerne du maire', rest)).toBe(true);
    expect(isTold(told, 'vache', rest)).toBe(false);
  });

  it('is not told where other articles have words for most of the case', () => {
    expect(isTold(told, 'vache qui broute', 'luzerne du maire, hurler le soir, furieux hier')).toBe(false);
  });

  it.each<[NoteStanding, boolean]>([
    ['one', true],
    ['leading', true],
    ['several', false],
    ['contested', false],
  ])('needs less where nothing rivals its article: %s', (standing, expected) => {
    expect(isTold(told, 'vache qui broute', 'luzerne du maire, soir', standing)).toBe(expected);
  });
});
