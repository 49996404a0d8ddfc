import type { ExpansionReading } from '../../../words/expansion';
import type { BRIDGES_NAMES } from '../names';

type Reading = ExpansionReading<typeof BRIDGES_NAMES>;

/** How to play with Bridges, Castles & Bazaars. */
export const help: Reading['help'] = {
	title: 'Bazars, Ponts et Forteresses',
	lines: [
		'Chacun a quelques ponts et châteaux. Les ponts portent des routes au-dessus des tuiles, et un château rapporte les points de ce qu’on complète à côté.'
	],
	terms: [
		[
			'Un pont avec la tuile',
			'Un emplacement où une tuile ne va qu’avec un pont en montre un. Là où un pont est possible, touche sous la tuile son sens. Il passe au-dessus d’elle ou d’une voisine, et un pion peut ensuite s’y poser.'
		],
		[
			'Sans pont',
			'Si une tuile ne va qu’avec un pont, tu n’as pas à la placer : mets-la de côté et pioche une autre tuile.'
		],
		[
			'On construit un château',
			'Une ville de deux demi-cercles est complétée : Tilekeep interroge son propriétaire, quel que soit celui qui a placé la tuile. Il construit un château ou évalue la ville. Le chevalier reste comme seigneur.'
		],
		[
			'Ce que rapporte un château',
			'Une tuile suivante complète à côté une route, une ville ou une abbaye, même sans pion : le seigneur marque autant, et revient en réserve. Entre plusieurs, son joueur choisit.'
		],
		['Prés', 'Un château rapporte à un pré un point de plus qu’une ville.'],
		[
			'Les bazars',
			'Après le tour d’une tuile avec un bazar, touche les tuiles retournées, une par joueur. Pour chacune, touche laquelle est vendue, qui paie qui, et combien : les offres ne sont pas conservées. Tilekeep déplace les points, donne la dernière tuile et dit qui place laquelle ensuite. Si l’enchère a été oubliée, touche « Pas d’enchère ».'
		]
	],
	topics: {
		bridges: {
			title: 'Les ponts en images',
			pictures: {
				'bridge-over': 'Un pont porte une route au-dessus d’une abbaye : 4 tuiles, 4 points'
			}
		},
		castles: {
			title: 'Les châteaux en images',
			pictures: {
				'castle-beside':
					'Bleu complète une route de 3 tuiles, et le seigneur du château de Rouge marque aussi 3'
			}
		}
	}
};

