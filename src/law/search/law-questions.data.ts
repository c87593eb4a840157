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

/**
 * Questions written when ranking and lexicon were first settled, 28 of them for articles drawn at random. Asked once
 * before anything was changed for them, the article came first for 55 %, among the first five for 79 %.
 */
export const HELD_OUT_QUESTIONS: readonly LawQuestion[] = [
  // For articles drawn at random
  {
    question: 'Quel quorum pour que la commission communale d’aménagement foncier puisse délibérer ?',
    articles: ['R121-4'],
  },
  {
    question: 'Expert foncier, j’ai arrêté deux ans : ma réinscription sur la liste est-elle automatique ?',
    articles: ['R171-17'],
  },
  {
    question: 'Quelles pièces joindre pour s’inscrire comme expert agricole et foncier ?',
    articles: ['R171-12'],
  },
  {
    question: 'Peine encourue pour avoir introduit un parasite de quarantaine sur le territoire',
    articles: ['L251-20'],
  },
  { question: 'Peut-on mettre des appâts empoisonnés contre les rats musqués ?', articles: ['L251-3-1'] },
  {
    question: 'Qui peut porter plainte contre un vétérinaire devant la chambre de discipline ?',
    articles: ['R242-93'],
  },
  {
    question: 'Des chiens errants peuvent-ils servir à des expériences de laboratoire ?',
    articles: ['R214-91'],
  },
  {
    question: 'Quelles conditions pour obtenir l’agrément de distributeur de produits phytosanitaires ?',
    articles: ['L254-2'],
  },
  {
    question: 'Un associé d’EARL répond-il de la valeur des apports en nature, et combien de temps ?',
    articles: ['L324-6'],
  },
  { question: 'À quoi sert un groupement foncier agricole ?', articles: ['L322-6', 'L322-1'] },
  { question: 'I am American: do I need a permit to run a farm in France?', articles: ['R334-1'] },
  {
    question: 'Faut-il avoir été assuré pour toucher l’indemnisation des calamités agricoles ?',
    articles: ['D361-31', 'D361-32', 'D361-33'],
  },
  {
    question: 'Si le préfet ne répond pas sur mon plan de professionnalisation, est-ce accepté ?',
    articles: ['R*343-22-1'],
  },
  {
    question: 'Métayage : la récolte est détruite par la grêle, le bailleur doit-il m’indemniser ?',
    articles: ['L417-4'],
  },
  { question: 'Qui entretient les constructions dans un bail emphytéotique ?', articles: ['L451-8'] },
  { question: 'Peut-on louer une toute petite parcelle hors statut du fermage ?', articles: ['L411-3'] },
  {
    question:
      'Une agence d’intérim qui place des ouvriers dans des exploitations agricoles relève de quel régime social ?',
    articles: ['L722-24'],
  },
  {
    question: 'Peut-on obtenir une remise des majorations de retard de la MSA ?',
    articles: ['R741-26', 'R731-69', 'R725-22-3'],
  },
  {
    question: 'Un accident du travail à l’étranger : quand commence le délai de déclaration de l’employeur ?',
    articles: ['D751-128'],
  },
  {
    question: 'Contre quels risques de santé les agriculteurs sont-ils obligatoirement assurés ?',
    articles: ['L732-3'],
  },
  {
    question:
      'Le proviseur du lycée agricole peut-il interdire l’accès à un élève avant le conseil de discipline ?',
    articles: ['D811-83-12'],
  },
  {
    question: 'Avant de saisir le médiateur de l’enseignement agricole, faut-il avoir fait une démarche ?',
    articles: ['D810-3'],
  },
  {
    question: 'Qui sanctionne la fraude à un examen de l’enseignement agricole ?',
    articles: ['D811-175-3', 'D811-174', 'D811-175-1'],
  },
  {
    question: 'Que contient le schéma des structures des cultures marines ?',
    articles: ['D923-7', 'D923-6'],
  },
  { question: 'Qui siège au conseil consultatif de la criée ?', articles: ['D932-16', 'D932-15'] },
  {
    question: 'combien de temps sont nommés les membres du conseil consultatif d’une halle à marée',
    articles: ['D932-16', 'D932-17'],
  },
  {
    question: 'Un salarié agricole autonome dans son emploi du temps doit-il noter ses heures ?',
    articles: ['R713-40'],
  },
  {
    question: 'Can the period of farm contribution arrears penalties be waived by the MSA?',
    articles: ['R731-69', 'R741-26', 'R725-22-3'],
  },
  // Natural questions on other subjects
  {
    question: 'Un troupeau de chèvres en divagation broute mes vignes, puis-je les retenir ?',
    articles: ['L211-1', 'L211-20'],
  },
  { question: 'Quelqu’un a perdu un python, que fait la mairie ?', articles: ['L211-21'] },
  { question: 'Chien guide dans un magasin : peut-on lui refuser l’entrée ?', articles: ['L211-30'] },
  {
    question: 'J’ai laissé mon cheval en pension et je ne paie plus, peut-il être vendu ?',
    articles: ['L213-10'],
  },
  { question: 'Qui peut tatouer un chien ?', articles: ['R212-65'] },
  { question: 'combien de temps apres la naissance declarer un poulain', articles: ['D212-49', 'D212-47'] },
  {
    question: 'Peut-on faire monter un enfant sur un manège de poneys à la fête foraine ?',
    articles: ['L214-10-1'],
  },
  { question: 'Vendre un chaton sur un marché ou une brocante', articles: ['L214-7'] },
  { question: 'Transporter une vache blessée à l’abattoir, c’est permis ?', articles: ['R214-52'] },
  {
    question: 'Un particulier peut-il enterrer son mouton mort dans son champ ?',
    articles: ['L226-2', 'L226-6', 'L226-3', 'R226-2'],
  },
  { question: 'Quelles sont les règles du gavage et du foie gras en France ?', articles: ['L654-27-1'] },
  { question: 'Le maire veut faire stériliser les chats du quartier', articles: ['L211-27'] },
  {
    question: 'Sanctions contre un agriculteur qui utilise un pesticide interdit',
    articles: ['L253-17', 'L253-15', 'L253-16'],
  },
  {
    question: 'Un vendeur de jardinerie doit-il me conseiller sur les désherbants ?',
    articles: ['L254-7', 'R254-20', 'R254-22'],
  },
  {
    question: 'Faut-il une autorisation pour lâcher des coccinelles exotiques ?',
    articles: ['L258-1', 'R258-2'],
  },
  {
    question: 'Est-ce que je peux fabriquer du purin d’ortie sans AMM ?',
    articles: ['D255-30-1', 'L253-1', 'L255-5', 'L253-6'],
  },
  { question: 'La méthanisation est-elle une activité agricole ?', articles: ['L311-1', 'D311-18'] },
  { question: 'Statut de l’épouse qui travaille à la ferme', articles: ['L321-5', 'L321-1'] },
  {
    question: 'Combien d’associés maximum dans un GAEC ?',
    articles: ['L323-2', 'L323-7', 'L323-1', 'L323-3'],
  },
  {
    question: 'Je prends ma retraite dans 5 ans, comment trouver un repreneur ?',
    articles: ['L330-5', 'L330-8', 'L330-6'],
  },
  { question: 'Le préfet peut-il me refuser l’autorisation d’exploiter ?', articles: ['L331-3-1'] },
  { question: 'emprunter en donnant sa récolte en garantie', articles: ['L342-1'] },
  { question: 'Bail de 25 ans jusqu’à la retraite du fermier, ça existe ?', articles: ['L416-5'] },
  {
    question: 'Mon propriétaire me donne congé par simple lettre un an avant, est-ce valable ?',
    articles: ['L411-47'],
  },
  { question: 'Fermier malade : puis-je rompre le bail avant terme ?', articles: ['L411-33'] },
  { question: 'Can a landlord end the lease early if the tenant does not pay?', articles: ['L411-31'] },
  {
    question: 'How much notice must a tenant give to leave at the end of a farm lease?',
    articles: ['L411-55'],
  },
  { question: 'Must improvements be compensated when the tenant leaves?', articles: ['L411-69', 'L411-71'] },
  { question: 'Une coop peut-elle travailler avec des non-adhérents ?', articles: ['L522-5'] },
  { question: 'vote à la coopérative : un homme une voix ?', articles: ['L524-4'] },
  {
    question: 'Peut-on planter une vigne sans autorisation ?',
    articles: ['L665-7', 'D665-1', 'L665-5', 'L671-17'],
  },
  {
    question: 'Quelle amende si j’arrache une haie au printemps avec la PAC ?',
    articles: ['D614-52', 'D614-59', 'D614-61'],
  },
  { question: 'Largeur de la bande tampon le long d’un ruisseau pour la PAC', articles: ['D614-48'] },
  { question: 'Peut-on brûler les chaumes après la moisson ?', articles: ['D614-47'] },
  { question: 'Que veut dire HVE et comment l’obtenir ?', articles: ['D617-4', 'L611-6'] },
  { question: 'À qui dois-je vendre mon colza ?', articles: ['L667-2'] },
  { question: 'What counts as an organic product under French rural law?', articles: ['L641-13'] },
  { question: 'Travail du dimanche pendant les vendanges', articles: ['L714-1', 'R714-1', 'R714-10'] },
  {
    question: 'Distance de sécurité quand on abat un arbre',
    articles: ['R717-79-2', 'R717-85-23', 'R717-79-3'],
  },
  { question: 'Un bûcheron peut-il travailler seul ?', articles: ['R717-82', 'R717-82-1'] },
  { question: 'Opposition à une contrainte de la MSA : combien de jours ?', articles: ['R725-9'] },
  {
    question: 'Réduction de cotisations pour un jeune qui s’installe',
    articles: ['L731-13', 'D731-51', 'D731-52'],
  },
  {
    question: 'sage femme non, je suis agricultrice enceinte, combien de semaines de remplacement',
    articles: ['R732-19', 'L732-10', 'R732-17'],
  },
  {
    question: 'Retraite agricole à 85 % du smic, qui y a droit ?',
    articles: ['L732-63', 'D732-166-1', 'D732-166-2'],
  },
  { question: 'Does farmer’s lung count as an occupational disease?', articles: ['Tableau n° 45'] },
  { question: 'arceau de sécurité obligatoire sur les vieux tracteurs ?', articles: ['L752-29-1'] },
  { question: 'Quelles sont les missions de l’enseignement agricole ?', articles: ['L811-1'] },
  { question: 'Alternance en maison familiale rurale : quel rythme ?', articles: ['R813-42', 'L813-9'] },
  { question: 'Can foreign boats fish in French waters?', articles: ['L921-9'] },
  {
    question: 'Combien dure une concession de parc à huîtres ?',
    articles: ['R923-11', 'R923-10', 'R923-31'],
  },
  { question: 'Le chalutage est interdit à combien de milles de la côte ?', articles: ['D922-16'] },
  { question: 'ramassage du goémon de rive : période autorisée', articles: ['R922-36'] },
];

