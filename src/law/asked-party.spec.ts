import { describe, expect, it } from 'vitest';
import { isTimeOfOther, partyAsked } from './asked-party.js';
import { wishOf } from './brief-wish.js';
import { lawWords } from './search/law-words.js';
import { statedFigures } from './stated-figure.js';

const folded = (text: string): string => lawWords(text).join(' ');

describe('whose time is asked for', () => {
  it.each([
    ['mon proprio veut la terre pour son gendre, il doit me le dire combien de temps avant ?', 'landlord'],
    ["mon proprio reprend le champ, combien de temps avant doit-il m'avertir ?", 'landlord'],
    ['le propriétaire veut reprendre pour son fils, combien de temps avant ?', 'landlord'],
    ['my landlord wants the field for his son-in-law, how long before must he tell me?', 'landlord'],
    ['mon fermier veut partir, il doit me le dire combien de temps avant ?', 'tenant'],
    ["mon proprio m'a donné congé, j'ai combien de temps pour contester ?", 'tenant'],
    ["mon proprio m'a donné congé, quel délai pour contester ?", 'tenant'],
    ["j'ai donné congé à mon fermier, combien de temps a-t-il pour aller au tribunal ?", 'tenant'],
    ['My tenant contests the notice. How long does he have?', 'tenant'],
    ["mon fermier est mort, j'ai combien de temps pour mettre fin au bail ?", 'landlord'],
    ['mon père fermier est mort, on a combien de temps pour rendre les terres ?', 'heirs'],
    ['la propriétaire est morte, ses enfants ont combien de temps pour me prévenir ?', 'landlord'],
    ['Je vends ma terre, la SAFER a combien de temps pour répondre ?', 'safer'],
    ['Le notaire a prévenu la SAFER, elle a combien de temps pour préempter ?', 'safer'],
    ["Mon ouvrier s'est blessé, j'ai combien de temps pour le déclarer ?", 'employer'],
    ["Je me suis blessé chez mon patron, combien de temps ai-je pour l'avertir ?", 'worker'],
    ["mon chien est à la fourrière, j'ai combien de temps pour le récupérer ?", 'keeper'],
    // Nobody is named, another one's answer is waited for, or « on » is not who asks.
    ['le congé doit être donné combien de temps avant ?', null],
    ['Mon proprio vend, combien de temps dois-je attendre ?', null],
    ['la ferme est saisie, combien de jours avant doit-on me convoquer ?', null],
    ['Mon salarié doit-il travailler quand même ?', null],
  ])('%s', (asked, party) => {
    expect(partyAsked(folded(asked))).toBe(party);
  });
});

describe('a time of another than the one who is asked about', () => {
  const LANDLORDS = 'le propriétaire doit donner congé au fermier dix-huit mois avant la fin du bail';
  const TENANTS = 'le fermier peut arrêter son bail en prévenant le propriétaire douze mois avant';
  const CONTEST =
    'le fermier a quatre mois après le congé pour notifier son opposition au propriétaire ou saisir le tribunal';
  const BOTH =
    'le fermier envoie au propriétaire deux mois avant un devis, et le propriétaire a deux mois pour répondre';
  const WARNED =
    'le fermier qui échange prévient le propriétaire, et celui-ci a deux mois pour saisir le tribunal';

  const BAILIFFS =
    "l'huissier de justice avise dans les huit jours le signataire de la contrainte de la date de sa signification";
  const FUNDS = 'les caisses peuvent demander le reversement dans un délai maximum de trois ans';
  const DEMAND = 'la MSA envoie une mise en demeure recommandée de payer dans un mois';
  const EITHER = 'si le propriétaire ou le métayer le demande au moins douze mois avant';
  const KEPT = "le GAEC risque de perdre son agrément, mais l'administration peut le maintenir un an";
  const MINISTERS = 'le ministre se prononce sur le dossier dans les deux mois';

  it.each([
    ['mon proprio reprend le champ, il doit me le dire combien de temps avant ?', CONTEST, true],
    ['mon proprio reprend le champ, il doit me le dire combien de temps avant ?', LANDLORDS, false],
    ["mon proprio m'a donné congé, j'ai combien de temps pour contester ?", CONTEST, false],
    ['How long before the end do I have to tell my tenant?', TENANTS, true],
    ['How long before the end do I have to tell my tenant?', LANDLORDS, false],
    ['Combien de temps avant dois-je prévenir mon propriétaire ?', LANDLORDS, true],
    ['Combien de temps avant dois-je prévenir mon propriétaire ?', TENANTS, false],
    ['Combien de temps avant le bailleur doit-il prévenir ?', TENANTS, true],
    ["Mon fermier veut faire des travaux, j'ai combien de temps pour répondre ?", BOTH, false],
    ["mon fermier veut échanger des parcelles, j'ai combien de temps pour m'y opposer ?", WARNED, false],
    ['je veux échanger des parcelles, mon bailleur a combien de temps pour dire non ?', WARNED, false],
    ['Quel est le préavis ?', TENANTS, false],
    ['Je veux passer au fermage, combien de temps avant dois-je prévenir le propriétaire ?', EITHER, false],
    ["Le GAEC est hors des règles, combien de temps peut-on garder l'agrément ?", KEPT, false],
    ["Un huissier m'a apporté une contrainte, j'ai combien de jours pour m'y opposer ?", BAILIFFS, true],
    ['A bailiff served me an order. How many days do I have to object?', BAILIFFS, true],
    ["Combien de jours l'huissier a-t-il pour prévenir la MSA ?", BAILIFFS, false],
    ["La MSA me réclame un trop-perçu, j'ai combien de temps pour répondre ?", FUNDS, true],
    ['La MSA a combien de temps pour me réclamer un trop-perçu ?', FUNDS, false],
    ["La MSA m'a mis en demeure, j'ai combien de temps pour payer ?", DEMAND, false],
    ["Je dépose un dossier, j'ai combien de temps pour le compléter ?", MINISTERS, true],
  ])('%s / %s', (asked, stated, expected) => {
    const words = folded(asked);
    expect(isTimeOfOther({ folded: words, wish: wishOf(words) }, folded(stated), statedFigures(stated))).toBe(
      expected,
    );
  });
});
