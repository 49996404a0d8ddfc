import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { boxes, common } from './common';
import { scoring } from './scoring';
import { tiles } from './tiles';
import { counted, number, plural, span, capital } from './format';
import { ofName, ofNames } from './grammar';

const HONOURS: Readonly<Record<Honour, string>> = {
	city: 'La plus grande ville',
	road: 'La plus longue route',
	farm: 'Le meilleur pré',
	award: 'Le plus de points d’un coup'
};

/** A feature that is best at something. */
interface Best {
	readonly names: readonly string[];
	/** How many tiles it has, or for a farm how many cities it borders. */
	readonly size: number;
	/** What it paid each of them. */
	readonly points: number;
	/** False if it was never finished. */
	readonly completed: boolean;
}

/** What the best feature paid: “Ben a marqué 18 points avec une ville de 9 tuiles.” */
const paid = ({ names, points }: Best, feature: string): string =>
	names.length > 1
		? `${common.list(names)} ont partagé ${feature} : ${common.points(points)} chacun.`
		: `${common.list(names)} a marqué ${common.points(points)} avec ${feature}.`;

/** Each stands under the name of the honour, and alone on a shared picture. */
const BEST: Readonly<Record<Honour, (best: Best) => string>> = {
	city: (best) => {
		const says = paid(best, `une ville de ${scoring.tileCount(best.size)}`);
		return best.completed ? says : `${says} Elle n’a jamais été complétée.`;
	},
	road: (best) => paid(best, `une route de ${scoring.tileCount(best.size)}`),
	farm: (best) =>
		paid(best, `un pré au bord de ${counted(best.size, 'ville complète', 'villes complètes')}`),
	award: ({ names, points }) =>
		names.length > 1
			? `${common.list(names)} ont marqué ${common.points(points)} chacun d’un coup.`
			: `${common.list(names)} a marqué ${common.points(points)} d’un coup.`
};

/** Who won in the end, from whom, how far these were ahead, and what brought the winners how much. */
interface Swing {
	readonly winners: readonly string[];
	readonly from: readonly string[];
	readonly ahead: number;
	readonly gain: number;
}

const turn = (number: number | 'final'): string =>
	number === 'final' ? 'l’évaluation finale' : `la tuile ${String(number)}`;

/** The figures of one player. */
interface Stranded {
	readonly name: string;
	readonly figures: readonly (readonly [piece: PieceKindId, count: number])[];
}

const figuresOf = ({ name, figures }: Stranded): string =>
	`${common.list(figures.map(([piece, count]) => tiles.pieces(count, piece)))} ${ofName(name)}`;