/**
 * Questions of two later rounds, each asked once before anything was changed for it: the article came first for 70 and
 * 61 %, among the first five for 80 and 86 %. The lexicon has learnt from both since.
 */
export const LATER_QUESTIONS: readonly LawQuestion[] = [
  {
    question: 'Mon associé ne remplit plus les conditions dans l’EARL, la société est-elle dissoute ?',
    articles: ['L324-9'],
  },
  {
    question: 'expropriation pour une autoroute : que faire du reste de ma ferme devenue invivable',
    articles: ['R352-13', 'L352-1'],
  },
  {
    question: 'Dans un bail à domaine congéable, comment se partage la taxe foncière ?',
    articles: ['L431-18'],
  },
  {
    question: 'Mon fils reprend mon bail : peut-il récupérer les travaux que j’ai faits dans les bâtiments ?',
    articles: ['L411-75'],
  },
  {
    question: 'Ai-je droit à un dédommagement si une conduite d’arrosage passe dans mon champ ?',
    articles: ['L152-4', 'L152-3'],
  },
  { question: 'J’ai deux lamas au pré, faut-il les déclarer ?', articles: ['D212-58'] },
  { question: 'What counts as a biocontrol product?', articles: ['D253-33-1', 'L253-6'] },
  {
    question: 'Qui doit éliminer les vieux bidons de pesticides interdits ?',
    articles: ['L253-9', 'L253-10'],
  },
  { question: 'Peut-on donner des hormones de croissance aux bovins ?', articles: ['D234-6', 'L234-2'] },
  { question: 'coopérative : à quelle majorité augmenter le capital', articles: ['L523-2'] },
  {
    question: 'A-t-on droit à une visite médicale de mi-carrière quand on est salarié agricole ?',
    articles: ['R717-18-1'],
  },
  { question: 'racheter mes trimestres d’aide familial avant 18 ans', articles: ['L732-35-1'] },
  {
    question: 'Un métayer doit-il payer les charges patronales des ouvriers payés par le propriétaire ?',
    articles: ['R741-69'],
  },
  { question: 'Quel diplôme pour entrer en bachelor agro ?', articles: ['D812-76'] },
  { question: 'Faut-il être français pour obtenir une concession ostréicole ?', articles: ['R923-14'] },
  { question: 'Combien de points de pénalité pour un pêcheur qui cache des preuves ?', articles: ['R946-8'] },
  { question: 'Qui décide de classer une zone agricole protégée ?', articles: ['R112-1-8', 'L112-2'] },
  { question: 'Comment sont réparties les pertes d’une coopérative maritime ?', articles: ['L931-21'] },
  { question: 'Are animals always stunned before slaughter?', articles: ['R214-70'] },
  { question: 'Congé paternité d’un exploitant agricole : droit au remplacement ?', articles: ['L732-12-1'] },
  {
    question: 'Le locataire peut-il acheter la ferme s’il ne l’exploite que depuis un an ?',
    articles: ['L412-5'],
  },
  {
    question: 'Qui paie le médecin après un accident du travail d’un ouvrier agricole ?',
    articles: ['D752-68', 'L752-3', 'L751-8'],
  },
  {
    question: 'Quels signes officiels peut porter un fromage : AOP, IGP, label rouge ?',
    articles: ['L640-2'],
  },
  { question: 'À qui envoyer mon dossier de dotation jeune agriculteur ?', articles: ['D343-17'] },
  {
    question: 'Mon bailleur a vendu la ferme à un tiers sans me prévenir, puis-je faire annuler la vente ?',
    articles: ['L412-12', 'L412-10'],
  },
  {
    question: 'Le fermier peut-il arracher les haies et abattre des arbres de la parcelle louée ?',
    articles: ['L411-28'],
  },
  { question: 'Transformer un métayage en bail à ferme, c’est possible ?', articles: ['L417-11'] },
  { question: 'Le congé doit-il être envoyé par huissier et que doit-il contenir ?', articles: ['L411-47'] },
  { question: 'can my landlord refuse to let me sublet the farmland', articles: ['L411-35'] },
  {
    question: 'Échange de parcelles entre fermiers voisins : faut-il l’accord du bailleur ?',
    articles: ['L411-39'],
  },
  {
    question: 'Combien de temps le preneur a-t-il pour contester le congé au tribunal paritaire ?',
    articles: ['L411-54', 'R411-11'],
  },
  {
    question: 'A partir de quelle surface un bail échappe au statut du fermage (petite parcelle) ?',
    articles: ['L411-3'],
  },
  { question: 'Un bail de 25 ans donne quels avantages au propriétaire ?', articles: ['L416-3', 'L416-1'] },
  {
    question: 'Puis-je planter de la vigne sur la terre que je loue sans demander ?',
    articles: ['L411-73', 'L411-29'],
  },
  { question: 'Mon mari exploitant est décédé, est-ce que je garde le bail ?', articles: ['L411-34'] },
  {
    question: 'Le coq du voisin et les cloches : bruit à la campagne, que dit le code rural ?',
    articles: ['L311-1-1'],
  },
  { question: 'Combien de chiens au maximum sans déclarer un élevage ?', articles: ['L214-6-2', 'L214-6'] },
  {
    question: 'Qui est responsable de la capture des chiens errants dans la commune ?',
    articles: ['L211-22', 'L211-24'],
  },
  {
    question: 'délai pour garder un chat trouvé en fourrière avant adoption',
    articles: ['L211-25', 'L211-26'],
  },
  { question: 'Le cheval que j’ai acheté boite : vice rédhibitoire, quel délai ?', articles: ['R213-5'] },
  { question: 'My neighbour’s cows came into my field, what can I do?', articles: ['L211-1', 'L211-20'] },
  { question: 'Which chemical treatments are banned near schools?', articles: ['L253-7-1'] },
  { question: 'Est-ce que je peux épandre des pesticides par drone ?', articles: ['L253-8', 'L253-8-1'] },
  { question: 'Repas végétarien à la cantine, obligatoire ?', articles: ['L230-5-6'] },
  { question: 'Faut-il un contrat écrit pour vendre son lait à l’industriel ?', articles: ['L631-24'] },
  { question: 'Can I call my cider ‘organic’ without certification?', articles: ['L641-13', 'L644-2'] },
  {
    question: 'Combien d’heures peut travailler un saisonnier agricole par semaine ?',
    articles: ['L713-13', 'R713-13', 'R713-14'],
  },
  {
    question: 'Accident du travail d’un exploitant : quelles indemnités journalières ?',
    articles: ['L752-5', 'D752-22'],
  },
  { question: 'pension de réversion d’une veuve d’agriculteur', articles: ['L732-62', 'L732-41'] },
  {
    question: 'Affiliation à la MSA : à partir de quelle surface ?',
    articles: ['L722-5', 'L722-5-1', 'L722-4'],
  },
  { question: 'Cotisations MSA impayées : que risque-t-on ?', articles: ['L725-3', 'R725-9', 'R725-6'] },
  {
    question: 'Peut-on pêcher à pied des palourdes sans permis ?',
    articles: ['R921-83', 'R921-68', 'R921-69'],
  },
  { question: 'taille minimale du bar en pêche de loisir, qui la fixe', articles: ['R921-84', 'R921-93'] },
  { question: 'Qui préside la commission communale d’aménagement foncier ?', articles: ['L121-3'] },
  { question: 'La commune peut-elle vendre un chemin rural à un riverain ?', articles: ['L161-10'] },
  {
    question: 'Un groupement foncier agricole peut-il exploiter lui-même ses terres ?',
    articles: ['L322-6'],
  },
  { question: 'conjoint collaborateur : pendant combien d’années maximum', articles: ['L321-5'] },
  {
    question: 'Vais-je perdre mon aide si je quitte l’agriculture avant quatre ans ?',
    articles: ['D343-18-1', 'D343-18-2'],
  },
  {
    question: 'Calamité agricole : faut-il être assuré incendie pour être indemnisé ?',
    articles: ['D361-30', 'L361-5', 'D361-31'],
  },
  { question: 'plan de redressement amiable d’une ferme endettée', articles: ['L351-1', 'L351-4', 'L351-3'] },
  {
    question: 'Mon voisin a planté un arbre qui penche sur le chemin rural, qui doit l’élaguer ?',
    articles: ['D161-24', 'D161-22'],
  },
  {
    question: 'Un troupeau peut-il passer sur un chemin rural ?',
    articles: ['D161-10', 'D161-14', 'L161-1'],
  },
  {
    question: 'Le maire peut-il interdire les camions sur un chemin rural ?',
    articles: ['D161-10', 'L161-5'],
  },
  { question: 'Une SAFER peut-elle préempter un bois ?', articles: ['L143-4'] },
  { question: 'Quels sont les objectifs qui permettent à la SAFER de préempter ?', articles: ['L143-2'] },
  {
    question: 'A partir de quel âge peut-on identifier un chat et qui le fait ?',
    articles: ['L212-10', 'R212-65'],
  },
  { question: 'Quelle amende si mon pitbull se promène sans muselière ?', articles: ['R215-2', 'L211-16'] },
  { question: 'Quels chiens sont classés en première catégorie ?', articles: ['L211-12'] },
  { question: 'Qui n’a pas le droit de posséder un chien d’attaque ?', articles: ['L211-13'] },
  { question: 'Can I sell puppies online?', articles: ['L214-8-1', 'L214-8-2', 'L214-8'] },
  { question: 'Les ventes de chiens en animalerie sont-elles interdites ?', articles: ['L214-6-3'] },
  { question: 'Que faire d’une vache morte à la ferme ?', articles: ['L226-2', 'L226-6', 'L226-1'] },
  { question: 'Indemnisation des animaux abattus sur ordre de l’administration', articles: ['L221-2'] },
  { question: 'Maltraitance d’un animal par un professionnel : quelle peine ?', articles: ['L215-11'] },
  {
    question: 'Delivering veterinary medicines: who can prescribe?',
    articles: ['R242-44', 'L243-3', 'L243-1'],
  },
  {
    question: 'Distance à respecter entre les ruches et la maison du voisin',
    articles: ['L211-6', 'L211-7'],
  },
  {
    question: 'Qui peut devenir associé d’un GAEC et combien au maximum ?',
    articles: ['L323-7', 'L323-3', 'L323-2'],
  },
  { question: 'Entre père et fils peut-on faire un GAEC à deux ?', articles: ['L323-2', 'L323-7'] },
  { question: 'salaire différé : combien de temps pour le réclamer', articles: ['L321-17'] },
  { question: 'Comment est calculé le salaire différé ?', articles: ['L321-13'] },
  { question: 'Le fonds agricole peut-il être nanti ?', articles: ['L311-3'] },
  { question: 'Bail cessible hors cadre familial : durée et prix', articles: ['L418-1', 'L418-2'] },
  { question: 'Quand peut-on réviser le prix d’un fermage trop élevé ?', articles: ['L411-13'] },
  { question: 'Mon bailleur refuse de réparer le toit de la grange', articles: ['L415-4'] },
  {
    question: 'Indemnité de fin de bail pour les travaux du fermier, comment la calculer ?',
    articles: ['L411-71'],
  },
  {
    question: 'Que devient le bail si le propriétaire veut construire un lotissement ?',
    articles: ['L411-32'],
  },
  { question: 'Do I have to put a farm lease in writing?', articles: ['L411-4'] },
  { question: 'How long does a farm lease last?', articles: ['L411-5'] },
  { question: 'Est-ce que le fermier peut céder son bail à son épouse ?', articles: ['L411-35'] },
  { question: 'Mettre les terres louées à disposition d’une société', articles: ['L411-37'] },
  {
    question: 'Pour quels motifs le propriétaire peut-il refuser le renouvellement ?',
    articles: ['L411-46', 'L411-53', 'L411-31', 'L411-47'],
  },
  { question: 'Que risque une coopérative qui vend à des non-adhérents ?', articles: ['L522-5'] },
  {
    question: 'Un associé coopérateur peut-il partir avant la fin de son engagement ?',
    articles: ['R522-4'],
  },
  {
    question: 'Médiation en cas de désaccord sur le contrat de vente de lait',
    articles: ['L631-28', 'L631-27'],
  },
  { question: 'Combien de produits bio à la cantine ?', articles: ['L230-5-1'] },
  { question: 'AOC wine: who checks compliance?', articles: ['L642-27', 'L642-2', 'L641-5'] },
  { question: 'Qu’est-ce qu’un produit fermier et une mention montagne ?', articles: ['L641-14', 'L641-19'] },
  { question: 'À quel âge un agriculteur peut-il prendre sa retraite ?', articles: ['L732-18'] },
  { question: 'Can a farmer keep working after retirement?', articles: ['L732-39', 'L732-40'] },
  { question: 'Congé maternité pour une exploitante', articles: ['L732-10', 'R732-17'] },
  { question: 'TESA : le contrat simplifié pour embaucher un saisonnier', articles: ['L712-1', 'R712-1'] },
  {
    question: 'embaucher un jeune de 14 ans pendant les vacances dans les champs',
    articles: ['L715-1', 'R715-2'],
  },
  { question: 'repos du dimanche pour un salarié agricole', articles: ['L714-1'] },
  { question: 'Prolonger un contrat vendanges combien de temps', articles: ['L718-4', 'L718-5'] },
  { question: 'Qui dirige un lycée agricole ?', articles: ['R811-26', 'L811-8', 'R811-30'] },
  {
    question: 'Quelle licence faut-il pour un bateau de pêche professionnelle ?',
    articles: ['L921-1', 'R921-15', 'L921-7', 'R921-16'],
  },
  { question: 'Amende pour pêche d’espèces interdites ou trop petites', articles: ['L945-4'] },
  {
    question: 'Compétences pour acheter des pesticides professionnels',
    articles: ['L254-3', 'R254-1', 'L254-1'],
  },
  { question: 'Zone de non-traitement près des cours d’eau et habitations', articles: ['L253-7', 'L253-8'] },
];
