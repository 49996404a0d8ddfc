import type { HelpSections } from '../en/help';
import { counted, number } from './format';
import {
	clockSection,
	dataSection,
	privacySection,
	pastSections,
	scoringSection,
	watchSection,
	winterSection
} from './help-sections';
import type { HelpSection } from '../expansion';
import type { Pictured } from '../values';
import { boxes } from './common';
import { NEWS } from './news';
import { withExpansions } from '../spoken-expansions';

const SECTIONS = [
	{
		id: 'turn',
		title: 'Saisir un tour',
		steps: true,
		lines: [
			'Touche la tuile piochée, puis l’un des emplacements lumineux. Sur un emplacement rond, elle sera tournée ; pour la tourner avant, touche la flèche à côté d’elle. Ou touche d’abord un emplacement : seules les tuiles qui y conviennent sont alors claires. Les emplacements hors de vue sont comptés au bord du plateau : touche leur nombre pour les voir.',
			'La tuile peut aller dans plusieurs sens ? Touche la bonne image. Une tuile qui ne va que dans un sens est déjà tournée, et celle qui n’a qu’un emplacement possible y est déjà placée.',
			'Quelqu’un a posé un meeple sur la tuile ? Touche la route, la ville, l’abbaye ou le pré où il est. Sinon, touche « Sans pion ». Cela termine le tour ; ce qu’il rapporte s’affiche avant. S’il n’y a ni pion à poser, ni sens à choisir, ni points à marquer, toucher l’emplacement suffit. Si tu préfères toucher « Valider » à chaque fois, active cette option dans le menu de la partie.',
			'Une erreur ? « Annuler » est toujours au même endroit, et revient sur autant de tours que tu veux.'
		]
	},
	{
		id: 'does',
		title: 'Ce que fait Tilekeep',
		lines: [
			'Il suit votre partie : où est chaque tuile, et quels pions s’y trouvent. Il calcule chaque point, explique pourquoi, et indique quels meeples reviennent en réserve et où va le marqueur.',
			'La table a toujours raison. Si vous placez une tuile contre les règles, Tilekeep prévient, mais accepte si vous insistez, et le note.',
			'Sur la première page, « Voir une partie d’exemple » ouvre une partie toute prête, pour essayer. Rien n’en est enregistré, et elle n’apparaît dans aucune liste.',
			'À votre table, il ne pioche pas, ne conseille pas et ne joue pas. À la fin, il montre l’évaluation finale sur le plateau, étape par étape et zone par zone. « Voir le calcul », à côté des totaux, affiche chaque évaluation.'
		]
	},
	{
		id: 'rules',
		title: 'Les règles en bref',
		lines: [
			'Une nouvelle tuile en touche au moins une autre par un côté entier, et tous les côtés qui se touchent correspondent : pré, route ou ville.',
			'Un meeple par tour, sur la tuile qui vient d’être placée. Il ne va que là où il n’y a encore personne, sur toute la route, dans toute la ville ou tout le pré.',
			'Route complète : 1 point par tuile. Ville complète : 2 points par tuile et 2 par blason. Abbaye complète : 9 points. Les meeples reviennent en réserve.',
			'Le joueur qui a le plus de meeples dans la zone marque les points ; en cas d’égalité, chacun les marque tous.',
			'À la fin, les routes, villes et abbayes incomplètes rapportent 1 point par tuile et 1 par blason. Pour chaque ville complète qu’il touche, un pré rapporte 3 points au joueur qui y a le plus de paysans.'
		]
	},
	scoringSection,
	winterSection,
	{
		id: 'told',
		title: 'Les tuiles que tu décris',
		lines: [
			'Une tuile que Tilekeep ne connaît pas, tirée d’un magazine par exemple, c’est toi qui l’ajoutes. Touche le + au bout de la palette, choisis ses quatre bords, puis touche l’image qui correspond. Si tu choisis d’abord l’emplacement, seules les images qui y conviennent sont proposées.',
			'Une tuile ne se décrit qu’une fois : cet appareil s’en souvient pour les parties suivantes, et le fichier de la partie la contient.',
			'À la dernière étape, touche ce que la tuile montre en plus : auberge, cathédrale, marchandises ou jardin. Tilekeep ne propose que ce qui compte avec les extensions de la partie. Dans une partie avec La Rivière, un bord peut montrer la rivière : la tuile se pioche alors avant toutes les autres.',
			'Une erreur ? Corrige-la dans le menu de la partie, sous « Tes tuiles » : toute la partie est recomptée avec la tuile corrigée.',
			'« Tes propres boîtes », dans « Nos règles » d’une nouvelle partie, garde ces tuiles sur cet appareil, avec leur nombre. Coche une boîte : ses tuiles sont dans la palette et se comptent comme les autres. Une tuile décrite pendant une partie va aussi dans une boîte, d’un geste de plus.',
			'Enregistre une boîte dans un fichier et partage-le : d’autres l’ouvrent sur la même page. Le fichier et le lien d’une partie contiennent les tuiles : personne n’a besoin de la boîte.'
		]
	},
	{
		id: 'dispute',
		title: 'Trancher un désaccord',
		lines: [
			'Touche n’importe quelle route, ville, abbaye ou pré sur le plateau. Toute la zone s’éclaire. La fiche dit qui marque combien, qui a le plus de meeples et quelle règle imprimée s’applique. Une flèche ou un plus montre ce qui est encore ouvert ; une croix, ce qui ne pourra jamais se fermer.',
			'Sur une route, une ville ou une abbaye, chaque tuile qui compte porte ce qu’elle rapporte, et un écu, ce que rapporte un blason. Leur somme est celle de la fiche. Pour une ville incomplète, touche « Si la zone était complétée telle quelle » pour voir cette somme sur les tuiles. Un bouton ramène au tour qui a rapporté ces points.',
			'Touche un pré : chaque ville complète qu’il nourrit porte un nombre là où le pré touche son mur. Les autres villes proches portent une lettre : touche la lettre pour voir pourquoi la ville ne compte pas.',
			'L’épi de blé dans le coin du plateau montre tous les prés d’un coup, avec ce que chacun rapporterait maintenant. Un pré a la couleur et le motif du joueur qui le tient ; il est rayé s’il est partagé. Selon la règle de 2000, une ville ne rapporte qu’une fois : ses points ne figurent donc que sur un pré.',
			'Touche « Comparer avec un autre pré », puis l’autre pré. Le plateau dessine le chemin qui relie les deux, ou hachure la route ou le mur qui les sépare. Tout cela marche aussi quand tu revois la partie.'
		]
	},
	{
		id: 'rulings',
		title: 'Vos règles',
		lines: [
			'Avant la première tuile, vous choisissez un ensemble de règles : celles d’aujourd’hui, celles de la boîte de 2000 ou celles du livret Z-Man de 2013. Il y a aussi une première partie sans paysans, et deux ensembles pour les tournois. Vous pouvez aussi répondre vous-mêmes à chaque question ouverte : égalités, ville de deux tuiles, bord de la table. Les règles maison se choisissent aussi là : zones incomplètes, tour de plus pour un trou comblé, arbres aux carrefours, achat d’une tuile. D’autres concernent la pioche : tuile remise dans le sac, tuile de départ dans le sac, trois tuiles en main. Ou encore : plus ou moins de meeples, granges sans paysans, une rivière qui ne sépare pas les prés.',
			'Les réponses se trouvent dans le menu de la partie sous « Nos règles », et avec chaque évaluation qu’elles ont décidée. On peut les changer plus tard : Tilekeep montre d’abord ce que cela change, puis recompte toute la partie dès la première tuile.',
			'Si les arbres n’arrêtent pas les routes, vous dites à chaque carrefour ce qu’il y a. Si combler un trou donne encore un tour, cela ne vaut pas pour un trou comblé par un monastère. La tuile de départ est au milieu de la table. Avec un nombre pair de tuiles par rangée, il y a un emplacement de plus à l’est ou au sud.',
			'D’après l’éditeur, le bord de la table limite la partie, et on ne décale rien. Indiquez la taille de votre table : le plateau montre le bord comme un cadre en bois. La table peut aussi s’agrandir : mettez-en une autre à côté et placez quand même une tuile au-delà du bord, qui recule alors jusqu’à elle. Selon une règle maison, on peut décaler toutes les tuiles, ou bien le bord ferme ce qui l’atteint.',
			'« Le même plateau avec d’autres règles » montre ce que rapporterait chaque règle des prés, avec les petites villes à 4 et à 2 points. On voit aussi si quelqu’un d’autre gagnerait.',
			'On peut laisser les pions d’une extension dans la boîte, et ne jouer qu’avec ses tuiles. Sous « Tuiles dans le sac », notez les tuiles perdues ou ajoutées, ou jouez avec deux fois la même boîte.',
			'Sous « Extensions », celles de la dernière partie viennent en premier, et une recherche trouve les autres. Cochez une fois sous « Ce que j’ai » ce que vous possédez : cela vient juste après.',
			'Vos réponses sont gardées pour la partie suivante.'
		]
	},
	{
		id: 'aids',
		title: 'Ce que Tilekeep montre',
		lines: ['Vous en convenez avant la partie, et le résultat l’indique.'],
		terms: [
			[
				'Assistant',
				'Montre tout, même les totaux si la partie s’arrêtait là. On voit aussi combien de tuiles restantes conviennent à un trou, et quels trous ne peuvent plus être comblés. Pour une zone incomplète, on voit les chances de piocher bientôt une bonne tuile. Sans extension, on voit aussi une estimation de ses chances d’être complétée.'
			],
			['Vue claire', 'Montre à qui est chaque pré, mais pas de totaux avant la fin.'],
			[
				'Arbitre',
				'Montre ce qui est permis et ce qui est évalué. Jusqu’à la fin, les joueurs trouvent eux-mêmes à qui est chaque pré.'
			]
		]
	},
	{
		id: 'settings',
		title: 'Les réglages et l’horloge',
		lines: [
			'Ouvre « Réglages » sur la première page, ou « Tous les réglages » dans le menu de la partie. Tu y choisis l’apparence : clair ou sombre, été ou hiver, taille des scores. Tu y règles aussi les sons, la vibration, « Valider » après chaque tour, les raccourcis clavier et ce que montre une nouvelle partie. Les réglages sont enregistrés sur cet appareil. Les plateaux imprimés et les images partagées gardent le paysage de la boîte.',
			'L’horloge montre depuis combien de temps dure le tour, et les minutes de chaque joueur ; touche un joueur pour voir le temps exact. Si un tour dure plus de deux fois le temps habituel, et au moins une minute, un cadre entoure l’horloge. Après « Annuler », le temps du tour reprend où il en était.',
			'Les temps se calculent d’après l’heure de saisie des tours : le bilan les montre donc toujours. Une pause de plus d’une demi-heure et le temps passé à corriger ne sont comptés à personne.'
		]
	},
	{
		id: 'past',
		title: 'Revoir et corriger',
		lines: [
			'« Journal » dans le menu, ou dans la fiche qui s’ouvre quand tu touches un score, donne la liste de toutes les évaluations avec leurs points. Touche un joueur, une origine, ou les deux : il ne reste que ces évaluations-là, et leur somme. Touche une évaluation pour la voir sur le plateau.',
			'« Revoir », dans le menu, montre le plateau, les pions et les scores à n’importe quel moment. Déplace le curseur dans la partie : les marques au-dessus montrent où chaque joueur a marqué. Plus elles sont hautes, plus il a marqué de points. Quand le plateau montre une évaluation, un bouton à côté mène à ce moment de la partie.',
			'Une erreur de saisie, il y a dix tours ? Corrige la tuile, son emplacement, son sens, le meeple, le joueur ou une réponse, ajoute un tour oublié, ou enlèves-en un. Tilekeep recompte la partie et montre la différence avant que tu confirmes.',
			'Quand un tour ultérieur ne colle plus, Tilekeep te demande quoi faire : le laisser tel quel, le changer ou l’enlever. Rien ne disparaît tout seul, et « Annuler » revient sur toute la correction.',
			'« Lecture » montre la partie tour par tour, à la vitesse que tu veux.'
		]
	},
	{
		id: 'by-hand',
		title: 'Points manuels',
		lines: [
			'Avec « Points manuels » dans le menu, on donne ou on retire des points en disant pourquoi, ou un joueur en donne à un autre. Ils comptent comme les autres, et chaque total les montre à part.',
			'Une règle maison permet d’acheter la seule tuile qui peut compléter une zone. Le prix se saisit au même endroit : des points ou, avec Maires et Monastères, le monastère de l’acheteur, que le vendeur garde désormais.'
		]
	},
	clockSection,
	watchSection,
	{
		id: 'found',
		title: 'Une partie déjà commencée',
		lines: [
			'La moitié de la partie s’est jouée sans Tilekeep ? Sur la première page, touche « Saisir une partie déjà commencée ». Place tuiles et pions dans n’importe quel ordre, sans compter les tours ; des groupes séparés pourront se rejoindre plus tard. Indique les points sur la piste de score, puis continue à jouer, ou passe tout de suite à l’évaluation finale.',
			'Une photo fait presque tout : touche « À partir d’une photo », puis photographie toute la table. Quatre anneaux marquent les coins trouvés ; fais glisser ceux qui sont mal placés. Tilekeep propose les tuiles, avec un point d’interrogation là où il hésite. Touche une tuile pour voir les autres possibilités. En cas d’interruption, tu reprends là où tu en étais. Touche ensuite l’endroit où est chaque pion que Tilekeep a vu. Une grande table demande plusieurs photos qui se recouvrent : « À partir d’une photo » ajoute la suivante. La photo est lue sur cet appareil, et n’est pas enregistrée, sauf si tu la gardes avec la partie.',
			'On peut aussi corriger cette table plus tard. Dans « Revoir », va à une étape qui commence par « Table de départ », touche « Corriger ceci », puis « Changer la table de départ ».'
		]
	},
	{
		id: 'bump',
		title: 'Si le plateau est bousculé',
		lines: [
			'« Reconstruire la table » dans le menu te guide tuile par tuile, dans l’ordre de jeu ou rangée par rangée, avec chaque pion et chaque marqueur. On peut aussi y imprimer le plateau.',
			'Personne n’a saisi les derniers tours ? « Rattraper d’après une photo », dans le menu, trouve les nouvelles tuiles et les propose comme tours, dans un ordre que les règles permettent. Tu valides chacun comme d’habitude, avec son pion.'
		]
	},
	...pastSections,
	{
		id: 'share',
		title: 'Partager une partie',
		lines: [
			'« Partager cette partie » la partage en entier, pour la revoir et en discuter. On l’envoie par un lien, une image du plateau ou un fichier, ou par un code que l’autre téléphone scanne. Une image au format carte porte le code et contient la partie. Au format story, fait pour le plein écran d’un téléphone, elle ne la contient pas. Les noms y figurent toujours. Dans un lien, la partie est derrière le #, que les navigateurs n’envoient à personne.',
			'Celui qui l’ouvre voit d’abord la partie. Elle n’est gardée que s’il touche « Garder sur cet appareil ».',
			'On peut transférer une partie en cours : l’autre téléphone scanne son code et la reprend. À partir de là, le premier téléphone ne fait que montrer la partie, et le dit. Cela dure jusqu’à ce que tu la reprennes ou qu’on te la transfère à nouveau.',
			'Pour d’autres apps, Tilekeep prépare une partie pour BG Stats, des tableaux des scores et de toutes les évaluations, et un texte à envoyer.'
		]
	},
	{
		id: 'follow',
		title: 'Montrer sur d’autres téléphones',
		lines: [
			'« Montrer sur d’autres téléphones », dans le menu, permet aux autres de suivre cette table pendant la partie. Ils voient le plateau, les points et leur calcul, et qui doit jouer. Chacun peut y parcourir le plateau et revenir en arrière comme il veut.',
			'Si un joueur y indique qui il est, son téléphone lui dit quand c’est à lui de jouer. Avec « Les autres saisissent leurs tours », chacun le fait sur son téléphone. Tilekeep n’enregistre que ce que les règles permettent, et c’est la première saisie qui compte.',
			'L’autre téléphone scanne le code avec sa caméra habituelle et touche « Suivre ». Il montre une réponse, que tu scannes avec « Scanner la réponse ». Sans caméra, envoyez-vous le code et la réponse en texte. Il faut un code par téléphone : « Un autre téléphone » le prépare.',
			'Les téléphones se connectent directement, dans votre réseau, sans serveur entre eux. Un Wi-Fi qui isole les appareils, comme à l’hôtel, ne connecte personne : prenez le partage de connexion d’un téléphone, ou un relais. Un téléphone qui s’est endormi rattrape son retard tout seul. Une page rechargée se reconnecte, si son navigateur le permet. Sinon, ou si c’est la page qui compte les points, il faut un nouveau code.',
			'« À distance : par un relais » prépare un lien pour ceux qui sont ailleurs : ils le touchent et suivent, sans réponse. Il faut un relais à l’adresse d’où vient Tilekeep ; il transmet la partie, chiffrée avec des clés qui ne sont que dans le lien. Le lien permet de lire la partie : ne le donne qu’à ceux qui ont le droit de la voir. « Arrêter pour tous » y met fin.',
			'Une tablette ou un téléviseur peut être « Un écran pour tous » : touche l’épingle. Le plateau s’y affiche en grand, avec les points et la dernière évaluation.',
			'« Affichage pour un direct », sous la même épingle, montre une partie dans un direct, sur un fond transparent : plateau, points et dernière évaluation. Copie son adresse dans une source navigateur de ton logiciel de streaming. Par un relais, elle se connecte toute seule. Sinon, utilise-la là comme une page et connecte-la comme un téléphone. La tuile en main ne s’y voit que si le téléphone qui compte les points le permet avec « Montrer la tuile en main ».',
			'« Transférer la partie » se trouve à côté de chaque téléphone qui suit. Dès que la partie y est reprise, tous les tours se saisissent là, et ton téléphone suit. Elle peut revenir de la même façon.',
			'Rien n’est enregistré sur les autres téléphones avant que quelqu’un touche « Garder cette partie » : tout ce qui a été joué jusque-là est alors gardé.'
		]
	},
	dataSection,
	privacySection
] as const satisfies HelpSections;

