import type { ExpansionReading } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

type Reading = ExpansionReading<typeof BIG_TOP_NAMES>;

/** How to play with Under the Big Top, in French. */
export const help: Reading['help'] = {
	title: 'Tous en piste !',
	lines: ['Tilekeep connaît les tuiles de 2017. Celles de 2025 (Circus & Artists) n’y sont pas.'],
	terms: [
		[
			'Le chapiteau',
			'Sur le premier cirque viennent un jeton d’animal, face cachée, et le chapiteau. À chaque nouveau cirque, jouez et évaluez d’abord le tour. Puis révélez le jeton sous le chapiteau et touchez son nombre.'
		],
		[
			'Le public',
			'Chaque meeple sur la tuile du chapiteau et les huit autour rapporte ce nombre à son joueur : voleurs, paysans, acrobates, chacun une fois. Les pions qui ne comptent jamais pour la majorité ne rapportent rien. Puis le chapiteau va sur le nouveau cirque, avec un nouveau jeton.'
		],
		[
			'Le dernier nombre',
			'À la fin de la partie, le dernier jeton est révélé et évalué de même. Tilekeep le demande avant l’évaluation finale.'
		],
		[
			'Les acrobates',
			'Au lieu de placer un pion ailleurs, place un meeple sur un espace pour acrobates. C’est celui de la tuile posée ou de l’une des huit autour. Seuls les meeples ordinaires s’y produisent, trois par espace.'
		],
		[
			'Les pyramides',
			'Pendant un tour sans pion, on peut évaluer une pyramide complète : 5 points par acrobate, et les trois reviennent en réserve. À la fin, chaque acrobate rapporte encore 5.'
		],
		[
			'Le directeur de cirque',
			'C’est un meeple comme les autres. Quand sa zone est évaluée, il rapporte en plus 2 points par tuile avec un cirque ou des acrobates : la sienne et les huit autour. La majorité n’importe pas.'
		]
	],
	topics: {
		'big-top': {
			title: 'Le cirque en images',
			pictures: {
				'big-top-audience': 'Un 6 sous le chapiteau : Rouge a deux meeples autour, Bleu un',
				'acrobats-pyramid': 'Une pyramide est évaluée : Rouge a deux acrobates, Bleu un',
				'ringmaster-shows':
					'Le directeur de cirque de Rouge est sur une tuile pour acrobates, à côté d’un cirque : 4 points de plus'
			}
		}
	}
};

/** Its rules. */
export const rules: Reading['rules'] = {
	'CIRCUS-1': [
		'Il y a 20 tuiles, 12 avec un cirque et 8 pour acrobates ; deux ont un jardin. Des 16 jetons d’animaux, un porte 1, quatre 3, cinq 4, trois 5, deux 6, un 7.',
		'page, contenu ; Papa Geek ; images'
	],
	'CIRCUS-2': [
		'Personne ne se tient sur un cirque. Les routes s’y arrêtent, comme aux espaces pour acrobates. Avec les routes et les murs qu’ils touchent, ils séparent les prés.',
		'Papa Geek ; images'
	],
	'CIRCUS-3': [
		'Sur le premier cirque viennent un jeton d’animal, face cachée, et le chapiteau.',
		'Papa Geek'
	],
	'CIRCUS-4': [
		'Le tour de chaque nouveau cirque est d’abord évalué. Puis chaque meeple sur la tuile du chapiteau et les huit autour rapporte le nombre dessous. Le chapiteau va au nouveau cirque.',
		'page ; Papa Geek'
	],
	'CIRCUS-5': [
		'Tous les meeples comptent, chacun une fois : paysans, acrobates, directeurs de cirque, ceux qui sont couchés ou en hauteur. Pas les autres pions.',
		'page ; Papa Geek ; une fois : JCloisterZone'
	],
	'CIRCUS-6': [
		'Les pions qui repartent après une évaluation du tour comptent là où ils sont alors.',
		'JCloisterZone'
	],
	'CIRCUS-7': [
		'À la fin, le dernier jeton est révélé et évalué de même, après tout le reste.',
		'JCloisterZone'
	],
	'CIRCUS-8': [
		'Un jeton révélé est hors jeu. Si une partie s’arrête avant la dernière tuile, le dernier jeton ne rapporte rien.',
		'notre décision'
	],
	'CIRCUS-9': [
		'Dans une partie déjà commencée, indiquez où est le chapiteau et qui se produit. Tout nombre peut alors sortir. Sans chapiteau, il vient sur le prochain cirque.',
		'notre décision'
	],
	'ACROBATS-1': [
		'Au lieu d’un pion ailleurs, un meeple ordinaire peut se produire sur la tuile posée ou l’une des huit autour, jusqu’à trois.',
		'page ; aucun autre pion : JCloisterZone'
	],
	'ACROBATS-2': [
		'Pendant un tour sans pion, on peut évaluer une pyramide complète : 5 points par acrobate, et les trois reviennent en réserve.',
		'critique'
	],
	'ACROBATS-3': [
		'Votre table décide qui le peut : tout le monde, ou avec une tuile sur sa case ou à côté, ou celui qui y participe.',
		'tout le monde : JCloisterZone'
	],
	'ACROBATS-4': [
		'À la fin, chaque acrobate rapporte 5 points, que la pyramide soit complète ou non.',
		'JCloisterZone'
	],
	'ACROBATS-5': [
		'Les acrobates ne comptent sinon que dans le public. Une pyramide rapporte ce qu’elle était au moment du choix, quoi qu’il arrive ensuite dans le tour.',
		'JCloisterZone ; la suite du tour : notre décision'
	],
	'RINGMASTER-1': [
		'Chaque joueur a un directeur de cirque : un meeple pour routes, villes, abbayes et prés, qui compte 1 et ne se produit jamais.',
		'page ; règles du directeur'
	],
	'RINGMASTER-2': [
		'Quand sa zone est évaluée, il rapporte 2 points par tuile avec un cirque ou des acrobates, la sienne et les huit autour. La majorité n’importe pas.',
		'page ; règles du directeur ; les huit autour : JCloisterZone'
	],
	'RINGMASTER-3': [
		'Il ne rapporte rien là où il est seulement compté, comme dans le public du chapiteau.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	CIRCUS: 'le cirque',
	ACROBATS: 'les acrobates',
	RINGMASTER: 'le directeur de cirque'
};
