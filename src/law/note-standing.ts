/** How the article stands: `leading` where it has far more than the score of any other, `contested` where another has nearly its. */
export type NoteStanding = 'one' | 'leading' | 'several' | 'contested';
