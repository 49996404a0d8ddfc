import type { HelpSection } from '../expansion';

/** How the base game is scored, in pictures. */
export const scoringSection: HelpSection = {
	id: 'scoring',
	title: 'Comment on compte',
	lines: [
		'Chaque image est une petite partie que Tilekeep a évaluée. Ce qui compte est éclairé : le nombre sur une tuile dit ce qu’elle rapporte, celui sur un écu, ce que rapporte un blason. Leur somme donne les points indiqués au-dessous.',
		'Pendant la partie, un point d’interrogation ouvre ces images. Il est sur la fiche de chaque zone, à côté de la tuile quand tu choisis où va un pion, et dans l’évaluation finale.'
	],
	topics: [
		{
			id: 'road',
			title: 'Routes',
			pictures: {
				'road-completed': 'Une route complète',
				'road-unfinished': 'Une route incomplète, à la fin'
			}
		},
		{
			id: 'city',
			title: 'Villes',
			pictures: {
				'city-completed': 'Une ville complète avec un blason',
				'city-unfinished': 'La même ville incomplète, à la fin',
				'city-small': 'Une ville de deux tuiles, selon la règle d’aujourd’hui',
				'city-small-ruling': 'Une ville de deux tuiles, selon l’ancienne règle'
			}
		},
		{
			id: 'monastery',
			title: 'Abbayes',
			pictures: {
				'monastery-completed': 'Une abbaye complète',
				'monastery-unfinished': 'Une abbaye incomplète, à la fin'
			}
		},
		{
			id: 'farm',
			title: 'Prés',
			pictures: {
				'farm-cities': 'Un pré avec deux villes complètes ; la troisième est incomplète',
				'farms-today': 'Trois prés autour d’une ville, selon la règle d’aujourd’hui',
				'farms-2001': 'Les mêmes prés selon la règle de 2001',
				'farms-2000': 'Les mêmes prés selon la règle de 2000'
			}
		},
		{
			id: 'majority',
			title: 'Plusieurs joueurs au même endroit',
			pictures: {
				'majority-shared': 'Égalité : chacun marque tous les points',
				'majority-more': 'Le joueur qui a le plus de chevaliers marque tous les points'
			}
		}
	]
};

/** What is different with the Winter Edition's tiles. */
export const winterSection: HelpSection = {
	id: 'winter',
	title: 'Édition Hiver',
	lines: [
		'On y compte comme dans le jeu de base, et les animaux ne changent rien. Deux de ses tuiles soulèvent des questions.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Les routes en hiver',
			pictures: {
				'winter-double-bend':
					'Une route qui passe deux fois sur une tuile : la tuile compte une fois',
				'winter-two-roads':
					'Une abbaye entre deux routes les arrête toutes les deux : chacune compte à part'
			}
		}
	]
};

/** How the camera follows a table. */
export const watchSection: HelpSection = {
	id: 'watch',
	title: 'Suivre avec la caméra',
	steps: true,
	lines: [
		'Pose le téléphone sur un support, pour qu’il voie toute la table, le plus possible d’en haut. Une webcam convient aussi.',
		'Éclaire la table de façon égale. Évite les lampes qui se reflètent dans les tuiles.',
		'Dans le menu de la partie, touche « Suivre avec la caméra ». Elle trouve le plateau toute seule et trace des lignes autour des tuiles ; sinon, montre-lui les coins. Elle dit ce qu’il faut changer, par exemple s’il fait trop sombre. Quand les lignes sont bonnes, touche « C’est bien ça ». Avec moins de quatre tuiles, l’inclinaison du téléphone aide, et le navigateur la demandera peut-être. Sans elle, Tilekeep cherche de nouveau le plateau dès que quatre tuiles sont posées. Si le plateau ne tient plus dans l’image, déplace le téléphone là où vous jouez. Touche ensuite « Régler de nouveau » : les tuiles visibles montrent où il se trouve.',
		'Place la tuile, pose le meeple, et retire les mains. Le tour apparaît avec ce qu’il rapporte : touche « Oui ». Si Tilekeep n’est pas sûr, deux ou trois tours sont côte à côte : touche le bon. « Autrement » mène à la saisie habituelle, et tu peux saisir chaque tour à la main à tout moment.',
		'Trois points ouvrent les options de la caméra. Avec « Saisir ce qui est sûr », un tour dont la tuile et le pion sont sûrs est saisi avec un son. Il reste d’abord visible deux secondes. Touche l’écran pour l’arrêter ; un bouton annule le tour entier.',
		'Tilekeep dit quand un pion qui devrait être revenu est encore là, ou quand une tuile semble être ailleurs. Il ne dit jamais que le plateau est juste : vérifie toi-même.',
		'La caméra peut aussi être un deuxième téléphone qui suit la partie : voir « Montrer sur d’autres téléphones ». Le téléphone qui compte les points l’y choisit avec « En faire la caméra ». Ce qu’elle voit apparaît sur le téléphone qui compte les points, et c’est là que les tours sont confirmés.',
		'Aucune image ne quitte cet appareil ni n’est enregistrée. La caméra est éteinte quand la page n’est pas visible, et si rien ne bouge pendant cinq minutes. L’écran est alors noir jusqu’à ce que tu le touches.'
	]
};

