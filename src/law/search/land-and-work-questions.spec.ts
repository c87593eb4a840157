import { beforeAll, describe, expect, it } from 'vitest';
import { ruralCodeSearch } from '../../../test/fixtures/law/rural-search.js';
import { judgeConfidence } from './law-confidence.js';
import type { LawSearchResult } from './law-search.js';

describe('search for stories of land, co-operatives, labels, work, schools and the sea', () => {
  let find: (question: string) => LawSearchResult;

  beforeAll(async () => {
    find = await ruralCodeSearch();
  });

  it.each([
    [
      'le prefet a fixé le debut des vendanges de mon appellation au 8 septembre mais mes raisins sont deja murs. ya t il un moyen de couper avant la date, et qui donne le feu vert',
      'D645-6',
    ],
    [
      'We are short of beds for the harvest in Champagne. May I put my pickers up in tents on our own field for two weeks? Who would have to say yes?',
      'R716-16',
    ],
    [
      'Nos raisins sont coupés à la main, le cahier des charges de l’AOC l’impose, et la météo annonce un déluge lundi. Puis-je faire travailler mes vendangeurs salariés dimanche, leur jour de repos ? À quelle fréquence au maximum, et faut-il prévenir quelqu’un ?',
      'R714-10',
    ],
    [
      'Mon père a toujours cultivé douze hectares d’un seul tenant près de la ferme. On vient de recevoir le plan du nouveau découpage et il lui manque presque un hectare, soi-disant parce que les terres sont meilleures. Est-ce que c’est légal de recevoir moins que ce qu’on a mis ?',
      'L123-4',
    ],
    [
      'A new map of our fields has been pinned up at the town hall, and I come out of it much worse than my cousin. Whom do I write to if I want it looked at again?',
      'L121-7',
    ],
    [
      'Mon voisin a passé le bulldozer sur cent mètres d’une vieille haie que le préfet avait classée, sans rien demander. Qu’est-ce qu’il encourt ?',
      'L126-4',
    ],
    [
      'Depuis la mort de la vieille dame, personne n’a touché à son verger, les ronces montent à deux mètres. Je suis jeune maraîcher et je cherche de la terre. Comment obtenir de le travailler malgré des héritiers qui ne répondent pas ?',
      'L125-1',
    ],
    [
      'Derrière ma grange passe un vieux chemin que plus personne n’utilise ; le conseil municipal veut s’en débarrasser. Puis-je l’avoir avant les autres puisqu’il touche mon terrain ?',
      'L161-10',
    ],
    [
      'Un Parisien a acheté la maison d’à côté et a mis une chaîne sur le chemin où tout le village passe depuis toujours. Il dit que c’est chez lui. Qui doit le prouver ?',
      'L161-3',
    ],
    [
      'Depuis que mon voisin a posé des rochers, les tracteurs ne passent plus sur la voie communale non goudronnée. J’ai écrit au maire, il fait le mort. Est-il obligé d’agir vite ?',
      'D161-11',
    ],
    [
      'Les saules d’un riverain couvrent tout le chemin de la commune, ma moissonneuse ne passe plus. Il refuse de tailler. Qui paie si la mairie le fait à sa place ?',
      'D161-24',
    ],
    [
      'Nous sommes quatre à nous servir d’un sentier entre nos vignes. Trois veulent le labourer. Moi j’y passe encore une fois par an. Mon refus suffit-il à les bloquer ?',
      'L162-3',
    ],
    [
      'The grassy lane between our vineyards is used by walkers, and one of us put up a gate. It is on no village map. Whose is it, and can we keep the public off?',
      'L162-1',
    ],
    [
      'Un négociant me paierait mes blés dix euros de plus que ma coop, mais j’y suis engagé. Suis-je obligé de tout livrer à la coop et jusqu’à quand ?',
      'L521-3',
    ],
    [
      'The biggest grower in our co-op says his vote should count for ten. How are votes shared out at the general meeting?',
      'L524-4',
    ],
    [
      'Notre cave coopérative est en liquidation et doit deux millions aux banques. J’ai 3 000 euros de parts. Les banques peuvent-elles me prendre plus que ça ?',
      'L526-1',
    ],
    [
      'Our winery co-op has collapsed owing the banks two million. I hold shares of 3,000 euros. Can they come after me for more?',
      'L526-1',
    ],
    [
      'Le maire voudrait que notre CUMA fauche les bords de route de la commune l’été. Est-ce qu’on a le droit alors que la mairie n’est pas agricultrice ?',
      'L522-6',
    ],
    [
      'Mon abattoir m’achète mes cochons depuis 2008 sans rien signer, il m’appelle le lundi et donne son prix. Est-ce encore légal ?',
      'L631-24',
    ],
    [
      'A cannery takes all my peas each summer on a phone call. Should there be something in writing, and who has to offer it first?',
      'L631-24',
    ],
    [
      'L’industriel m’a retiré 4 centimes par kilo en cours d’année. Mon avocat veut aller au tribunal tout de suite. Peut-il sauter la case médiation ?',
      'L631-28',
    ],
    [
      'Je produis des pruneaux et une association que je ne connais pas m’envoie une facture de cotisation "étendue". Est-ce que je peux la mettre à la poubelle ?',
      'L632-6',
    ],
    [
      'I use no sprays and my customers know it. Is it against the law to chalk "organic" on the stall if no one certifies me?',
      'L641-13',
    ],
    [
      'Un fabricant de bougies met le nom de notre AOC sur ses pots parce que ça sent le foin. Peut-on l’en empêcher ?',
      'L643-1',
    ],
    [
      'Picking opens on the 15th in our appellation but one plot is rotting on the vine. Is there anyone who can give leave to pick it now?',
      'D645-6',
    ],
    [
      'On a fait 62 hectos là où le cahier des charges en permet 55. Le surplus, je peux le vendre en vin de table ou il doit partir à la distillerie ?',
      'D645-14',
    ],
    [
      'Le thermomètre monte à 42 et mes ceps d’appellation flétrissent. Si je sors le goutte-à-goutte en juillet, je suis hors la loi ?',
      'D645-5',
    ],
    [
      'L’esca m’a tué un cep sur cinq. On me dit que je dois réduire ma récolte déclarée à cause des trous. Vrai ?',
      'D645-4',
    ],
    [
      'J’ai arraché deux hectares il y a quatre ans et je n’ai jamais replanté. Est-ce que je suis encore dans les temps pour demander ?',
      'D665-9',
    ],
    [
      'Un orage de grêle est prévu et les cerises sont mûres. Mes deux salariés devaient se reposer demain. Puis-je leur demander de venir et que dois-je faire auprès de l’inspection ?',
      'R714-10',
    ],
    [
      'Le camping est complet, les hôtels aussi et vingt cueilleurs arrivent lundi. Puis-je planter des tentes derrière le chai, et auprès de qui demander ?',
      'R716-16',
    ],
    ['The boss sleeps us in the cellar under the winery with no key. Is that allowed?', 'R716-1'],
    [
      'Nous sommes seize à dormir chez le vigneron et il n’y a qu’une seule douche. Combien il en faudrait ?',
      'R716-11',
    ],
    [
      'I work for the town hall and have three weeks off in September. Could I pick grapes for wages during them?',
      'L718-6',
    ],
    [
      'Ma fille a 14 ans et le voisin lui propose de ramasser ses framboises en août contre un peu d’argent. Est-elle trop jeune ?',
      'R715-2',
    ],
    [
      'Un courrier de la MSA me réclame des cotisations de 2017, avec des majorations. Peut-elle remonter aussi loin ?',
      'L725-7',
    ],
    [
      'Je cultive un petit potager de vente, j’ai un autre métier à côté, et la MSA m’envoie une facture de « solidarité » qui ne m’ouvre aucun droit. Pourquoi ?',
      'L731-23',
    ],
    [
      'Mon accouchement est prévu en mars, en pleine saison des agnelages, et nous ne sommes que deux sur la ferme. Quelqu’un peut-il être payé pour me remplacer ?',
      'L732-10',
    ],
    [
      'Our baby is due in May, right at silage time, and I milk alone. As the father, am I entitled to have someone stand in for me?',
      'L732-12-1',
    ],
    [
      'J’arrête à 64 ans mais je tiens à mes trois brebis et un bout de prairie. Est-ce que la MSA va me couper la pension ?',
      'L732-39',
    ],
    [
      'En rentrant du verger où je suis saisonnier, une voiture m’a fauché sur la route. Est-ce que ça compte comme accident du travail ?',
      'L751-6',
    ],
    [
      'Mon grand-père roule encore avec un Massey de 1965 sans cabine ni arceau. Est-ce qu’il risque quelque chose s’il s’en sert à la ferme ?',
      'L752-29-1',
    ],
    [
      'Mon fils a fumé à l’internat du lycée agricole et on parle de le mettre dehors pour de bon. Quelles punitions existent ?',
      'R811-83-3',
    ],
    [
      'Le lycée agricole a renvoyé mon gamin après un conseil de discipline. On trouve ça injuste. Où contester et combien de temps on a ?',
      'R811-83-21',
    ],
    [
      'Mon petit canot fait cinq mètres, je pose des casiers à homards le week-end. Il y a un maximum ?',
      'R921-88',
    ],
    [
      'We would like to rear oysters on the foreshore. Who grants the plot and for how many years at most?',
      'R923-10',
    ],
    [
      'Je pêche la coquille et on me demande de l’argent pour le comité régional. J’ai rien demandé à personne. Est-ce obligatoire ?',
      'L912-16',
    ],
    [
      'La région m’a payé la moitié de ma haie il y a six ans. Elle me gêne, je voudrais l’enlever. Vont-ils me réclamer l’argent ?',
      'L114-3',
    ],
    [
      'Mon pré est au milieu d’une association pastorale et moi je ne veux pas en être. Puis-je laisser le terrain contre de l’argent ?',
      'L135-4',
    ],
    [
      'Le canal passe de l’autre côté de chez mon voisin et mes maïs crèvent de soif. Est-il obligé de laisser passer mon tuyau ?',
      'L152-14',
    ],
    [
      'Dans notre village les champs sont en mille morceaux et on aimerait tout regrouper. Qui peut décider de créer la commission qui s’en occupera, le maire ou le département ?',
      'L121-2',
    ],
    [
      'On est en plein remembrement et je voulais arracher une haie et creuser un fossé derrière chez moi. Ai-je le droit pendant l’opération ?',
      'L121-19',
    ],
    [
      'My commune is in the middle of re-allotting its land and I have found a buyer for a field. Must I tell someone before I sell?',
      'L121-20',
    ],
    [
      'J’ai coupé des arbres pendant le remembrement alors que c’était defendu. Quelle amende je risque ?',
      'L121-23',
    ],
    [
      'Mon oncle a été oublié dans le remembrement, son nom n’etait nulle part et sa terre a été donnée à un autre. Peut-il encore être payé ?',
      'L123-16',
    ],
    ['Mon voisin a planté des sapins là où c’était interdit. Peut-on le forcer à les arracher ?', 'L126-2'],
    [
      'A developer wants to concrete over 12 hectares of fields. Does he have to assess the harm to farming and make up for it?',
      'L112-1-3',
    ],
  ])('« %s »: %s', (question, number) => {
    const found = find(question);
    expect(found.hits[0]?.number).toBe(number);
    expect(['one', 'several']).toContain(judgeConfidence(found));
  });
});
