import * as v from 'valibot';
import { featureAt, tileAt } from '../../../src/lib/engine/board';
import { partsOf } from '../../../src/lib/engine/feature';
import { deploy } from '../../../src/lib/engine/figures';
import type { Game, MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../../src/lib/engine/module';
import { nextQuestion, questionLedTo, type Question } from '../../../src/lib/engine/question';
import { ok } from '../../../src/lib/engine/result';
import { sameSpot, type Place } from '../../../src/lib/engine/spot';
import { fillsHoles, type Segment } from '../../../src/lib/engine/tile';
import { enter } from '../../tools/games/compare-steps';
import { nowhere, originText, playerText, xy, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import { pointAt } from '../../tools/games/recorded-corners';
import {
	index,
	place,
	segmentAt,
	spot,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/*
 * Mayors, wagons and barns in recorded games. Their READMEs name two faults of the engine that recorded them: it lets wagons drive
 * from and to cities over a crossing, and asks none that stands on an abbey. A game goes on as it was recorded, and neither counts
 * as a difference.
 */

/** A place, where a wagon stands or lies. */
const way = v.object({ ...place.entries, lying: v.optional(v.boolean()) });

const TURN = {
	mayorOptions: v.optional(v.array(index)),
	wagonOptions: v.optional(v.array(index)),
	barnOptions: v.optional(v.array(spot)),
	/** Wagon questions: one place on each feature it may move to. */
	wagonMoves: v.optional(
		v.array(v.object({ player: index, from: place, options: v.array(way), to: v.nullable(way) }))
	)
};
const RULINGS = {
	wagon: v.optional(v.picklist(['connected', 'nearby'])),
	barnOnBarn: v.optional(v.boolean())
};

type Turn = RecordedTurn & Told<typeof TURN>;
type WagonMove = NonNullable<Turn['wagonMoves']>[number];

/** A wagon drove as it did in a record, though our rules let none drive so. */
interface Driven extends GameEvent {
	readonly type: 'recorded/driven';
	readonly player: number;
	readonly to: Place;
}

const asRecorded: RuleModule<Driven> = {
	id: 'recorded',
	record: (game, { player, to }) => {
		const wagon = { kind: 'wagon', player, at: to, because: 'wagon/moved' };
		return ok({ touched: [deploy(game, wagon)], objections: [] });
	}
};

/** The moves that wagons could make by our rules, and what they did against these. */
function movesOf(
	game: Game,
	{ wagonMoves = [] }: Turn
): { readonly lawful: readonly WagonMove[]; readonly driven: readonly Driven[] } {
	const isLawful = (from: WagonMove['from']) => (to: WagonMove['from']) =>
		!drivesAlong(game) || !crossesCity(game, segmentAt(from), segmentAt(to));
	const lawful = wagonMoves.map(({ player, from, options, to }) => ({
		player,
		from,
		options: options.filter(isLawful(from)),
		to: to && isLawful(from)(to) ? to : null
	}));
	return {
		lawful: lawful.filter(({ options }) => options.length > 0),
		driven: wagonMoves.flatMap(({ player, from, to }) =>
			to && !isLawful(from)(to)
				? [{ type: 'recorded/driven', player, to: segmentAt(to) } as const]
				: []
		)
	};
}

/** True where wagons drive to what is connected only. */
const drivesAlong = ({ rules }: Game): boolean => rules.rulings['wagonMoves'] === 'connected';

/** True for a way over a crossing that begins or ends in a city. */
function crossesCity(game: Game, from: Place, to: Place): boolean {
	const left = featureAt(game.board, from);
	const goal = tileAt(game.board, to)?.type.segments[to.segment];
	if (!goal || !left || !endsAtCrossing(goal)) return false;
	return partsOf(left).some(
		({ tile, segment }) =>
			sameSpot(tile, to) && endsAtCrossing(segment) && [segment.kind, goal.kind].includes('city')
	);
}

const endsAtCrossing = (segment: Segment): boolean =>
	'end' in segment && segment.end === 'crossing';

/** True where a wagon that stood on an abbey is asked about. */
function isFromAbbey(game: Game, { about }: Question): boolean {
	const type = about && drivesAlong(game) && tileAt(game.board, about)?.type;
	return type ? fillsHoles(type) : false;
}

/** Where a wagon moves by the record; undefined for any other question. */
function answerOf(
	ask: Question,
	{ wagonMoves = [] }: Pick<Turn, 'wagonMoves'>
): GameEvent | undefined {
	if (!ask.id.startsWith('wagon/')) return undefined;
	const to = wagonMoves.find(({ player }) => player === ask.player)?.to;
	const asking = to?.lying ? questionLedTo(ask, 'wagon/lie-down') : ask;
	return to ? asking?.answer?.(segmentAt(to)) : ask.no;
}

/** Wagon questions: who is asked, about which features, and the answers; then those that drove against the rules. */
function compareAsks(game: MutableGame, turn: Turn, compare: Compare): void {
	const { lawful, driven } = movesOf(game, turn);
	const found: string[] = [];
	for (let ask = nextQuestion(game); ask?.timing === 'scored'; ask = nextQuestion(game)) {
		const { player, options } = ask;
		const isTold = lawful.some((move) => move.player === player) || !isFromAbbey(game, ask);
		const lying = questionLedTo(ask, 'wagon/lie-down')?.options ?? [];
		const ways = [...waysOf(options), ...waysOf(lying, true)];
		if (isTold) found.push(askText(game, player, ways));
		const answer = answerOf(ask, { wagonMoves: [...lawful] }) ?? ask.no;
		if (!answer) break;
		enter(game, answer, 'the wagon', compare);
	}
	compare(
		'wagons asked',
		lawful.map(({ player, options }) =>
			askText(
				game,
				player,
				options.map((to) => ({ at: segmentAt(to), lying: to.lying === true }))
			)
		),
		found
	);
	for (const event of driven) enter(game, event, 'the wagon', compare);
}

/** Where a wagon may go, and whether it lies there. */
interface Way {
	readonly at: Place;
	readonly lying: boolean;
}

/** A way to each of some features. */
const waysOf = (features: Question['options'], lying = false): readonly Way[] =>
	features.flatMap(([at]) => (at ? [{ at, lying }] : []));

const askText = (game: Game, player: number, ways: readonly Way[]): string => {
	const features = ways.map(
		({ at, lying }) => `${lying ? 'lying on ' : ''}${originText(game, at)}`
	);
	return `${playerText(player)} to ${[...new Set(features)].sort().join(', ')}`;
};

/** Where mayor, wagon and barn could be put. */
function compareFigures(
	_: Game,
	{ turn, free, compareFigure }: Offers<Turn>,
	compare: Compare
): void {
	compareFigure('mayor', turn.mayorOptions);
	compareFigure('wagon', turn.wagonOptions);
	const known = turn.barnOptions ?? nowhere(turn, 'barn');
	compare(
		'barn options',
		known?.map(([x, y]) => xy({ x, y })),
		free.flatMap(({ corner }) => (corner === undefined ? [] : [xy(pointAt(turn, corner))]))
	);
}

/** Why barns pay, as records call it. */
const BARNS: Readonly<Record<string, string>> = {
	'barn/built': 'field.barn-placed',
	'barn/joined': 'field.barn-connected'
};

const always = (): boolean => true;
const droveOn = ({ wagonMoves }: Turn): boolean => (wagonMoves?.length ?? 0) > 0;

export default {
	editions: { 'abbey-and-mayor-c2': { abbeyTiles: 'later' } },
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ wagon, barnOnBarn }) => ({
		wagonMoves: wagon ?? 'connected',
		barnOnBarn: barnOnBarn ? 'yes' : 'no'
	}),
	answer: answerOf,
	faults: asRecorded,
	offers: compareFigures,
	scored: (game, turn, _, compare) => {
		compareAsks(game, turn, compare);
	},
	why: ({ occasion }) => BARNS[occasion],
	// A mayor without pennants goes home.
	worthless: ['city.empty'],
	damages: [
		{
			what: 'wagons asked',
			file: 'abbey',
			has: droveOn,
			change: (turn) => turn.wagonMoves?.[0]?.options.pop()
		},
		{
			what: 'wagons asked',
			file: 'abbey',
			has: droveOn,
			change: (turn) => (turn.wagonMoves = [])
		},
		{
			what: 'mayor options',
			file: 'abbey',
			has: always,
			change: (turn) => (turn.mayorOptions = [2])
		},
		{
			what: 'wagon options',
			file: 'abbey',
			has: always,
			change: (turn) => turn.wagonOptions?.pop()
		},
		{
			what: 'barn options',
			file: 'abbey',
			has: always,
			change: (turn) => (turn.barnOptions = [[9, 9]])
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