export const help = {
	title: 'Aide',
	allHelp: 'Toute l’aide',
	backToTable: 'Retour à la table',
	picture: ({
		tiles,
		counted: marked,
		onTiles,
		onPennants,
		cities,
		otherCities,
		farms
	}: Pictured): string =>
		[
			`Un plateau de ${counted(tiles, 'tuile', 'tuiles')}.`,
			...(onTiles === undefined ? [] : [`Chaque tuile qui compte porte ${number(onTiles)}.`]),
			...(onTiles === undefined && marked > 0
				? [`${counted(marked, 'tuile marquée compte', 'tuiles marquées comptent')}.`]
				: []),
			...(onPennants === undefined
				? []
				: [`Chaque blason qui compte porte ${number(onPennants)}.`]),
			...(cities > 0
				? [
						`${counted(cities, 'ville complète porte un nombre', 'villes complètes portent un nombre')}.`
					]
				: []),
			...(otherCities > 0
				? [
						`${counted(otherCities, 'ville marquée ne compte pas', 'villes marquées ne comptent pas')}.`
					]
				: []),
			...(farms ? ['Chaque pré montre à qui il est et ce qu’il rapporte.'] : [])
		].join(' '),
	search: 'Chercher dans l’aide',
	/** How many sections have what was searched for. */
	found: (n: number): string =>
		n === 0
			? 'Aucune section n’en parle.'
			: n === 1
				? 'Une section en parle.'
				: `${number(n)} sections en parlent.`,
	toContents: 'Retour au sommaire',
	groups: {
		play: 'À la table',
		scoring: 'Décompte',
		disputes: 'Litiges et corrections',
		games: 'Parties et autres appareils',
		app: 'L’application'
	},
	/** The sections about boxes and expansions that aren’t played. */
	otherBoxes: 'Autres boîtes et extensions',
	get sections(): readonly HelpSection[] {
		return withExpansions(SECTIONS, boxes);
	},
	keysTitle: 'Raccourcis clavier',
	key: 'Touche',
	whatItDoes: 'Ce qu’elle fait',
	keys: [
		['U', 'Annuler'],
		['Y', 'Rétablir'],
		['R', 'Tourner la tuile'],
		['Entrée', 'Valider le tour comme saisi, ou activer le bouton choisi'],
		['N', 'Sans pion : seulement la tuile'],
		['Échap', 'Une étape en arrière dans le tour'],
		['/', 'Chercher une tuile'],
		['1–9', 'Un pion sur le premier endroit de la tuile, le deuxième, etc.'],
		[
			'Flèches',
			'D’un emplacement ou d’une tuile à l’autre ; sur une tuile placée, Espace passe à la zone suivante et Entrée l’explique'
		],
		['?', 'Afficher ces touches']
	],
	newsTitle: 'Quoi de neuf',
	news: NEWS,
	independent:
		'Tilekeep est une aide indépendante pour un jeu que tu possèdes. Il n’est pas lié aux auteurs ni aux éditeurs de Carcassonne.'
} as const;
