import type { ExpansionReading } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

type Reading = ExpansionReading<typeof TOWER_NAMES>;

/** How to play with The Tower, in French. */
export const help: Reading['help'] = {
	title: 'La Tour',
	lines: [
		'Chacun commence avec des étages de tour : 10 à deux joueurs, 9 à trois, puis 7, 6, et 5 à six.',
		'Ce sont les règles de la première et de la deuxième édition. Nous ne savons pas encore si les éditions plus récentes diffèrent.'
	],
	terms: [
		[
			'Poser un étage',
			'Au lieu de placer un pion, touche « Poser un étage de tour », puis une fondation ou une tour ouverte, où qu’elle soit.'
		],
		[
			'Capturer',
			'Une tour atteint sa tuile et, tout droit dans quatre directions, autant de tuiles qu’elle a d’étages. Les trous ne gênent pas. Touche un meeple en surbrillance pour le capturer, ou « Personne ». L’un des tiens revient en réserve, un autre devient ton prisonnier.'
		],
		[
			'En haut',
			'Au lieu de placer un pion, tu peux fermer une tour ouverte avec un meeple en haut. Il y reste jusqu’à la fin sans rien marquer, et personne n’y ajoute d’étage. S’il est capturé, la tour est de nouveau ouverte.'
		],
		[
			'Échange',
			'Dès que deux joueurs détiennent chacun un pion de l’autre, un de chaque côté revient en réserve. Tilekeep le fait de lui-même, et ne demande que s’il y a un choix.'
		],
		[
			'Rançon',
			'Une fois pendant ton tour, avant de placer un pion, tu peux payer 3 points à celui qui détient l’un des tiens. Touche son score, ou le bouton à côté de ta tuile. Tu peux le placer aussitôt.'
		],
		[
			'Prisonniers',
			'Touche un score pour voir les prisonniers de ce joueur et les étages qui lui restent. Les prisonniers ne rapportent rien.'
		]
	],
	topics: {
		tower: {
			title: 'Les tours en images',
			pictures: {
				'tower-ends-road': 'La route s’arrête à une fondation : quatre tuiles',
				'tower-captured':
					'La tour de Bleu a capturé le voleur rouge : Bleu en place un et évalue la route'
			}
		}
	}
};

/** The rules of The Tower. */
export const rules: Reading['rules'] = {
	'TOWER-1': [
		'18 tuiles avec une fondation sont piochées avec les autres. À deux, chacun a 10 étages, à trois 9, à quatre 7, à cinq 6, à six 5. Dans la deuxième édition, deux tuiles ont un jardin.',
		'page, contenu ; page de la 2e édition'
	],
	'TOWER-2': [
		'Les routes qui s’arrêtent à une fondation sont des routes séparées. Sur une tuile, la fondation touche le rempart et sépare deux prés avec la route.',
		'images des tuiles ; JCloisterZone'
	],
	'TOWER-3': [
		'Les fondations n’appartiennent à aucune zone, et personne ne peut s’y placer.',
		'page'
	],
	'TOWER-4': [
		'Au lieu de placer un pion, tu peux poser un étage sur une fondation ou sur une tour sans meeple en haut, où qu’elle soit.',
		'page ; Papa Geek'
	],
	'TOWER-5': [
		'Tu peux alors capturer un meeple : sur la tuile de la tour, ou tout droit dans quatre directions, pas plus loin qu’elle n’a d’étages. Les trous et les autres tours ne gênent pas.',
		'Papa Geek ; JCloisterZone'
	],
	'TOWER-6': [
		'Tout meeple peut être capturé, même un paysan, mais aucun pion qui ne compte pour aucune majorité. Celui qui ne peut rester seul revient en réserve.',
		'réponses de l’éditeur ; JCloisterZone'
	],
	'TOWER-7': [
		'L’un de tes meeples revient en réserve. Celui d’un autre devient ton prisonnier : ni sur la table, ni dans sa réserve.',
		'Papa Geek ; JCloisterZone'
	],
	'TOWER-8': [
		'Au lieu de placer un pion, tu peux mettre un meeple, grand ou petit, en haut d’une tour ouverte d’au moins un étage. Les pions qui ont un rôle à eux ne le peuvent pas.',
		'page ; réponses de l’éditeur ; JCloisterZone'
	],
	'TOWER-9': [
		'Il y reste jusqu’à la fin sans rien marquer. Une autre tour peut le capturer, même plus basse ; sa tour est alors de nouveau ouverte.',
		'Papa Geek ; Carcassonne Central ; réponses de l’éditeur'
	],
	'TOWER-10': [
		'Dès que deux joueurs détiennent chacun un pion de l’autre, un de chaque côté revient aussitôt en réserve, quel que soit son type.',
		'Papa Geek ; page de la 2e édition'
	],
	'TOWER-11': ['On n’échange qu’entre deux joueurs, jamais à trois.', 'JCloisterZone'],
	'TOWER-12': ['Un prisonnier ne rapporte rien à personne, même à la fin.', 'JCloisterZone'],
	'TOWER-13': ['Sans étages, tu peux encore placer des meeples sur les tours.', 'JCloisterZone'],
	'TOWER-14': ['Les tours elles-mêmes ne rapportent rien.', 'page'],
	'TOWER-15': [
		'Une fois pendant ton tour, tu peux payer 3 points à celui qui détient l’un de tes pions, et le reprendre. Tu peux le placer dans le même tour.',
		'page ; réponses de l’éditeur ; Papa Geek'
	],
	'TOWER-16': [
		'Avec moins de 3 points, on ne peut pas payer. Selon une autre règle, le score descend sous 0.',
		'page de la 2e édition, note'
	],
	'TOWER-17': [
		'Si plusieurs types de pions peuvent revenir par un échange, celui qui a capturé choisit. Selon une autre règle, c’est l’autre joueur.',
		'JCloisterZone'
	],
	'TOWER-18': [
		'Dans un tour de plusieurs tuiles, chaque partie permet un étage, mais on ne paie qu’une rançon. On peut aussi poser des étages pendant qu’on place la rivière.',
		'réponses de l’éditeur ; JCloisterZone'
	],
	'TOWER-19': [
		'La capture vient avant l’évaluation de tout ce que la tuile complète. Une rançon se paie avant la tuile, et personne ne peut en voler.',
		'JCloisterZone ; le vol : notre décision'
	],
	'TOWER-20': [
		'Pour une partie déjà commencée, on saisit les étages, les meeples en haut, les prisonniers et les étages qui restent à chacun.',
		'notre décision'
	],
	'TOWER-21': [
		'Un pion qui peut être placé en second peut alors monter sur une tour ouverte, même si elle vient de grandir.',
		'Papa Geek ; JCloisterZone'
	],
	'TOWER-22': ['Les points reçus au début de ton tour comptent pour la rançon.', 'JCloisterZone']
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { TOWER: 'les tours' };
