/* Folded words of a question: each by itself, but where a row of them is said to be meant. */

/** What sets a yield against the usual one: « mieux que la moyenne », "is that above average". */
export const COMPARING =
  /^(?:mieux|meilleure?|superieure?|inferieure?|dessus|dessous|sous|plus|moins|above|below|over|under|better|worse|higher|lower|more|less|beats?|par|close|near)$/;
/** What calls a yield good or bad: « c'est bien », "is that poor". */
export const JUDGING =
  /^(?:bien|bons?|bonnes?|beau|mauvais|faibles?|maigre|correcte?|eleve|normale?|honorable|mediocre|suffisant|mal|ok|good|decent|bad|poor|low|high|great|normal|usual|okay|fair|alright)$/;
/** Words of somebody who tells of his own. */
export const OWN = /^(?:je|j|ai|mon|ma|mes|nous|nos|notre|avons|i|we|my|our|ours|mine)$/;
/** What makes a field one's own: « mon maïs », "my barley". */
export const POSSESSIVE = /^(?:mon|ma|mes|notre|nos|my|our)$/;
/** The mean, in a word of every day: « d'habitude », "than usual". */
export const USUAL = /^(?:habitude|habituel|usual|usually)$/;
/** What a judgement stands next to: « un bon rendement », "a poor yield", « c'est bien », "is that good". */
export const BESIDE = /^(?:rendements?|yields?|est|c|is|that|it)$/;
/** What one has done oneself, in words in a row: « j'ai récolté », "we combined". */
export const HARVESTED =
  /(?:^| )(?:j (?:en )?(?:ai|avais) (?:recolte|produit|fait|moissonne|obtenu|sorti|rentre|livre|vendu|eu|battu|tourne|atteint)|(?:on|nous) (?:en )?(?:a|avons) (?:recolte|fait|moissonne|obtenu|sorti|rentre|battu|eu)|je (?:fais|sors|tourne|recolte|moissonne)|(?:i|we) (?:have |had |just |only )?(?:harvested|produced|grew|grown|made|got|get|sold|picked|averaged|managed|cut|combined|did))(?: |$)/;
