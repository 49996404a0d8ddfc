import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { boxes, common } from './common';
import { capital, counted, many, number, oneOr, span } from './format';
import { scoring } from './scoring';
import { tiles } from './tiles';

const HONOURS: Readonly<Record<Honour, string>> = {
	city: 'Cel mai mare oraș',
	road: 'Cel mai lung drum',
	farm: 'Cel mai bun câmp',
	award: 'Cele mai multe puncte odată'
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

/** „Ana: 8 cartonașe, 16 puncte.”, „Ana și Ben: 8 cartonașe, câte 16 puncte.”: the title says of what. */
const feat = ({ names, points }: Best, size: string, rest = ''): string =>
	`${common.list(names)}: ${size}, ${names.length > 1 ? 'câte ' : ''}${common.points(points)}${rest}.`;

const BEST: Readonly<Record<Honour, (best: Best) => string>> = {
	city: (best) =>
		feat(best, scoring.tileCount(best.size), best.completed ? '' : ', rămas nefinalizat'),
	road: (best) => feat(best, scoring.tileCount(best.size)),
	farm: (best) => feat(best, counted(best.size, 'oraș', 'orașe')),
	award: ({ names, points }) =>
		`${common.list(names)}: ${names.length > 1 ? 'câte ' : ''}${common.points(points)}.`
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

	board: 'Harta',
	boardHint: 'Atinge un drum, un oraș, o mănăstire sau un câmp ca să vezi ce a adus.',
	boardThen: (number: number | 'final'): string =>
		number === 0 ? 'Harta înainte de prima tură' : `Harta după ${turn(number)}`,
	showAll: 'Arată toate cartonașele',
	explore: 'Vezi harta',
	continue: 'Continuă jocul',
	replay: 'Redă jocul',
	race: 'Cursa',
	bySource: 'De unde au venit punctele',

	moments: 'Momente',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	/** What an expansion tells of the game. */
	taleTitle: (tale: string): string => boxes.tales[tale]?.title ?? '',
	taleSays: (tale: string, names: readonly string[], counts: readonly number[]): string =>
		boxes.tales[tale]?.says(names, counts) ?? '',
	bestTurn: 'Cele mai multe puncte într-o tură',
	lead: 'Cine a condus',
	stranded: 'Figuri rămase pe hartă',
	seeOnBoard: 'Vezi pe hartă',
	/** „Ana și Ben, cartonașul 12”. */
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${turn(number)}`,
	when: (number: number | 'final'): string =>
		number === 0 ? 'Înainte de prima tură' : capital(turn(number)),
	best: (honour: Honour, best: Best): string => BEST[honour](best),

	swing: { tile: 'A decis ultimul cartonaș', final: 'Răsturnare de scor la sfârșit' },
	swingByTile: (
		{ winners, from, gain }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`Cu ultimul cartonaș, ${common.list(winners)} ${oneOr(winners.length, 'a primit', 'au primit')} ${common.points(gain)} și ${oneOr(winners.length, 'a trecut', 'au trecut')} în frunte. Scorul final: ${common.list(winners)} ${number(won)}, ${common.list(from)} ${number(lost)}.`,
	swingByFinal: (
		{ winners, from, ahead }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`După ultimul cartonaș ${oneOr(from.length, 'conducea', 'conduceau')} ${common.list(from)}, cu un avans de ${common.points(ahead)}. După evaluarea finală scorul a fost ${number(won)} la ${number(lost)} pentru ${common.list(winners)}.`,
	stolen: 'Câmpul furat',
	stolenSays: (
		players: readonly string[],
		from: readonly string[],
		number: number | 'final',
		points: number
	): string =>
		players.length > 1
			? `Cu ${turn(number)}, ${common.list(players)} au luat un câmp de la ${common.list(from)}. Câmpul a adus câte ${common.points(points)}.`
			: `Cu ${turn(number)}, ${common.list(players)} a luat un câmp de la ${common.list(from)}. Câmpul a adus ${common.points(points)}.`,
	tie: 'Egalitate în frunte',
	tieSays: (names: readonly string[], winners: readonly string[], points: number): string => {
		if (winners.length === 0)
			return `${common.list(names)} au avut câte ${common.points(points)}: decide alt joc.`;
		return winners.length === names.length
			? `${common.list(names)} au împărțit victoria, cu câte ${common.points(points)}.`
			: `${common.list(names)} au avut câte ${common.points(points)}. La egalitate ${oneOr(winners.length, 'a câștigat', 'au câștigat')} ${common.list(winners)}.`;
	},
	comeback: 'Revenirea',
	comebackSays: (
		name: string,
		leaders: readonly string[],
		number: number | 'final',
		behind: number
	): string =>
		`După ${turn(number)}, ${name} avea cu ${common.points(behind)} mai puțin decât ${common.list(leaders)} și tot a câștigat.`,
	bestTurnSays: (name: string, number: number | 'final', points: number): string =>
		`${name} a primit ${common.points(points)} într-o singură tură: ${turn(number)}.`,
	leadSays: (changes: number, name: string, when: number | 'final'): string => {
		const how = when === 0 ? 'înainte de prima tură' : `cu ${turn(when)}`;
		return changes === 0
			? `${name} a trecut în frunte ${how}, iar de atunci nimeni altcineva nu a mai condus singur.`
			: `Liderul s-a schimbat ${times(changes)}; ultima dată a trecut în frunte ${name}, ${how}.`;
	},
	strandedSays: (all: readonly Stranded[]): string =>
		`Au stat acolo până la sfârșit și nu au adus niciun punct. ${all.map(figuresOf).join('; ')}.`,

	time: 'Timp',
	whole: 'Tot jocul',
	breaks: (n: number): string =>
		oneOr(
			n,
			'O pauză de peste o jumătate de oră nu a fost numărată.',
			`${counted(n, 'pauză', 'pauze')} de peste o jumătate de oră nu au fost numărate.`
		),
	thinking: (name: string): string => `Turele: ${name}`,
	longest: 'Cea mai lungă tură',
	usual: 'O tură obișnuită',
	span,

	share: 'Distribuie',
	again: 'Joc nou cu aceiași jucători'
};