/** What the numbers of the review’s closer look mean. */
const analysisSection: HelpSection = {
	id: 'analysis',
	title: 'Regarder une partie de plus près',
	lines: [
		'Après une partie à plusieurs du jeu de base ou de l’édition Hiver, sans extension, le bilan regarde tous les tours. À partir de chacun, Tilekeep joue la suite de nombreuses fois, toujours avec les mêmes tuiles mélangées. Il compare ce que donnent les coups. Cela se fait sur ton appareil, tant que la page est visible, et le résultat est conservé.',
		'Ce sont les estimations d’un joueur simple : il voit les prochains tours, et aucun plan. Se défendre contre un plan peut lui sembler un cadeau. Selon cette mesure, les programmes simples perdent autant de points que les bons joueurs. Elle ne dit donc rien du niveau de quelqu’un.'
	],
	terms: [
		[
			'Chance de gagner',
			'La part des suites que chacun gagne si tous jouent comme Tilekeep. Dans le premier quart, on ne peut rien dire. Elle varie aussi par hasard : seuls les grands changements sont nommés. La pioche ou le coup n’est nommé que si la chance ou la perte de ce tour explique le changement.'
		],
		[
			'La chance à la pioche',
			'Ce que valait la tuile avec le meilleur coup, moins la moyenne de toutes celles qui pouvaient venir. Seules les tuiles restantes sont connues exactement ; leur valeur est estimée.'
		],
		[
			'À revoir, points perdus',
			'Le meilleur coup trouvé rapportait au moins 3 points de plus que le coup joué, ou au moins 5. Ce n’est dit que si le hasard l’explique rarement, et si une deuxième façon de jouer la suite le confirme. En dessous de 2 points, les coups se valent et rien n’est dit.'
		],
		[
			'Pioches heureuses',
			'Tilekeep ne peut pas jouer ainsi la suite d’une partie avec des extensions. Le bilan y compte les tuiles qui ont complété une zone de leur joueur, et les points rapportés. Il dit combien des tuiles restantes auraient pu compléter la même zone. Si les tuiles restantes ne sont pas connues, il ne dit rien.'
		],
		['En l’état', 'Les points qu’il y aurait si la partie finissait juste après le coup.']
	]
};

/** How somebody plays on from a position, and what puzzles are. */
const trialSection: HelpSection = {
	id: 'trial',
	title: 'Jouer contre l’application, et problèmes',
	lines: [
		'Depuis le bilan, le retour en arrière ou l’exemple, on peut jouer contre l’application. Choisis qui tu es et à quel niveau elle joue. L’application pioche parmi les tuiles qui restent. Annuler revient à ton dernier tour.',
		'La partie elle-même reste comme elle est, et rien de l’essai n’est conservé.',
		'Les tours où un coup était nettement meilleur que le coup joué sont des problèmes. Essaie un coup, vois ce qu’il vaut, et envoie le problème par un lien sans noms.',
		'Tout cela marche avec le jeu de base et l’édition Hiver, sans extension.'
	]
};

