import type { Strength } from '../../lookahead/strength';
import { common } from './common';
import { number } from './format';

/** What a strength is called, and what it means. */
const STRENGTHS: Readonly<Record<Strength, readonly [string, string]>> = {
	plain: ['Facile', 'Compte ce que chaque coup rapporte d’après les points sur la table.'],
	table: [
		'Moyen',
		'Sait aussi, grâce à de nombreuses parties, ce qu’une ville, une route ou un pré rapporte plus tard.'
	],
	ahead: [
		'Fort',
		'Essaie aussi ses meilleurs coups avec des tuiles qui peuvent venir. Cela prend un peu plus de temps.'
	]
};

/** Words of a game that is played on against the app. */
export const trial = {
	playOn: 'Jouer à partir d’ici',
	playFromStart: 'Jouer depuis le début',
	againstApp: 'Jouer contre l’application',
	title: 'Jouer contre l’application',
	lead: 'L’application pioche les tuiles au hasard parmi celles qui restent. La partie elle-même ne change pas.',
	whose: 'Qui joue ?',
	plays: (name: string): string => `Qui joue pour ${name} ?`,
	person: 'Moi',
	app: 'L’application',
	nobody: 'Choisis au moins un joueur pour toi.',
	strength: 'À quel niveau joue l’application ?',
	strengthName: (strength: Strength): string => STRENGTHS[strength][0],
	strengthHint: (strength: Strength): string => STRENGTHS[strength][1],
	start: 'Jouer',

	/** The note over the table. */
	banner: 'Essai',
	against: (names: readonly string[], strength: Strength): string =>
		`Tu joues pour ${common.list(names)}. Niveau de l’application : ${STRENGTHS[strength][0]}.`,
	notKept: 'Rien n’est enregistré ici.',
	startOver: 'Recommencer',
	toReview: 'Vers le bilan',
	toExample: 'Vers l’exemple',
	gone: 'Cette fenêtre n’a plus la partie d’essai. Commences-en une autre depuis le bilan d’une partie.',

	/** Above the tile that the app drew. */
	drawn: 'Cette tuile est piochée pour toi.',
	appDraws: (name: string): string => `L’application place cette tuile pour ${name}…`,
	leavesOut: 'Cette tuile est impossible à placer : une autre est piochée.',
	failed: 'L’application ne trouve aucun coup : il manque quelque chose sur cet appareil.'
} as const;

/** Words of a puzzle: a turn of a game, for anybody to play. */
export const puzzle = {
	title: 'Problèmes de cette partie',
	lead: 'À ces tours, un coup était nettement meilleur que le coup joué. Que jouerais-tu ?',
	/** A turn, by the number of its tile. */
	turn: (tile: number, name: string, solved: boolean): string =>
		solved
			? `Tuile ${number(tile)} : à ${name} de jouer (résolu)`
			: `Tuile ${number(tile)} : à ${name} de jouer`,
	banner: 'Problème',
	ask: (name: string): string => `C’est à ${name} de jouer. Que jouerais-tu ?`,
	judging: 'Ton coup est comparé aux meilleurs coups…',
	/** @param asPlayed true for the move that was played in the game */
	best: (asPlayed: boolean): string =>
		asPlayed
			? 'C’est le meilleur coup trouvé, comme dans la partie.'
			: 'C’est le meilleur coup trouvé.',
	equal: (asPlayed: boolean): string =>
		asPlayed
			? 'C’est ce qui a été joué dans la partie, à peu près aussi bon que le meilleur coup.'
			: 'C’est à peu près aussi bon que le meilleur coup.',
	loses: (points: number, asPlayed: boolean): string =>
		asPlayed
			? `C’est ce qui a été joué dans la partie. Ce coup fait perdre environ ${common.points(points)}.`
			: `Ce coup fait perdre environ ${common.points(points)}.`,
	solution: 'Voici le meilleur coup trouvé.',
	again: 'Essayer un autre coup',
	solve: 'Montrer la solution',
	send: 'Envoyer ce problème',
	failed: 'Impossible de juger ce coup : il manque quelque chose sur cet appareil.'
} as const;
