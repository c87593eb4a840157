/** An everyday question and the numbers of the articles that answer it (any of them is right). */
export interface LawQuestion {
  readonly question: string;
  readonly articles: readonly string[];
}

/** Questions known while the lexicon was written. */
export const KNOWN_QUESTIONS: readonly LawQuestion[] = [
  // Book I: land, SAFER, ways
  {
    question: "Peut-on construire une maison à 40 mètres d'une stabulation existante ?",
    articles: ['L111-3'],
  },
  { question: 'qui siege a la cdpenaf', articles: ['D112-1-11', 'L112-1-1'] },
  {
    question:
      "Un promoteur qui bétonne 20 hectares de bonnes terres doit-il dédommager l'agriculture locale ?",
    articles: ['L112-1-3', 'D112-1-18'],
  },
  { question: 'Puis-je couper mes haies pendant un remembrement ?', articles: ['L121-19', 'R121-20-2'] },
  {
    question: "Avec le remembrement, est-ce que je vais récupérer la même surface qu'avant ?",
    articles: ['L123-4'],
  },
  { question: 'qui paye les frais du remembrement', articles: ['L121-15'] },
  {
    question:
      'Je ne suis pas d accord avec la nouvelle répartition des parcelles, à qui faire ma réclamation ?',
    articles: ['L121-7', 'R121-6'],
  },
  {
    question: "Que devient mon bail si la parcelle que je loue est prise dans l'aménagement foncier ?",
    articles: ['L123-15'],
  },
  {
    question: 'Échanger une parcelle avec mon voisin : le département rembourse-t-il le notaire ?',
    articles: ['L124-4', 'R124-2'],
  },
  { question: "Au bout de combien d'années un champ est-il considéré comme inculte ?", articles: ['L125-1'] },
  {
    question:
      'Mon voisin veut planter des résineux tout contre mon pré, la commune peut-elle réglementer ça ?',
    articles: ['L126-1', 'R126-1'],
  },
  { question: 'Quelle amende pour avoir arraché une haie classée par le préfet ?', articles: ['L126-4'] },
  {
    question: 'La safer peut-elle baisser le prix que je demande pour ma ferme ?',
    articles: ['L143-10', 'R143-12'],
  },
  {
    question: 'combien de temps la safer peut stocker des terres avant de les revendre',
    articles: ['L142-4'],
  },
  {
    question: 'Le notaire est-il obligé de prévenir la Safer avant une vente de terres ?',
    articles: ['L141-1-1', 'R143-4'],
  },
  {
    question: 'La SAFER peut-elle mettre la main sur des terres données à un neveu par donation ?',
    articles: ['L143-16'],
  },
  { question: 'Comment savoir pourquoi la Safer a préempté à ma place ?', articles: ['L143-3', 'R143-6'] },
  {
    question: 'Un particulier peut-il confier ses terres à la SAFER pour quelques années sans bail rural ?',
    articles: ['L142-6'],
  },
  {
    question:
      "La commune veut enterrer une conduite d'eau potable dans mon champ, ai-je droit à une indemnité ?",
    articles: ['L152-1', 'R152-13'],
  },
  {
    question: 'Je veux irriguer mais il faut passer chez le voisin avec un tuyau, peut-il refuser ?',
    articles: ['L152-14', 'L152-3'],
  },
  { question: "C'est quoi la différence entre chemin rural et voie communale ?", articles: ['L161-1'] },
  { question: 'un agriculteur a labouré le chemin rural, que dit le code', articles: ['D161-14'] },
  {
    question: 'Mon voisin a mis une chaîne en travers du chemin rural, qui doit intervenir ?',
    articles: ['D161-11', 'L161-5'],
  },
  {
    question: "Le chemin d'exploitation qui dessert nos parcelles est défoncé : qui paie la remise en état ?",
    articles: ['L162-2'],
  },
  {
    question: "Peut-on fermer un sentier d'exploitation si un seul riverain s'y oppose ?",
    articles: ['L162-3'],
  },
  { question: 'Largeur maximale de la plateforme d un chemin rural', articles: ['D161-8'] },
  { question: 'Can the mayor ban lorries from a rural track?', articles: ['D161-10'] },
  { question: 'Who owns a country lane used by the public in France?', articles: ['L161-3', 'L161-1'] },
  { question: 'Can SAFER pre-empt when farmland is sold to a cousin?', articles: ['L143-4'] },
  // Book II: animals, food, plants
  {
    question: 'Les poules du voisin saccagent mon potager, puis-je demander réparation ?',
    articles: ['L211-5', 'L211-4'],
  },
  {
    question: "J'ai perdu de vue mon essaim, appartient-il au propriétaire du terrain où il s'est posé ?",
    articles: ['L211-9'],
  },
  { question: 'Un mineur peut-il promener un rottweiler ?', articles: ['L211-13', 'L211-16'] },
  { question: 'faut il une muselière pour un staff dans le bus', articles: ['L211-16'] },
  { question: 'Mon chien a mordu le facteur, dois-je le déclarer ?', articles: ['L211-14-2'] },
  {
    question: "Combien de jours la fourrière garde-t-elle un chien avant de le donner ou de l'euthanasier ?",
    articles: ['L211-25', 'L211-26'],
  },
  { question: 'à partir de quelle distance un chat est il en divagation', articles: ['L211-23'] },
  { question: "Quelles maladies du chiot permettent d'annuler la vente ?", articles: ['R213-2', 'L213-3'] },
  {
    question: "J'ai acheté un cheval qui tique, dans quel délai agir contre le vendeur ?",
    articles: ['R213-5', 'R213-1'],
  },
  { question: 'A partir de quel âge peut-on vendre un chaton ?', articles: ['L214-8'] },
  { question: 'Peut-on offrir un poisson rouge comme lot à la kermesse ?', articles: ['L214-4', 'R215-5-1'] },
  {
    question: 'Je vends une portée de chiots par an, dois-je avoir un numéro SIRET ?',
    articles: ['L214-6-2'],
  },
  {
    question: 'Est-ce légal de laisser un cheval dehors sans abri tout l’hiver ?',
    articles: ['R214-18', 'R214-17'],
  },
  {
    question: 'Peut-on encore construire un poulailler avec des cages pour pondeuses ?',
    articles: ['L214-11', 'D214-38'],
  },
  { question: 'Qui peut égorger un mouton pour l’Aïd et où ?', articles: ['R214-73', 'R214-75'] },
  { question: "L'oreille coupée d'un doberman, c'est autorisé ?", articles: ['R214-21'] },
  {
    question: "Faut-il l'accord d'un comité d'éthique pour une expérience sur des souris ?",
    articles: ['R214-123', 'R214-122', 'R214-117'],
  },
  { question: 'est ce que je peux tuer mon cochon moi meme pour la famille', articles: ['R231-6'] },
  { question: "Quelle peine pour l'abattage clandestin de moutons ?", articles: ['L237-2'] },
  { question: 'Mon troupeau a été abattu pour tuberculose, serai-je indemnisé ?', articles: ['L221-2'] },
  {
    question: "Que se passe-t-il pour un chien qui a griffé quelqu'un : surveillance vétérinaire ?",
    articles: ['L223-10'],
  },
  { question: 'A-t-on le droit de vacciner ses vaches contre la fièvre aphteuse ?', articles: ['L223-18'] },
  {
    question: 'Un ostéopathe non vétérinaire peut-il manipuler mon cheval ?',
    articles: ['L243-3', 'R243-6', 'D243-7'],
  },
  { question: 'Mon véto peut-il refuser de venir la nuit ?', articles: ['R242-48', 'R242-61'] },
  { question: 'la cantine doit elle proposer un repas sans viande', articles: ['L230-5-6', 'L230-5-6-1'] },
  {
    question: 'Combien de temps reste publié le résultat du contrôle d’hygiène de mon restaurant ?',
    articles: ['D231-3-10'],
  },
  {
    question: "Dois-je avoir quelqu'un de formé à l'hygiène dans mon food-truck ?",
    articles: ['D233-11', 'L233-4'],
  },
  { question: 'Combien de temps le certiphyto est-il valable ?', articles: ['R254-11', 'R254-14', 'R254-9'] },
  { question: 'Mon négociant peut-il me faire une ristourne sur le désherbant ?', articles: ['L253-5-1'] },
  {
    question: 'Peut-on traiter près de la cour de récréation d’une école ?',
    articles: ['L253-7-1', 'D253-45-1'],
  },
  {
    question: 'pulvé : faut il le faire controler et tous les combien',
    articles: ['L256-2', 'D256-11', 'D256-14'],
  },
  {
    question:
      'Le voisin refuse d’arracher ses vignes malades de la flavescence dorée, que peut faire l’État ?',
    articles: ['L251-10'],
  },
  { question: 'Peut-on empoisonner les ragondins ?', articles: ['L251-3-1'] },
  { question: 'Do I have to microchip my cat in France before giving it away?', articles: ['L212-10'] },
  { question: 'How far from the neighbour must beehives be kept?', articles: ['L211-6', 'L211-7'] },
  { question: 'My cow died last night, when must the renderer collect the carcass?', articles: ['L226-6'] },
  { question: 'Is it legal to keep mink for fur in France?', articles: ['L214-9-1'] },
  // Book III: farms
  { question: 'Faire du gîte à la ferme, est-ce une activité agricole ?', articles: ['L311-1'] },
  {
    question: 'Les voisins se plaignent du chant du coq et de l’odeur du fumier, suis-je responsable ?',
    articles: ['L311-1-1'],
  },
  {
    question: 'Ma belle-fille a travaillé avec mon fils sur notre ferme sans salaire, a-t-elle une créance ?',
    articles: ['L321-15'],
  },
  { question: 'Comment prouver un salaire différé ?', articles: ['L321-19'] },
  {
    question:
      'Veuve d’agriculteur, j’ai travaillé 12 ans sans rémunération, que puis-je demander à la succession ?',
    articles: ['L321-21-1'],
  },
  {
    question: 'Un associé de gaec peut-il bosser à l’extérieur ?',
    articles: ['L323-7', 'R323-31', 'L323-2'],
  },
  { question: 'Quel capital minimum pour monter une EARL ?', articles: ['L324-3'] },
  {
    question: "Mon voisin m'aide à faire les foins et se blesse, qui est responsable ?",
    articles: ['L325-3'],
  },
  { question: 'Combien risque-t-on à exploiter sans autorisation ?', articles: ['L331-7'] },
  {
    question: "La préfecture met combien de temps à répondre à une demande d'autorisation d'exploiter ?",
    articles: ['R331-6'],
  },
  {
    question:
      "Je n'ai pas de diplôme agricole, cinq ans d'expérience suffisent-ils au contrôle des structures ?",
    articles: ['R331-2'],
  },
  { question: 'Rachat de parts d’une SCEA par un industriel : faut-il un feu vert ?', articles: ['L333-2'] },
  {
    question:
      'Je ne peux plus payer mes fournisseurs, quel tribunal peut m’aider à trouver un accord avec mes créanciers ?',
    articles: ['L351-2', 'L351-1', 'L351-4'],
  },
  {
    question: 'Quel pourcentage de la prime d’assurance récolte est pris en charge ?',
    articles: ['D361-43-5', 'L361-4'],
  },
  {
    question: 'Can a farmer get out of debt through an amicable settlement procedure?',
    articles: ['L351-1', 'L351-2', 'L351-4'],
  },
  // Book IV: leases
  { question: 'Mon fermier ne paye plus depuis deux ans, comment le faire partir ?', articles: ['L411-31'] },
  {
    question:
      "Je veux laisser la ferme louée à ma fille quand j'arrêterai, le propriétaire doit-il être d'accord ?",
    articles: ['L411-35'],
  },
  { question: 'mon proprio peut il augmenter le fermage comme il veut', articles: ['L411-11', 'L411-13'] },
  {
    question: "À quel âge le bailleur ne peut-il plus reprendre la terre pour l'exploiter lui-même ?",
    articles: ['L411-64'],
  },
  {
    question: 'Le repreneur a revendu le terrain deux ans après m’avoir fait partir, que puis-je obtenir ?',
    articles: ['L411-66'],
  },
  { question: 'Puis-je retourner une prairie louée pour semer du maïs ?', articles: ['L411-29'] },
  { question: 'Puis-je construire un hangar sur la terre que je loue ?', articles: ['L411-73'] },
  {
    question: 'Le terrain que je loue devient constructible, le bailleur peut-il casser le bail ?',
    articles: ['L411-32'],
  },
  {
    question: 'combien de temps ai-je pour repondre au notaire quand la terre que je loue est vendue',
    articles: ['L412-8'],
  },
  {
    question: 'On m’a vendu la terre sous le nez sans me prévenir alors que je suis le fermier',
    articles: ['L412-10'],
  },
  {
    question: "Le fermier peut-il chasser sur les terres qu'il loue et inviter un ami ?",
    articles: ['L415-7', 'D415-1'],
  },
  { question: 'Qui paie la réfection de la toiture de la grange louée ?', articles: ['L415-4', 'L415-3'] },
  { question: 'Quelle part de la récolte revient au propriétaire dans un métayage ?', articles: ['L417-3'] },
  { question: 'durée d’un bail emphytéotique', articles: ['L451-1'] },
  { question: 'Location d’un jardin ouvrier : quel préavis ?', articles: ['L471-1', 'L471-2'] },
  { question: 'Does a farm lease have to be in writing?', articles: ['L411-4'] },
  { question: 'What happens to the lease when the tenant farmer dies?', articles: ['L411-34'] },
  {
    question: 'Can my landlord sell the farm without offering it to me first?',
    articles: ['L412-1', 'L412-10', 'L412-8'],
  },
  // Book V: organisations
  {
    question: 'Puis-je quitter ma coopérative avant la fin de mon engagement ?',
    articles: ['L521-3-3', 'R522-4'],
  },
  { question: 'Combien faut-il être pour créer une coopérative agricole ?', articles: ['R522-1'] },
  { question: 'La CUMA peut-elle déneiger les routes de la commune ?', articles: ['L522-6'] },
  {
    question: "Pour combien de temps sont élus les membres de la chambre d'agriculture ?",
    articles: ['L511-7'],
  },
  { question: 'Les administrateurs de la coop touchent-ils un salaire ?', articles: ['L524-3'] },
  // Book VI: production and markets
  {
    question: 'Un contrat écrit est-il obligatoire pour vendre mon blé ou mes bêtes ?',
    articles: ['L631-24'],
  },
  {
    question: 'la laiterie n’a pas mis d’indicateurs dans le contrat, qui saisir ?',
    articles: ['L631-27', 'L631-28', 'L631-25', 'L631-28-1'],
  },
  { question: 'Que garantit le label rouge ?', articles: ['L641-1'] },
  { question: 'Qui a le droit d’écrire bio sur ses étiquettes ?', articles: ['L641-13'] },
  { question: 'On peut appeler crémant un mousseux sans appellation ?', articles: ['L644-2'] },
  {
    question: 'Ai-je le droit d’abattre mes poulets à la ferme pour les vendre ?',
    articles: ['L654-3', 'D654-3', 'D654-2', 'D654-4'],
  },
  { question: 'Mon champ bio a été contaminé par le maïs OGM du voisin', articles: ['L663-4'] },
  {
    question: 'Distiller ses prunes chez soi : qui est bouilleur de cru ?',
    articles: ['L664-15', 'L664-16'],
  },
  {
    question: 'Jusqu’à quelle date puis-je arroser mes vignes ?',
    articles: ['D665-17-5', 'D645-5', 'L665-1'],
  },
  { question: 'Is a farmer allowed to swap seeds with other farmers?', articles: ['L661-8'] },
  // Book VII: social
  {
    question: 'Combien d’heures par semaine maximum pendant la moisson ?',
    articles: ['L713-13', 'R713-13', 'R713-14'],
  },
  {
    question: 'Un ado de 15 ans peut-il bosser à la ferme pendant les vacances ?',
    articles: ['R715-2', 'L715-1'],
  },
  { question: 'combien de douches pour 12 vendangeurs logés', articles: ['R716-11'] },
  { question: 'Peut-on loger ses vendangeurs sous la tente ?', articles: ['R716-1', 'R716-16'] },
  { question: 'Quels EPI pour la tronçonneuse ?', articles: ['R717-83-1', 'R717-83'] },
  {
    question: 'Quelle surface minimum faut-il pour être affilié à la MSA ?',
    articles: ['L722-5', 'L722-5-1'],
  },
  {
    question: 'Congé maternité des agricultrices : qui paie le remplaçant ?',
    articles: ['L732-10', 'R732-17', 'R732-19'],
  },
  { question: 'Combien d’hectares un retraité peut-il garder pour lui ?', articles: ['L732-39', 'D732-71'] },
  {
    question: 'J’ai la maladie de Parkinson après 30 ans de phytos, est-ce reconnu ?',
    articles: ['Tableau n° 58'],
  },
  { question: 'Une fonctionnaire peut-elle faire les vendanges pendant ses congés ?', articles: ['L718-6'] },
  { question: 'How soon must a farm worker report an accident to the employer?', articles: ['D751-85'] },
  // Books VIII and IX
  { question: 'Quelles punitions un lycée agricole peut-il infliger à un élève ?', articles: ['R811-83-3'] },
  { question: 'Combien d’années pour un BTSA ?', articles: ['D811-139-1', 'D811-137'] },
  { question: 'À quel âge peut-on faire de la chasse sous-marine au fusil ?', articles: ['R921-90'] },
  { question: 'pêche à pied pro quel permis', articles: ['R921-68', 'D921-67', 'R921-69'] },
  { question: 'Peut-on pêcher la civelle ?', articles: ['R922-48'] },
  { question: 'Qui délivre les concessions ostréicoles ?', articles: ['R923-10'] },
  { question: 'Can I sell the sea bass I caught for fun?', articles: ['R921-83'] },
  {
    question: 'What fine for fishing without authorisation at sea?',
    articles: ['L945-4', 'L945-1', 'L945-2'],
  },
];