/** How games are written down, and opened from writing. */
const writingSection: HelpSection = {
	id: 'writing',
	title: 'Parties notées',
	lines: [
		'« Noter la partie », sous « Partager cette partie », donne en texte les tours du jeu de base. Tu as le choix : feuille de partie en JSON, lignes de Freels ou notation de Carcassonne Central. On y lit d’abord ce que le format ne dit pas, comme vos règles.',
		'« Ouvrir une partie partagée » accepte aussi de tels textes, collés ou en fichier, et les parties de JCloisterZone 5. Chaque ligne est jugée selon les règles. La partie s’ouvre jusqu’à la première ligne illisible ou contraire aux règles, et tu apprends pourquoi.',
		'Aucun format ne dit comment comptent les prés, ni ce que vaut une petite ville. Tilekeep le demande, et prend d’ici là les règles habituelles des tournois. Là où un texte peut dire plusieurs choses, il demande une fois.',
		'De la notation de Central, nous ne connaissons qu’une partie : la façon de noter les paysans, les voleurs et les moines est devinée.',
		'Il y a aussi une feuille de partie sur papier : d’une partie, ou vide, à remplir à la main.'
	]
};

/** How a tournament is held. */
const tournamentSection: HelpSection = {
	id: 'tournament',
	title: 'Tournoi',
	lines: [
		'« Tournoi » est dans les réglages et sous « Toutes les parties ». Il apparie les joueurs d’une soirée, prend les résultats et montre le classement.',
		'Saisis les joueurs, ou colle une liste. Le système suisse apparie d’abord au sort, puis selon le rang. Deux joueurs ne se rencontrent pas deux fois si on peut l’éviter.',
		'Touche une table pour saisir son résultat. Il se corrige plus tard : tu vois d’abord quels rangs changent. Les rondes appariées restent.',
		'Ou bien les tables annoncent elles-mêmes : « Codes pour les tables » montre un code. À chaque table, un téléphone le scanne et prépare sa partie. Ensuite, il montre le résultat en code ou en lien : scanne-le avec « Scanner un résultat », ou ouvre le lien. Il compte dès que tu l’acceptes ; deux résultats différents restent côte à côte. Seuls les noms, les points et une empreinte de la partie sont partagés. La partie continue sur un autre téléphone ? Scannes-y de nouveau le code des tables.',
		'Les victoires comptent d’abord : une égalité vaut une demi-victoire, une exemption une victoire entière. Ensuite, on départage dans l’ordre que tu choisis.',
		'On peut arriver plus tard, abandonner et revenir. Les 4 ou 8 meilleurs peuvent ensuite jouer une phase finale.',
		'Sous « Plus », tu montres appariements et classement sur un grand écran. Tu peux aussi les imprimer, les enregistrer, ou tout transférer sur un autre téléphone.'
	]
};

/** What there is beside a running game: past games and their analysis, trials, games in writing, and tournaments. */
export const pastSections: readonly HelpSection[] = [
	{
		id: 'past-games',
		title: 'Les parties passées',
		lines: [
			'Une partie terminée a sa propre page : qui a gagné, d’où viennent les points de chacun, et les temps forts. La course s’y suit tour par tour et pendant l’évaluation finale. On y trouve aussi le temps que chacun a pris, le plateau à explorer et la partie à revoir.',
			'Gardes-y aussi la soirée : des photos de la table, une note, où vous avez joué et comment c’était. Les photos sont réduites et restent sur cet appareil. Rien de tout cela n’est dans ce que tu partages.',
			'La première page et « Toutes les parties » montrent chaque partie avec son plateau : d’abord celles qui ne sont pas terminées, puis les plus récentes. Dans « Toutes les parties », on les trouve par joueur, boîte et mois, par les mots d’une note ou d’un lieu, par étoiles et par photos. « Joueurs » montre combien de fois chacun a gagné, avec combien de points, de quelle origine, et contre qui. Touche un adversaire pour comparer les deux joueurs. Plus bas se trouvent les chiffres de chaque boîte.',
			'Une personne sous deux noms ? Renomme un joueur sur la page « Joueurs », ou réunis-en deux. Les parties gardent les noms sous lesquels elles ont été jouées, et « Annuler » revient en arrière.'
		]
	},
	analysisSection,
	trialSection,
	writingSection,
	tournamentSection
];

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Tournoi et pendule',
	lines: [
		'Les championnats jouent selon « Tournoi officiel », l’un des choix de règles. C’est le jeu de base à deux, avec 15 minutes chacun. Les prés comptent selon la règle actuelle, une petite ville vaut 4. Une égalité est partagée, soit une demi-victoire chacun dans une ronde suisse. Pour une élimination, répondez « Le premier joueur gagne » à « Égalité à la fin » : le mieux classé y commence.',
		'Chaque partie peut avoir une pendule : choisissez les minutes, et ce que chaque tour ajoute, en la préparant. Plus tard, elle est dans le menu : pour l’installer, la régler à nouveau ou l’enlever. Elle est arrêtée jusqu’à ce que vous la lanciez. Le geste qui termine un tour la fait passer au suivant, après le décompte des points. Chacun peut l’arrêter pour tous.',
		'« Grande pendule » remplit l’écran. À deux, chacun lit sa moitié de son côté de la table et appuie dessus. Le joueur qui appuie avant que le tour soit saisi ne perd pas de temps à la saisie.',
		'Quand un temps est écoulé, Tilekeep dit qui a perdu. La table décide : terminer la partie, ou continuer quand même. Les points restent ce qu’ils sont. Annuler rend le tour à son joueur, mais pas le temps.',
		'La pendule continue pendant que l’application est fermée ou que le téléphone dort. Si l’horloge de l’appareil a été réglée entre-temps, Tilekeep demande combien de temps il reste, là où il peut le remarquer. Ceux qui suivent la table voient aussi la pendule, et ceux qui peuvent saisir leurs tours peuvent l’arrêter. Les liens et les images de la partie ne l’ont pas ; les fichiers et les sauvegardes la gardent.'
	]
};