export const review = {
	title: 'Bilan de la partie',
	opening: 'Ouverture de la partie…',
	openGame: (players: readonly string[]): string => `Revenir sur la partie ${ofNames(players)}`,

	won: (names: readonly string[], points: number): string =>
		names.length === 1
			? `${common.list(names)} a gagné avec ${common.points(points)}`
			: `${common.list(names)} ont partagé la victoire avec ${common.points(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} à égalité avec ${common.points(points)} : une autre partie décidera`,
	alone: (points: number): string => common.points(points),
	leads: (names: readonly string[], points: number): string =>
		names.length === 1
			? `Pour l’instant, ${common.list(names)} mène avec ${common.points(points)}`
			: `Pour l’instant, ${common.list(names)} mènent avec ${common.points(points)}`,
	soFar: (points: number): string => `Pour l’instant : ${common.points(points)}`,
	result: 'Résultat',
	tokensHeld: scoring.tokensHeld,
	place: (rank: number): string => (rank === 1 ? '1re place' : `${number(rank)}e place`),

	board: 'Plateau',
	boardHint: 'Touche une route, une ville, une abbaye ou un pré pour voir ce que cela a rapporté.',
	boardThen: (number: number | 'final'): string =>
		number === 0 ? 'Le plateau avant le premier tour' : `Le plateau après ${turn(number)}`,
	showAll: 'Montrer toutes les tuiles',
	explore: 'Explorer le plateau',
	continue: 'Continuer à jouer',
	replay: 'Revoir la partie',
	race: 'La course',
	bySource: 'D’où viennent les points',

	moments: 'Temps forts',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	/** What an expansion tells of the game. */
	taleTitle: (tale: string): string => boxes.tales[tale]?.title ?? '',
	taleSays: (tale: string, names: readonly string[], counts: readonly number[]): string =>
		boxes.tales[tale]?.says(names, counts) ?? '',
	bestTurn: 'Le plus de points en un tour',
	lead: 'En tête',
	stranded: 'Restés sur le plateau',
	seeOnBoard: 'Voir sur le plateau',
	/** “Ada et Ben, tuile 12”. */
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${number === 'final' ? 'évaluation finale' : `tuile ${String(number)}`}`,
	when: (number: number | 'final'): string => {
		if (number === 'final') return 'Évaluation finale';
		return number === 0 ? 'Avant le premier tour' : `Tuile ${String(number)}`;
	},
	best: (honour: Honour, best: Best): string => BEST[honour](best),

	swing: { tile: 'La dernière tuile a tout décidé', final: 'Renversement final' },
	swingByTile: (
		{ winners, from, gain }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`La dernière tuile a donné ${common.points(gain)} et la première place à ${common.list(winners)} ; score final : ${number(won)} à ${number(lost)} contre ${common.list(from)}.`,
	swingByFinal: (
		{ winners, from, ahead }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`Après la dernière tuile, ${common.list(from)} ${from.length > 1 ? 'avaient' : 'avait'} ${common.points(ahead)} d’avance sur ${common.list(winners)}. L’évaluation finale a tout renversé : ${number(won)} à ${number(lost)} pour ${common.list(winners)}.`,
	stolen: 'Le pré volé',
	stolenSays: (
		players: readonly string[],
		from: readonly string[],
		number: number | 'final',
		points: number
	): string =>
		players.length > 1
			? `Avec ${turn(number)}, ${common.list(players)} ont pris le pré ${ofNames(from)}, qui a rapporté ${common.points(points)} à chacun.`
			: `Avec ${turn(number)}, ${common.list(players)} a pris le pré ${ofNames(from)}, qui a rapporté ${common.points(points)}.`,
	tie: 'Égalité en tête',
	tieSays: (names: readonly string[], winners: readonly string[], points: number): string => {
		if (winners.length === 0)
			return `${common.list(names)} avaient ${common.points(points)} chacun, et une autre partie décidera.`;
		return winners.length === names.length
			? `${common.list(names)} ont partagé la victoire avec ${common.points(points)} chacun.`
			: `${common.list(names)} avaient ${common.points(points)} chacun, et la victoire est revenue à ${common.list(winners)}.`;
	},
	comeback: 'La remontée',
	comebackSays: (
		name: string,
		leaders: readonly string[],
		number: number | 'final',
		behind: number
	): string =>
		`Après ${turn(number)}, ${name} avait ${common.points(behind)} de retard sur ${common.list(leaders)}, et a quand même gagné.`,
	bestTurnSays: (name: string, number: number | 'final', points: number): string =>
		`${capital(turn(number))} a rapporté ${common.points(points)} à ${name} en un seul tour.`,
	leadSays: (changes: number, name: string, when: number | 'final'): string => {
		const how = when === 0 ? 'avant le premier tour' : `avec ${turn(when)}`;
		return changes === 0
			? `${name} a pris la tête ${how}, et personne d’autre n’a été seul en tête.`
			: `La première place a changé ${plural(changes, { one: 'une fois', other: `${number(changes)} fois` })} de mains ; ${name} l’a prise en dernier, ${how}.`;
	},
	strandedSays: (all: readonly Stranded[]): string =>
		`Sur le plateau jusqu’à la fin, sans rien rapporter : ${all.map(figuresOf).join(' ; ')}.`,

	time: 'Durée',
	whole: 'Toute la partie',
	breaks: (n: number): string =>
		plural(n, {
			one: `${number(n)} pause de plus d’une demi-heure n’est pas comptée.`,
			other: `${number(n)} pauses de plus d’une demi-heure ne sont pas comptées.`
		}),
	thinking: (name: string): string => `Tours ${ofName(name)}`,
	longest: 'Le tour le plus long',
	usual: 'Un tour habituel',
	span,

	share: 'Partager',
	again: 'Nouvelle partie, mêmes joueurs'
};