/** The rules of Bridges, Castles & Bazaars in one sentence or two each, with their sources. */
export const rules: Reading['rules'] = {
	'BRIDGE-1': [
		'Douze tuiles sont piochées avec les autres, dont huit avec un bazar. Chacun a trois ponts (deux à cinq ou six joueurs).',
		'page ; feuille de règles'
	],
	'BRIDGE-2': [
		'Un pont est une route droite au-dessus d’une tuile, d’un côté au côté opposé, tous deux en pré. Il peut passer au-dessus de tout, et reste jusqu’à la fin.',
		'feuille de règles ; critiques ; page'
	],
	'BRIDGE-3': [
		'Pour chaque tuile on peut poser un pont, en plus d’un pion : sur cette tuile ou sur une tuile juste à côté. Aucune tuile n’en porte deux.',
		'page ; feuille de règles ; déroulement ; JCloisterZone'
	],
	'BRIDGE-4': [
		'Les routes d’une tuile peuvent toucher un pré si un pont posé avec elle les prolonge : au-dessus de cette tuile ou d’une voisine.',
		'feuille de règles ; déroulement'
	],
	'BRIDGE-5': [
		'Au-delà de chaque extrémité d’un pont il y a un emplacement vide ou une route quand on le pose. Il ne touche jamais autre chose.',
		'JCloisterZone'
	],
	'BRIDGE-6': [
		'Une tuile qui ne va qu’avec un pont n’a pas à être placée : on peut la mettre de côté et en piocher une autre.',
		'déroulement ; JCloisterZone'
	],
	'BRIDGE-7': [
		'Un pont dont la tuile n’a pas besoin se pose après elle et avant le pion, sur elle ou une voisine. Selon une autre règle, sur elle seulement.',
		'déroulement ; JCloisterZone'
	],
	'BRIDGE-8': [
		'Un pont est une route comme une autre. Sur la tuile qui vient d’être placée, on peut l’occuper. Sa tuile compte une fois pour une route, même si celle-ci passe aussi dessous.',
		'feuille de règles ; JCloisterZone'
	],
	'BRIDGE-9': [
		'Un pont ne sépare rien : prés, villes et routes continuent dessous, et rien de cela ne lui est relié.',
		'feuille de règles'
	],
	'BRIDGE-10': [
		'Ainsi, les prés des deux côtés d’une route qui continue sur un pont sont réunis par le pré qui est dessous.',
		'feuille de règles ; JCloisterZone'
	],
	'BRIDGE-11': [
		'Une tuile que seul un pont relie à une route prolonge cette route, avec tout ce qui en dépend.',
		'JCloisterZone'
	],
	'CASTLE-1': ['Chacun a trois châteaux (deux à cinq ou six joueurs).', 'page ; feuille de règles'],
	'CASTLE-2': [
		'Quand une tuile complète une ville de deux tuiles exactement, en demi-cercles, son propriétaire peut y construire un château au lieu de l’évaluer.',
		'page, première édition ; feuille de règles ; wiki des fans'
	],
	'CASTLE-3': [
		'Quel que soit celui qui a placé la tuile, chaque propriétaire d’une telle ville est interrogé, à commencer par le joueur dont c’est le tour.',
		'feuille de règles ; JCloisterZone'
	],
	'CASTLE-4': [
		'Il faut qu’un seul pion capable d’occuper une zone s’y tienne, quel qu’il soit.',
		'page, première édition ; JCloisterZone'
	],
	'CASTLE-5': [
		'La ville ne rapporte alors rien. Son pion reste comme seigneur du château, et le château reste jusqu’à la fin.',
		'feuille de règles'
	],
	'CASTLE-6': [
		'Une section dont les murs vont plus loin qu’un demi-cercle sur un côté ne peut pas faire partie d’un château.',
		'images ; JCloisterZone'
	],
	'CASTLE-7': [
		'Les alentours d’un château sont ses deux tuiles et, à gauche et à droite, les deux emplacements à côté de chacune : six en tout.',
		'page, première édition ; feuille de règles ; wiki des fans'
	],
	'CASTLE-8': [
		'La première zone qui a une tuile là, et qu’une tuile suivante complète, rapporte au seigneur autant qu’à ses propriétaires, même si personne ne l’évalue. Puis il revient en réserve, et le château reste vide.',
		'page, première édition ; feuille de règles ; wiki des fans'
	],
	'CASTLE-9': [
		'Une abbaye ou un jardin ne compte que si sa propre tuile est aux alentours.',
		'page, première édition'
	],
	'CASTLE-10': [
		'Ce que complète la tuile qui permet de construire un château ne compte pas pour ce château.',
		'page, première édition ; feuille de règles ; JCloisterZone'
	],
	'CASTLE-11': [
		'Entre plusieurs zones à la fois, le joueur du seigneur choisit avant l’évaluation. Selon une autre règle, c’est celle qui rapporte le plus.',
		'page, première édition ; JCloisterZone'
	],
	'CASTLE-12': [
		'Un château qui rapporte est ainsi complet : il rapporte autant aux seigneurs des châteaux aux alentours desquels il se trouve. Vide, il ne rapporte plus jamais.',
		'page, première édition'
	],
	'CASTLE-13': [
		'Aucun seigneur ne peut attendre mieux. À la fin de la partie les châteaux ne rapportent rien, et les seigneurs reviennent en réserve.',
		'page, première édition ; wiki des fans'
	],
	'CASTLE-14': [
		'Pour un pré, un château rapporte un point de plus qu’une ville. Il ne compte pas en plus comme ville, et sépare les prés comme elle.',
		'wiki des fans ; critiques ; page, première édition ; JCloisterZone'
	],
	'CASTLE-15': [
		'Pour tout le reste, un château n’est plus une ville, complète ou non.',
		'JCloisterZone'
	],
	'CASTLE-16': [
		'Un seigneur reçoit tout ce que la zone elle-même a rapporté, avec ce qui y est imprimé. Les points que rapportent des pions en particulier n’y sont pas.',
		'JCloisterZone'
	],
	'CASTLE-17': [
		'Un seigneur qui compte 0 ne rapporte rien : à la première de ces zones, il revient en réserve.',
		'JCloisterZone'
	],
	'CASTLE-18': [
		'Dans une partie déjà commencée, on saisit les ponts et les châteaux qui s’y trouvent.',
		'notre décision'
	],
	'BAZAAR-1': [
		'Le tour d’une tuile avec un bazar terminé, une enchère commence : on retourne autant de tuiles qu’il y a de joueurs. S’il en reste moins, il n’y en a pas.',
		'page ; page, première édition'
	],
	'BAZAAR-2': [
		'Le joueur à gauche est le premier à vendre : il choisit une tuile et propose un prix, même 0. Puis chaque joueur sans tuile peut une fois proposer plus, ou passer.',
		'page, première édition ; critiques ; wiki des fans'
	],
	'BAZAAR-3': [
		'Le vendeur paie la plus forte offre à celui qui l’a faite et garde la tuile, ou la lui vend à ce prix. Sans offre plus forte, il paie la sienne à la banque.',
		'page, première édition ; wiki des fans ; JCloisterZone'
	],
	'BAZAAR-4': [
		'Puis vient le prochain joueur sans tuile. La dernière tuile est gratuite. Les points se déplacent sur la piste de score, et peuvent passer sous 0.',
		'page, première édition ; JCloisterZone'
	],
	'BAZAAR-5': [
		'Ensuite chacun place sa tuile dans un tour ordinaire, à partir de la gauche du joueur du bazar. Personne ne place d’abord une autre tuile à lui.',
		'page, première édition ; déroulement ; page, questions ; JCloisterZone'
	],
	'BAZAAR-6': [
		'Un bazar sur une tuile achetée ne lance aucune enchère. Pour un bazar pioché dans une seconde partie de tour, elle vient après la manche ; selon une autre règle, il n’y en a pas.',
		'page, questions ; déroulement ; JCloisterZone'
	],
	'BAZAAR-7': [
		'Une tuile achetée impossible à placer est mise de côté, et on en pioche une autre.',
		'JCloisterZone'
	],
	'BAZAAR-8': [
		'Si la tuile du bazar donne une seconde partie de tour, l’enchère et sa manche viennent d’abord ; selon une autre règle, la seconde partie.',
		'page, questions ; JCloisterZone'
	],
	'BAZAAR-9': [
		'Selon une autre règle personne n’enchérit : chacun à son tour prend une des tuiles.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	BRIDGE: 'les ponts',
	CASTLE: 'les châteaux',
	BAZAAR: 'les bazars'
};