/** Where games are kept, and how they get elsewhere. */
export const dataSection: HelpSection = {
	id: 'data',
	title: 'Où sont tes parties',
	lines: [
		'Dans ce navigateur, sur cet appareil, et nulle part ailleurs. Chaque étape est enregistrée avant que l’écran la confirme. Si l’enregistrement échoue, un bandeau le dit. La partie continue : ce qui manque est gardé à part, puis enregistré dès qu’il y a de la place.',
		'Une partie illisible est indiquée comme endommagée. Enregistre son fichier : une version plus récente la lira peut-être, et les sauvegardes la contiennent. Une partie avec une extension que cette version ne connaît pas encore peut être regardée, et continuée après une mise à jour.',
		'Un navigateur peut effacer les données d’un site quand l’appareil manque de place. Safari le fait après sept jours sans visite, sauf si le site est sur l’écran d’accueil. « Stockage et sauvegarde » sur la première page indique la place occupée et dit si les données sont protégées. Tu peux y demander au navigateur de les protéger.',
		'Une sauvegarde tient en un seul fichier : toutes les parties, tes notes sur vos soirées, les tuiles décrites et les joueurs. Les photos aussi, si tu veux. Restaure-la ici ou sur un autre appareil : rien n’est ajouté en double.',
		'Dans « Stockage et sauvegarde », « Connecter un deuxième appareil » donne à deux de tes appareils les parties qui leur manquent. Cela passe par un code et sa réponse, comme pour suivre une table. Les deux appareils doivent être sur le même réseau, et tu donnes ton accord sur les deux. Les photos ne sont copiées que si tu le veux. Arrête quand tu veux : chaque appareil a alors toutes ses nouvelles parties, ou reste comme il était.',
		'Sur un iPhone, l’app de l’écran d’accueil a son propre stockage : fais une sauvegarde dans Safari, puis restaure-la dans l’app. Les codes et les liens s’ouvrent dans Safari, pas dans l’app, même pour suivre une table ou connecter un appareil. Dans l’app, scanne-les ou colle-les sous « Ouvrir une partie partagée ».'
	]
};

/** What the app tells others: nothing. */
export const privacySection: HelpSection = {
	id: 'privacy',
	title: 'Vie privée',
	lines: [
		'Pas de compte, pas de pistage, pas de publicité. Une fois chargé, Tilekeep ne contacte que son propre serveur : pour les mises à jour, une langue ou un relais. Quand d’autres suivent ta table, ou que tu connectes un deuxième appareil, vos appareils ne parlent qu’entre eux. Seule une partie suivie par un relais passe par le serveur de Tilekeep, qui ne peut pas la lire.'
	]
};
