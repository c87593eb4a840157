import type { LawQuestion } from './law-questions.data.js';

/** Questions for articles drawn at random from the code, in words far from the text: the hard end of what may be asked. */
export const RANDOM_ARTICLE_QUESTIONS: readonly LawQuestion[] = [
  {
    question:
      'Ma femme accouche bientôt, je suis éleveur : puis-je me faire remplacer à la ferme et qui paie le remplaçant ?',
    articles: ['L732-12-1', 'L732-10', 'D732-27'],
  },
  {
    question: 'Peut-on interdire la pêche dans une zone pour protéger les frayères ?',
    articles: ['L924-4', 'L924-1', 'L924-3', 'R922-8'],
  },
  {
    question:
      'Une tempête a fait perdre de l’argent aux pêcheurs, existe-t-il un fonds pour les indemniser ?',
    articles: ['L931-31'],
  },
  {
    question: 'Je suis salarié à mi-temps et paysan à côté, quel régime me rembourse mes soins ?',
    articles: ['L732-9', 'L722-12'],
  },
  {
    question: 'Peut-on encore faire paître en commun sur les chaumes des voisins ?',
    articles: ['L651-1', 'L651-2', 'L651-3'],
  },
  {
    question: 'Mon frère m’aide gratuitement à la ferme, est-il couvert par la MSA ?',
    articles: ['L722-7-2', 'L722-10'],
  },
  {
    question: 'Je voudrais retirer mon terrain d’une association foncière pastorale pour construire',
    articles: ['L135-7'],
  },
  {
    question: 'Que risque un pépiniériste qui ne surveille pas ses plants malades ?',
    articles: ['L251-21', 'L251-20'],
  },
  {
    question: 'Une marque peut-elle évoquer une AOP connue sans y avoir droit ?',
    articles: ['L643-2', 'L643-1'],
  },
  {
    question: 'Les administrateurs d’une caisse d’assurance mutuelle agricole sont-ils payés ?',
    articles: ['L771-3'],
  },
  {
    question: 'Deux voisins se disputent la propriété d’un sentier entre leurs champs, quel juge ?',
    articles: ['L162-5', 'L161-4'],
  },
  {
    question: 'À partir de quand dit-on que les pêches et les tomates sont en crise de prix ?',
    articles: ['L611-4'],
  },
  { question: 'Un pitbull a-t-il le droit de monter dans le métro ?', articles: ['L211-16'] },
  {
    question: 'Faut-il une enquête publique pour créer une association foncière agricole ?',
    articles: ['L136-4'],
  },
  {
    question: 'Je loue un étang pour élever des truites, ai-je la protection du fermage ?',
    articles: ['L415-10'],
  },
  {
    question:
      'Je suis associé dans une société agricole sans y travailler tous les jours : compté comme exploitant pour le contrôle des structures ?',
    articles: ['R331-1', 'L331-1-1'],
  },
  { question: 'Combien de temps dure le permis national de pêche à pied ?', articles: ['R921-68'] },
  { question: 'Peut-on fabriquer de la farine de poisson à bord d’un bateau ?', articles: ['R922-24'] },
  {
    question: 'Avec le titre emploi-service agricole, qui applique l’exonération pour les saisonniers ?',
    articles: ['D741-63', 'L741-16'],
  },
  { question: 'Qui peut adhérer à une organisation de producteurs laitiers ?', articles: ['D551-35'] },
  { question: 'Quels registres doit tenir un refuge pour chiens ?', articles: ['R214-30-3'] },
  {
    question: 'À quelles conditions des oeufs peuvent-ils être dits fermiers ?',
    articles: ['D641-57-7', 'D641-57-6'],
  },
  {
    question: 'Ma surface est tombée sous le minimum, puis-je rester chef d’exploitation à la MSA ?',
    articles: ['R722-14', 'L722-6'],
  },
  {
    question: 'Une coopérative peut-elle acheter ailleurs quand la récolte s’effondre ?',
    articles: ['R521-2'],
  },
  { question: 'L’Anses peut-elle refuser un essai de pesticide dangereux ?', articles: ['R253-32-1'] },
  {
    question:
      'J’engraisse des dindes pour un groupe qui me fournit poussins et aliments : est-ce un contrat spécial ?',
    articles: ['L326-1', 'L326-2'],
  },
  {
    question: 'Travail au noir sur mon exploitation : la MSA peut-elle majorer les cotisations ?',
    articles: ['L725-3-2'],
  },
  { question: 'À quoi sert la conférence de bassin laitier ?', articles: ['D654-114-3'] },
  {
    question: 'J’ai appris qu’un insecte auxiliaire importé pose problème, dois-je le dire ?',
    articles: ['R258-7'],
  },
  {
    question: 'Un vétérinaire doit-il déclarer l’étudiant qui l’assiste, et à qui ?',
    articles: ['L241-9', 'R241-9', 'R241-10', 'R241-11'],
  },
  {
    question:
      'Le voisin a fait un fossé d’évacuation, puis-je m’en servir aussi et dois-je participer aux frais ?',
    articles: ['L152-21'],
  },
  {
    question:
      'Je quitte mon lopin de jardin familial après des années d’améliorations, me doit-on quelque chose ?',
    articles: ['L471-4'],
  },
  {
    question: 'Un bûcheron payé à la tâche avec ses propres outils est-il salarié pour la MSA ?',
    articles: ['L722-22', 'L722-23'],
  },
  {
    question: 'Je n’arrive pas à vendre ma ferme, puis-je toucher ma pension et continuer quand même ?',
    articles: ['L732-40'],
  },
  {
    question: 'Mon comptable peut-il remplir le titre emploi-service agricole à ma place ?',
    articles: ['L712-7'],
  },
  {
    question: 'J’ai acheté une vieille chèvre trois sous et elle est malade, ai-je un recours ?',
    articles: ['L213-8'],
  },
  {
    question: 'Le vendeur a baissé son prix après ma réponse, le fermier a-t-il droit à un nouveau délai ?',
    articles: ['L412-9'],
  },
  { question: 'Une coopérative peut-elle durer plus d’un siècle ?', articles: ['L521-2'] },
  {
    question: 'Dans quels cas l’engrais venu d’Allemagne peut-il être vendu en France sans autorisation ?',
    articles: ['L255-3'],
  },
  {
    question: 'Un céréalier qui veut cinquante hectares de plus, à qui demande-t-il la permission ?',
    articles: ['L331-2', 'R331-4', 'L331-3'],
  },
  { question: 'La Safer fait-elle des bénéfices ?', articles: ['L141-7'] },
  { question: 'Puis-je piquer mes vaches moi-même ?', articles: ['L243-2', 'D243-1'] },
  {
    question: 'Des plants contaminés arrivent chez un jardinier, que peuvent ordonner les inspecteurs ?',
    articles: ['L250-7'],
  },
  { question: 'Quel est le but d’un remembrement ?', articles: ['L121-1'] },
  {
    question:
      'Comment se passe la première visite pour avoir la certification haute valeur environnementale ?',
    articles: ['D617-9'],
  },
  {
    question: 'Combien d’hectares de vigne nouvelle peut-on limiter dans une AOP ?',
    articles: ['D665-3', 'L665-8'],
  },
  {
    question:
      'Je suis cotisant solidaire et je n’ai pas renvoyé ma déclaration de revenus, quelle pénalité ?',
    articles: ['D731-41'],
  },
  {
    question: 'Un candidat qui a triché à l’examen peut-il connaître les raisons de sa sanction ?',
    articles: ['D811-175-4', 'D811-176'],
  },
  {
    question: 'Un vétérinaire espagnol peut-il venir soigner quelques jours en France ?',
    articles: ['L204-1', 'R204-2', 'L241-3'],
  },
  {
    question: 'Can a tenant get a fresh period to answer if the seller changes the price?',
    articles: ['L412-9'],
  },
  { question: 'Do agricultural cooperatives have a maximum lifetime?', articles: ['L521-2'] },
  { question: 'Is the Safer allowed to make a profit?', articles: ['L141-7'] },
  { question: 'Can a farmer vaccinate his own cattle?', articles: ['L243-2', 'D243-1'] },
];
