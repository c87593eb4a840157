/** Words that carry no subject in a legal question, folded. Statutory words (bail, délai, droit…) are not among them. */
export const FRENCH_STOP_WORDS: readonly string[] = `
le la les l un une des de d du au aux a et ou en y dans par pour sur sous avec entre vers contre depuis jusqu
que qu qui quoi dont quand comment combien pourquoi quel quelle quels quelles lequel laquelle lesquels lesquelles
auquel auxquels desquels duquel ce cet cette ces cela ca c ceci celui celle ceux celles se s si sa son ses sont
je j me m moi mon ma mes tu te t toi ton ta tes il elle on nous vous ils elles leur leurs lui notre nos votre vos eux
ne n pas plus moins non ni oui est es suis sommes etes etait etaient etre ete soit soient sera seront serait etant fut
ai as ont avons avez avait avaient aura auront aurait avoir ayant eu ait aient aurais aurai avais viens vient viennent
fait faire fais font fera ferait peut peux peuvent pouvoir pourrait pourra pourront puis puisse doit dois doivent devoir devrait devra faut
falloir va vais vont aller veux veut veulent vouloir voudrais voudrait souhaite sait savoir sais connaitre dire dit
dois-je est-ce alors ainsi aussi autre autres avant apres bien bon bonne bonjour bonsoir merci svp stp salut car comme
donc encore hors ici la-bas là lors mais meme memes mieux notamment or parce pendant peu peut-etre presque tres trop
toujours tout toute tous toutes tel telle tels telles via voici voila afin ailleurs aucun aucune certains certaines
chaque deja desormais dessous dessus ensuite environ etc hormis malgre parfois parmi plutot plusieurs pres quelque
quelques quelqu sauf selon seulement surtout tant tellement vraiment juste
francais francaise francaises france legal legale legalement illegal loi lois reglementation reglement juridique juridiquement
article articles question savez cas chose choses truc besoin genre facon maniere possible obligatoire obligatoirement droit droits autorise autorisee interdit interdite
existe existent quelqu definition definir definit signifie exactement precisement concretement actuellement aujourd hui maintenant
alinea mentionne mentionnee mentionnes mentionnees present presente prevu prevue prevus prevues vertu dispositions disposition conditions condition
faisons faisais pouvons pouvais pourrais pourrai pourtant devrais devons voulons savons saurons veuille veuillent marre
es que ya slt fo chui chuis sui avc ds hier demain dise dites pr cb avt ke koi kel qd tt bcp mr mme monsieur madame tenter essayer
`
  .trim()
  .split(/\s+/u);

export const ENGLISH_STOP_WORDS: readonly string[] = `
the a an of to in on at by for with from into onto over under and or but not no nor so if then than as is are was were
be been being am do does did done have has had having i me my mine we us our you your he him his she her it its they
them their this that these those who whom whose which what when where why how can could may might must shall should
will would there here any some all each every both either neither such same other another only just also too very
about after before between during within against per via upon out up down off again once does need needs get gets got
allowed allow permitted legal legally illegal law laws right rights french france rule rules code article articles
please tell say says know want wants like much many make made happens happen mean means quickly define definition meaning still because
`
  .trim()
  .split(/\s+/u);
