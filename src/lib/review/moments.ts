import type { Game } from '../engine/game';
import { isOfFeature, type Settlement } from '../engine/ledger';
import type { Piece, PlayerIndex } from '../engine/piece';
import type { GameRecord, Header, Verdict } from '../record';
import { ENDED } from '../rules/base/events';
import type { Tale } from '../rules/presentation/presentation';
import { presentationsIn } from '../rules/presentations';
import { bestFeatures, type FeatureMoment, type Honour } from './best-features';
import { largest, type ScorePoint, leadsIn, type Lead } from './race';
import { stolenFarm, type StolenMoment } from './stolen-farm';
import { strandedIn } from './stranded';
import {
	turningPoints,
	type ComebackMoment,
	type SwingMoment,
	type TieMoment
} from './turning-points';

/** The turn in which one player got the most points, from several settlements; not the final scoring. */
export interface TurnMoment {
	readonly kind: 'turn';
	/** Who got the points, whoever's turn it was. */
	readonly player: PlayerIndex;
	readonly points: number;
	readonly settlements: readonly Settlement[];
	readonly position: number;
}

/** Who led, one after another; absent if nobody ever led alone. */
export interface LeadMoment {
	readonly kind: 'lead';
	readonly leads: readonly Lead[];
	/** When the last of them took the lead. */
	readonly position: number;
}

/** Followers that stayed to the end and scored nothing. */
interface StrandedMoment {
	readonly kind: 'stranded';
	readonly figures: readonly Piece[];
	/** The final scoring. */
	readonly position: number;
}

/** What an expansion tells of the game. */
interface TaleMoment extends Tale {
	readonly kind: 'tale';
}

/** A highlight of a game. */
export type Moment =
	| SwingMoment
	| StolenMoment
	| TieMoment
	| FeatureMoment
	| ComebackMoment
	| TurnMoment
	| LeadMoment
	| StrandedMoment
	| TaleMoment;

/** The fewest moments that are told, if there are as many, and the most. */
const FEWEST = 3;
const MOST = 5;

/** What players tell first; a feature comes with the first thing that it is best at. */
const ORDER: readonly (Exclude<Moment['kind'], 'feature' | 'tale'> | Honour)[] = [
	'swing',
	'stolen',
	'tie',
	'city',
	'comeback',
	'road',
	'farm',
	'award',
	'turn',
	'lead',
	'stranded'
];

/** What is known of a game, and of who wins it. */
interface KnownGame extends Pick<Verdict, 'winners' | 'late'> {
	readonly header: Header;
	readonly game: Game;
	readonly race: readonly ScorePoint[];
}

/** The moments that players would tell a friend, the best first, and what expansions tell. */
export function momentsOf(record: GameRecord, known: KnownGame): readonly Moment[] {
	const { header, game, race } = known;
	const stolen = stolenFarm(game, header.first);
	const features = bestFeatures(race, game).filter(
		({ settlement }) => !stolen.some((one) => one.settlement === settlement)
	);
	const told = best([
		...turningPoints(game, race, known),
		...stolen,
		...features,
		...bestTurn(race),
		...leadMoment(race),
		...strandedMoment(record, game)
	]);
	return [...told, ...talesOf(game)];
}

/** These are told whatever else is told. */
const talesOf = (game: Game): readonly TaleMoment[] =>
	presentationsIn(game).flatMap((presentation) =>
		(presentation.tales?.(game) ?? []).map((tale) => ({ kind: 'tale' as const, ...tale }))
	);

/** A moment that is told if it is among the best. */
type Ranked = Exclude<Moment, TaleMoment>;

/** All remarkable moments, and as many others as are missing. */
function best(all: readonly Ranked[]): readonly Ranked[] {
	const inOrder = [...all].sort((a, b) => rankOf(a) - rankOf(b));
	const remarkable = inOrder.filter(isRemarkable);
	const others = inOrder.filter((one) => !remarkable.includes(one));
	const told = new Set([
		...remarkable.slice(0, MOST),
		...others.slice(0, Math.max(0, FEWEST - remarkable.length))
	]);
	return inOrder.filter((one) => told.has(one));
}

const rankOf = (moment: Ranked): number =>
	moment.kind === 'feature'
		? Math.min(...moment.honours.map((honour) => ORDER.indexOf(honour)))
		: ORDER.indexOf(moment.kind);

/** The least tiles or points of a feature that is told before others. */
const REMARKABLE: Readonly<Record<Honour, (moment: FeatureMoment) => boolean>> = {
	city: ({ settlement }) => settlement.tiles.length >= 5,
	road: ({ settlement }) => settlement.tiles.length >= 5,
	farm: ({ points }) => points >= 9,
	award: ({ points }) => points >= 12
};

function isRemarkable(moment: Ranked): boolean {
	switch (moment.kind) {
		case 'feature':
			return moment.honours.some((honour) => REMARKABLE[honour](moment));
		case 'turn':
			return moment.points >= 12;
		case 'lead':
			return moment.leads.length > 3;
		case 'stranded':
			return moment.figures.length >= 3;
		default:
			return true;
	}
}

function bestTurn(race: readonly ScorePoint[]): readonly TurnMoment[] {
	const turns = new Map<number, ScorePoint[]>();
	for (const scorePoint of race)
		if (scorePoint.turn !== 'final' && scorePoint.turn > 0)
			turns.set(scorePoint.turn, [...(turns.get(scorePoint.turn) ?? []), scorePoint]);
	const gains = [...turns.values()].flatMap(gainsIn);
	const most = largest(gains, ({ points }) => points);
	return most && most.settlements.length > 1 ? [most] : [];
}

/** What features paid each player in one turn. */
function gainsIn(scorePoints: readonly ScorePoint[]): readonly TurnMoment[] {
	const players = [...(scorePoints[0]?.scores ?? []).keys()];
	return players.map((player) => {
		const paid = scorePoints.map((scorePoint) => ({
			position: scorePoint.position,
			settlements: scorePoint.settlements.filter(
				(one) => isOfFeature(one) && paysTo(one, player) > 0
			)
		}));
		const settlements = paid.flatMap((one) => one.settlements);
		const points = settlements.reduce((sum, one) => sum + paysTo(one, player), 0);
		const position = paid.filter((one) => one.settlements.length > 0).at(-1)?.position ?? 0;
		return { kind: 'turn', player, points, settlements, position };
	});
}

const paysTo = ({ awards }: Settlement, player: PlayerIndex): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

function leadMoment(race: readonly ScorePoint[]): readonly LeadMoment[] {
	const players = race[0]?.scores.length ?? 0;
	const leads = players > 1 ? leadsIn(race) : [];
	const last = leads.at(-1);
	return last ? [{ kind: 'lead', leads, position: last.position }] : [];
}

function strandedMoment(record: GameRecord, game: Game): readonly StrandedMoment[] {
	const figures = strandedIn(record, game);
	const end = game.history.findIndex(({ event }) => event.type === ENDED) + 1;
	return figures.length > 0 ? [{ kind: 'stranded', figures, position: end }] : [];
}
