import type { News } from '../en/news';

/** What is new, in French. */
export const NEWS: News = [
	[
		'0.16.1',
		'Les parties avec des extensions ne peuvent pas être regardées de plus près. Mais leur bilan compte maintenant les pioches heureuses : des tuiles qui ont complété une zone alors que peu le pouvaient. Sur la grande pendule, appuyer pour la dernière tuile arrête la pendule, même avant la saisie.',
		'La cabane de Baba Yaga compte aussi les petits bâtiments autour d’elle. Une fois toutes les tuiles posées, la caméra ne propose plus rien. Beaucoup de textes se lisent mieux.'
	],
	[
		'0.16.0',
		'Quand la caméra suit la table, rien n’est saisi à ton insu. Elle attend si tu regardes en arrière, si une fiche est ouverte ou si la page est cachée. La personne que tu as choisie pour le tour reste, les ponts sont demandés, et « Annuler ce tour » n’annule que celui-là. Sans capteur d’inclinaison, la caméra reprend à la quatrième tuile.',
		'Le regard de plus près ne nomme une pioche ou un coup que là où cela explique le changement. Il dit aussi combien de tours n’ont pas pu être regardés. Le lien d’un problème ne porte aucun nom, même dans une raison. Le plateau montre ce que chaque zone rapporterait au château.',
		'En tournoi, la phase finale décide aussi des rangs du classement imprimé, enregistré ou partagé. Une ronde annulée peut être rétablie avec ses annonces. La pendule s’arrête avec la dernière tuile, et le joueur qui finit un tour trop tard a perdu au temps.',
		'Parties notées : Tilekeep nomme une ligne manquante ou illisible, et dit avant de noter une partie ce que le format ne garde pas. Les listes de noms collées ne perdent personne en silence. Beaucoup de textes se lisent mieux. Les photos avec toute une Big Box, ou avec dragon et tours, sont mieux lues.'
	],
	[
		'0.15.2',
		'Jouées ensemble, les extensions suivent mieux leurs règles. Les troupeaux grandissent ou rentrent avant que le dragon ne bouge, et les châteaux se construisent après. Ni dragon ni tour ne prend un seigneur. Un pion couché dans une abbaye spéciale rapporte aussi les points du directeur de cirque et de la fée. Si un dragon ou un festival renvoie un berger, ses moutons retournent dans le sac.',
		'Petites corrections : sans paysans, les meeples montent de nouveau sur les tours. La rançon est proposée aussi avant les dernières tuiles d’une enchère. Tant que quelqu’un a un pont, un emplacement qu’il peut sauver n’est plus donné pour perdu. Un bac derrière un tunnel peut bouger. Beaucoup de textes se lisent mieux.'
	],
	[
		'0.15.1',
		'Quand il y a beaucoup de boîtes en jeu, un filtre pour chacune ne montre que ses tuiles. Petits bâtiments : chaque type a son bouton, et un bâtiment se pose d’un seul geste.',
		'Petites corrections : une photo des tuiles posées depuis propose de nouveau un tour après l’autre. Une partie trop longue pour un code s’enregistre au même endroit dans un fichier. Dans une partie déjà commencée, un bac ne rapporte rien avant la reprise du jeu. Un brigand ne suit qu’un seul joueur par tour.'
	],
	[
		'0.15.0',
		'De nouvelles extensions, seules ou avec les autres : Moutons et Collines, Bazars, Ponts et Forteresses, Tous en piste !, Le Labyrinthe et Le Tunnel. De plus, Games Quarterly 11, les promos russes et Spiel Doch ! Troupeaux, châteaux, enchères et chapiteau se saisissent en peu de gestes. Les collines cachent des tuiles, et le compte des tuiles le dit.',
		'Onze autres boîtes, comme La Catapulte ou La Peste : leurs tuiles se posent et se comptent comme des tuiles ordinaires, sans leurs règles. Tilekeep dit ce qui n’est pas compté, et un geste suffit pour choisir la boîte comme motif de points manuels. Décris les tuiles inconnues dans tes propres boîtes, joue avec elles et transmets-les par fichier.',
		'Petites corrections : une extension trouvée et cochée reste visible. Les tuiles perdues sont de nouveau dans la liste. Les petits bâtiments comptent autour d’un meeple couché. Dans un tournoi, le classement final ne compte que les rondes terminées.'
	],
	[
		'0.14.0',
		'De nouvelles petites extensions, seules ou avec les autres : Les Tours de guet, Darmstadt, Les Roses des vents, Les Petits Bâtiments et Abbayes. Tours, églises et roses comptent d’elles-mêmes, et un bâtiment se pose en deux gestes. Sur une abbaye spéciale d’Allemagne, des Pays-Bas et de Belgique ou du Japon, un meeple est debout ou couché.',
		'La page d’une nouvelle partie montre d’abord quelques extensions, et trouve les autres par leur nom. Cochez une fois sous « Ce que j’ai » ce que vous possédez.',
		'Une pendule peut être réglée, changée ou retirée dans une partie en cours. Un joueur qui saisit ses propres tours peut l’arrêter depuis son téléphone. Si tu le permets, un direct montre la tuile en main.',
		'Tournois : les deux joueurs d’une table peuvent être absents. Le classement dit après quelle ronde il vaut, et le projecteur dit qui commence. Un joueur qui a perdu au temps n’est jamais premier, quels que soient les points.'
	],
	[
		'0.13.0',
		'Des tournois pour la soirée du club : Tilekeep apparie chaque ronde au système suisse, tous contre tous, ou en phase finale. Il dit d’avance qui est exempt. Vous choisissez ce qui départage. On peut arriver plus tard ou partir, et un résultat corrigé montre quels rangs changent. Appariements et classement tiennent sur un grand écran et sur papier.',
		'Les tables donnent elles-mêmes leur résultat : le téléphone d’une table scanne un code, prépare la partie, puis montre le résultat sous forme de code. L’organisateur l’accepte. Deux résultats différents restent côte à côte. Aucun serveur n’est nécessaire.',
		'Une pendule : 15 minutes par joueur avec les règles officielles, ou ce que vous choisissez. Le geste qui termine un tour la fait passer au suivant, ou bien vous appuyez sur la grande pendule posée entre vous. Elle compte même quand le téléphone est en veille.',
		'Des parties notées : « Noter la partie » donne une feuille de partie, des lignes de Freels ou la notation de Central. « Ouvrir une partie partagée » les lit. Une feuille de partie s’imprime, même vide.',
		'« Affichage pour un direct » montre une table suivie par-dessus l’image d’un direct : plateau, points et course.',
		'Le bilan d’une partie commence dès qu’elle se termine. Les problèmes viennent avant leurs solutions. Un essai contre l’application peut recommencer, et montre tous ses coups depuis le tien.'
	],
	[
		'0.12.0',
		'De nouvelles extensions sont là, seules ou ensemble. Ce sont Princesse & Dragon, La Tour, Roi et Brigand, La Rivière II, Les Lieux de culte, Le Siège, Le Festival et Le Fantôme. Et les sept mini-extensions des Big Box : Les Machines volantes, Les Messagers, Les Bacs, Les Mines d’or, Mage et Sorcière, Les Brigands et Les Agroglyphes. Les six tuiles du bonhomme de pain d’épice sont connues aussi.',
		'Un téléphone sur un support au-dessus de la table suit la partie : « Suivre avec la caméra » dans le menu. Il trouve le plateau et propose chaque tour, avec sa tuile, son meeple et ce qu’il rapporte ; on le confirme en touchant une fois. Si tu veux, il saisit lui-même ce qui est sûr. Un second téléphone qui suit la partie peut servir de caméra. Aucune image ne quitte l’appareil. Une grande table se lit en plusieurs photos.',
		'Les Big Box 5 à 8 et le jeu de base de 2025 se choisissent d’un geste ; coche ce que vous jouez. Il y a des règles maison pour le nombre de meeples, les tuiles perdues, une deuxième boîte et les granges sans paysans.',
		'Le dragon vient de lui-même à chaque volcan. Un geste suffit pour chacun de ses six pas, et tu vois lequel vient. Une tour aussi grandit d’un geste. Les prisonniers sont à côté des points du joueur qui les garde, et s’échangent ou se rachètent. Avec une princesse ou un festival, il suffit de toucher le pion qui revient en réserve.',
		'À la table : quand une question propose beaucoup d’endroits, tu peux voir seulement les villes, ou seulement les routes. Si tu choisis d’abord l’emplacement, les tuiles qui y vont sont en tête. Après « Aucun message », Tilekeep évite pour toi les cases foncées. Touche une zone incomplète : tu vois les chances de piocher une bonne tuile.',
		'Désaccords et corrections : touche une tuile pour voir qui l’a placée et revoir ce tour ; six gestes suffisent pour la remplacer par une autre. Le journal dit quand un pion a été dévoré, capturé, racheté ou renvoyé. Une correction dit quels pions reviennent, et une rançon oubliée peut être ajoutée.',
		'Après la partie, le bilan revoit chaque tour : la chance, de meilleurs coups, quand tout s’est décidé, et des problèmes. De n’importe quelle position, on joue contre l’application. Les parties sont rangées par mois, et un geste suffit pour rejouer avec les mêmes joueurs. Chaque joueur a sa carte, avec ses victoires, ses séries et ses adversaires.'
	],
	[
		'0.11.0',
		'Les boîtes que presque tout le monde possède : La Rivière, L’Abbé, Auberges et Cathédrales, Marchands et Bâtisseurs, dans toutes les éditions, seules ou ensemble. Choisis l’année de ta boîte, ou Big Box 6, et ce qu’elle contient est coché. Jardins, auberges, cathédrales et marchandises sont dessinés sur leurs tuiles. Le grand meeple, l’abbé, le bâtisseur et le cochon sont à portée de main. Les marchandises sont comptées, et l’évaluation finale dit qui en a le plus.',
		'Une tuile que tu décris peut aussi avoir une auberge, une cathédrale, des marchandises, un jardin ou un bout de rivière. Parmi beaucoup de tuiles, on trouve la sienne par ses côtés de ville. Une règle qui change ce que rapporte une zone est citée, et toucher une ville incomplète montre ses marchandises. L’installation sur un iPhone est montrée en images.',
		'« Montrer sur d’autres téléphones », dans le menu, montre la table en direct, sans serveur, ou, par un relais, à des joueurs éloignés. Si tu veux, les autres y saisissent leurs propres tours. Une tablette ou un téléviseur devient un écran pour tous, et la partie se transfère sur un autre téléphone en deux gestes. « Connecter un deuxième appareil » donne à deux de tes appareils les parties qui leur manquent.',
		'Dans le tableau des points, les noms sont écrits à la verticale là où ils étaient coupés. Le bilan de la partie dit quelles marchandises chacun possède, et l’aide montre les marchandises et le bâtisseur en images. Une story partagée dit sous les tuiles ce que tu raconterais en premier. L’horloge compte les deux parties d’un tour comme un seul tour. Une seconde tuile qui n’a pas été placée peut l’être dans une correction.',
		'Une photo suffit pour saisir une table, et elle est lue sur ton appareil : « À partir d’une photo », dans une partie déjà commencée. Pendant une partie, Tilekeep tire de la photo les tours que personne n’a saisis.'
	],
	[
		'0.10.0',
		'Tilekeep parle aussi allemand, français et roumain. Il prend la langue de ton navigateur, et les réglages permettent d’en changer. Les parties en cours et passées montrent leurs tuiles. Le journal a sa propre vue, avec les totaux par joueur et par origine. Une horloge, si tu veux. L’aide montre en images comment tout se compte, et un point d’interrogation l’ouvre depuis la table. Deux joueurs qui se sont souvent rencontrés ont leur page. Après la partie, toucher une zone l’explique.'
	],
	[
		'0.9.0',
		'Une route, une ville ou une abbaye complétée s’éclaire tuile par tuile, avec des sons si tu veux. Toucher n’importe quelle zone inscrit son calcul sur le plateau. L’évaluation finale se fait étape par étape, et les totaux se vérifient d’un coup d’œil. Le retour en arrière montre où les points ont été marqués. Garde une note, un lieu, des étoiles et des photos de chaque soirée ; les sauvegardes les contiennent aussi. Les réglages ont leur page : clair ou sombre, le paysage, les sons, la vibration et la taille des scores. Une image montre chaque sens dans lequel une tuile peut aller.'
	],
	[
		'0.8.0',
		'Moins de gestes, et pas d’attente : touche l’endroit où est le pion, ou « Sans pion », et le tour est enregistré. Ce qu’il rapportera s’affiche avant. Tous les sens possibles d’une tuile sont montrés en images, et quand il n’y a plus rien à choisir, toucher l’emplacement est le dernier geste. « Annuler » rouvre le tour, et un réglage ramène « Valider ». Une fois une tuile choisie, le plateau prend toute la place, et chaque emplacement est assez grand pour un pouce. Ce qu’il faut faire sur la table est affiché en images sous le plateau. L’épi de blé montre tous les prés d’un coup. Une partie en cours est là dès que tu l’ouvres.'
	],
	[
		'0.7.0',
		'Des mots plus simples partout. Boutons, messages et règles parlent comme les livrets et les joueurs : points manuels, tuiles décrites, enregistré, terminé. Tes parties et tes liens marchent comme avant.'
	],
	[
		'0.6.0',
		'Rien de ce que tu saisis n’est perdu. Les tours qui n’ont pas pu être enregistrés sont gardés à part, et reviennent quand tu ouvres la partie. Un avertissement s’affiche avant que tu quittes la partie. Une partie peut commencer sur un appareil plein. Une partie endommagée est dans la liste et peut être enregistrée. Fichiers, images et sauvegardes sont lus en arrière-plan, avec un bouton pour arrêter. Les règles portent les noms des livrets : prés avec des granges, un chariot qui roule, deux lectures du bonhomme de pain d’épice. Autres règles : le bord de la table affiché, l’achat contre un monastère, la tuile de départ dans le sac, trois tuiles en main. Une correction montre d’abord quels tours ultérieurs ne collent plus, et « Retour » ramène à la partie.'
	],
	[
		'0.5.0',
		'Pour le lendemain : revois chaque partie passée, avec sa course, ses temps forts et l’origine des points. Cherche tes parties et vois les statistiques de chacun. Partage une partie par un lien, un code, une image ou un fichier, ou transfère-la sur un autre téléphone en jouant. Il y a aussi la sauvegarde, la restauration et l’export vers BG Stats.'
	],
	[
		'0.4.0',
		'Pour trancher un désaccord : chaque route, chaque ville et chaque pré explique ses points, et deux prés se comparent sur le plateau. Convenez des règles avant la première tuile et comparez-les. Regarde n’importe quel tour passé et corrige-le. Il y a aussi les points manuels, la saisie d’une partie déjà commencée, et une reconstruction pas à pas quand le plateau a été bousculé.'
	],
	[
		'0.3.0',
		'Un nouveau look : un paysage dessiné d’un bord à l’autre, été et hiver, de jour et au crépuscule. Tout le monde distingue les pions et les couleurs. Chaque écran convient aux téléphones, aux tablettes et aux grandes fenêtres. Et une partie d’exemple est là pour essayer.'
	],
	[
		'0.2.0',
		'Maires et Monastères, Le Bonhomme de pain d’épice, seuls ou ensemble, avec chaque boîte ; jusqu’à six joueurs ; et des tuiles que tu décris toi-même.'
	],
	[
		'0.1.0',
		'La première version : le jeu de base et l’édition Hiver, suivis tuile par tuile et comptés avec une raison pour chaque point, sans réseau.'
	]
];
