import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { common } from './common';
import { capital, counted, many, number, oneOr, span } from './format';
import { scoring } from './scoring';
import { tiles } from './tiles';

const HONOURS: Readonly<Record<Honour, string>> = {
	city: 'Cel mai mare oraș',
	road: 'Cel mai lung drum',
	farm: 'Cel mai bun câmp',
	award: 'Cele mai multe deodată'
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

/** „ pentru 12 puncte”, or „, câte 12 puncte” where several are paid. */
const forPoints = ({ names, points }: Best): string =>
	`${names.length > 1 ? ', câte' : ' pentru'} ${common.points(points)}`;

/** „Ana a avut” something, „Ana și Ben au împărțit” it. */
const had = ({ names }: Best): string =>
	`${common.list(names)} ${names.length > 1 ? 'au împărțit' : 'a avut'}`;

const BEST: Readonly<Record<Honour, (best: Best) => string>> = {
	city: (best) => {
		const unfinished = best.names.length === 1 && !best.completed ? ', rămas nefinalizat' : '';
		return `${had(best)} cel mai mare oraș${unfinished}: ${scoring.tileCount(best.size)}${forPoints(best)}.`;
	},
	road: (best) =>
		`${had(best)} cel mai lung drum: ${scoring.tileCount(best.size)}${forPoints(best)}.`,
	farm: (best) =>
		`${had(best)} cel mai bun câmp: ${counted(best.size, 'oraș', 'orașe')}${forPoints(best)}.`,
	award: ({ names, points }) =>
		names.length > 1
			? `${common.list(names)} au primit cele mai multe puncte deodată: câte ${common.points(points)}.`
			: `${common.list(names)} a primit cele mai multe puncte deodată: ${common.points(points)}.`
};

/** Who won in the end, from whom, how far these were ahead, and what brought the winners how much. */
interface Swing {
	readonly winners: readonly string[];
	readonly from: readonly string[];
	readonly ahead: number;
	readonly gain: number;
}

const turn = (number: number | 'final'): string =>
	number === 'final' ? 'evaluarea finală' : `cartonașul ${String(number)}`;

const times = (n: number): string =>
	n === 1 ? 'o dată' : `de ${String(n)} ${many(n, 'oară', 'ori')}`;

/** The figures of one player. */
interface Stranded {
	readonly name: string;
	readonly figures: readonly (readonly [piece: PieceKindId, count: number])[];
}

const figuresOf = ({ name, figures }: Stranded): string =>
	`${name}: ${common.list(figures.map(([piece, count]) => tiles.pieces(count, piece)))}`;

/** Words of the review page. */
export const review = {
	title: 'Rezumatul jocului',
	opening: 'Se deschide jocul…',
	openGame: (players: readonly string[]): string => `Rezumatul jocului: ${common.list(players)}`,

	won: (names: readonly string[], points: number): string =>
		names.length === 1
			? `${common.list(names)} a câștigat cu ${common.points(points)}`
			: `${common.list(names)} au împărțit victoria, cu ${common.points(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} au terminat la egalitate, cu ${common.points(points)}: decide alt joc`,
	alone: (points: number): string => common.points(points),
	leads: (names: readonly string[], points: number): string =>
		names.length === 1
			? `Deocamdată conduce ${common.list(names)}, cu ${common.points(points)}`
			: `Deocamdată conduc ${common.list(names)}, cu ${common.points(points)}`,
	soFar: (points: number): string => `Deocamdată: ${common.points(points)}`,
	result: 'Rezultat',
	tokensHeld: scoring.tokensHeld,
	place: (rank: number): string => `Locul ${number(rank)}`,

	board: 'Masa',
	boardHint: 'Atinge un drum, un oraș, o mănăstire sau un câmp ca să vezi ce a adus.',
	boardThen: (number: number | 'final'): string => `Masa după ${turn(number)}`,
	showAll: 'Arată toate cartonașele',
	explore: 'Explorează masa',
	continue: 'Continuă jocul',
	replay: 'Redă jocul',
	race: 'Cursa',
	bySource: 'De unde au venit punctele',

	moments: 'Momente',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	bestTurn: 'Cea mai bună tură',
	lead: 'Conducerea',
	stranded: 'Figuri rămase pe masă',
	seeOnBoard: 'Vezi pe masă',
	/** „Ana și Ben, cartonașul 12”. */
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${turn(number)}`,
	when: (number: number | 'final'): string => capital(turn(number)),
	best: (honour: Honour, best: Best): string => BEST[honour](best),

	swing: { tile: 'A decis ultimul cartonaș', final: 'Răsturnare la sfârșit' },
	swingByTile: (
		{ winners, from, gain }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`Ultimul cartonaș a însemnat pentru ${common.list(winners)} ${common.points(gain)} și conducerea, iar la sfârșit scorul față de ${common.list(from)} a fost ${number(won)} la ${number(lost)}.`,
	swingByFinal: (
		{ winners, from, ahead }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`După ultimul cartonaș ${oneOr(from.length, 'conducea', 'conduceau')} ${common.list(from)}, cu un avans de ${common.points(ahead)}, dar după evaluarea finală scorul a fost ${number(won)} la ${number(lost)} pentru ${common.list(winners)}.`,
	stolen: 'Câmpul furat',
	stolenSays: (
		players: readonly string[],
		from: readonly string[],
		number: number | 'final',
		points: number
	): string =>
		players.length > 1
			? `Cu ${turn(number)}, ${common.list(players)} au luat un câmp de la ${common.list(from)}. A adus câte ${common.points(points)}.`
			: `Cu ${turn(number)}, ${common.list(players)} a luat un câmp de la ${common.list(from)}. A adus ${common.points(points)}.`,
	tie: 'Egalitate în frunte',
	tieSays: (names: readonly string[], winners: readonly string[], points: number): string => {
		if (winners.length === 0)
			return `${common.list(names)} au avut câte ${common.points(points)} și decide alt joc.`;
		return winners.length === names.length
			? `${common.list(names)} au împărțit victoria, cu câte ${common.points(points)}.`
			: `${common.list(names)} au avut câte ${common.points(points)}, iar egalitatea a fost decisă pentru ${common.list(winners)}.`;
	},
	comeback: 'Revenirea',
	comebackSays: (
		name: string,
		leaders: readonly string[],
		number: number | 'final',
		behind: number
	): string =>
		`După ${turn(number)}, ${name} era la ${common.points(behind)} în spate față de ${common.list(leaders)} și tot a câștigat.`,
	bestTurnSays: (name: string, number: number | 'final', points: number): string =>
		`${name} a primit ${common.points(points)} într-o singură tură: ${turn(number)}.`,
	leadSays: (changes: number, name: string, number: number | 'final'): string =>
		changes === 0
			? `${name} a preluat conducerea cu ${turn(number)} și nimeni altcineva n-a mai condus singur.`
			: `Conducerea s-a schimbat ${times(changes)}; ultima dată a luat-o ${name}, cu ${turn(number)}.`,
	strandedSays: (all: readonly Stranded[]): string =>
		`Au stat acolo până la sfârșit și n-au adus niciun punct. ${all.map(figuresOf).join('; ')}.`,

	time: 'Timp',
	whole: 'Tot jocul',
	breaks: (n: number): string =>
		`${oneOr(n, 'Nu s-a socotit', 'Nu s-au socotit')} ${counted(n, 'pauză', 'pauze')} de peste o jumătate de oră.`,
	thinking: (name: string): string => `Turele: ${name}`,
	longest: 'Cea mai lungă tură',
	usual: 'O tură obișnuită',
	span,

	share: 'Distribuie',
	again: 'Joc nou cu aceiași jucători'
};
