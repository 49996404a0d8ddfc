import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import { onWholeTiles } from '../../../src/lib/engine/figures';
import { newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Piece, PieceOnTile } from '../../../src/lib/engine/piece';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import type { SetAside } from '../../../src/lib/rules/base/events';
import {
	BOX_IDS,
	EXPANSION_IDS,
	eventSchema,
	rulesOf,
	type BoxId,
	type LaidTurn,
	type Setup,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import './all-expansions';
import { circleAnswer, CIRCLE_FIELDS } from './circles';
import { EDITIONS, tilesAgain } from './recorded-editions';
import { ESCAPE_FIELDS, escapeAnswer } from './recorded-escapes';
import { FLIGHT_FIELDS, flightOf } from './flights';
import { onCorner } from './recorded-corners';
import { FESTIVAL_FIELDS, festivalOf } from './recorded-festival';
import { figure, index, piece, place, RecordedAward, spot, whole } from './recorded-shapes';
import { GOLD_IN_TURN, putIn } from './recorded-gold';
import { FERRY_FIELDS, ferryEvents } from './recorded-ferries';
import { MAGIC_FIELDS, magicEvents } from './recorded-magic';
import { PHANTOM_FIELDS, phantomIn } from './recorded-phantom';
import {
	isOnTower,
	onTower,
	ransomOf,
	TOWER_AT_END,
	TOWER_FIELDS,
	towerEvents
} from './recorded-tower';
import { withoutTowers } from './recorded-numbers';
import { ESCAPE, KING_AND_ROBBER, rulingsOf } from './recorded-rulings';
import {
	actionOf,
	deployElsewhere,
	dragonEvents,
	DRAGON_FIELDS,
	DRAGON_RULINGS
} from './recorded-dragon';

/*
 * The format of games recorded from independent engines, one game a line. What an engine computed at a turn is
 * optional: what a record leaves out is not compared.
 */
const rotation = v.picklist([0, 1, 2, 3]);
const counts = v.record(v.string(), index);
const isBox = (id: string): id is BoxId => BOX_IDS.some((box) => box === id);

/** One box, followed by expansions. */
const boxes = v.pipe(
	v.array(
		v.picklist(
			[...BOX_IDS, ...EXPANSION_IDS, ...Object.keys(EDITIONS)],
			({ received }) => `a box whose rules aren't played here: ${received}`
		)
	),
	v.check((ids) => ids.filter(isBox).length === 1, 'a game is played from one box')
);

/** A wagon question: one place on each feature it may move to. */
const WagonMove = v.object({
	player: index,
	from: place,
	options: v.array(place),
	to: v.nullable(place)
});

/** A figure on a tower anywhere, on another tile, on a segment of the tile, or on the corner of four tiles: the north-west one of a spot. */
const deploy = v.union([
	onTower,
	deployElsewhere,
	v.object({ piece, feature: index }),
	v.object({ piece: v.literal('barn'), corner: spot })
]);

const RecordedTurn = v.object({
	player: index,
	tile: v.string(),
	x: whole,
	y: whole,
	rotation,
	deploy: v.optional(deploy),
	wagonMoves: v.optional(v.array(WagonMove)),
	afterLastTile: v.optional(v.boolean()),
	mayorOptions: v.optional(v.array(index)),
	wagonOptions: v.optional(v.array(index)),
	abbotOptions: v.optional(v.array(index)),
	/** Places from which the player could take a figure home instead of setting one, and what was done. */
	recallOptions: v.optional(v.array(place)),
	recall: v.optional(v.object({ ...place.entries, piece })),
	barnOptions: v.optional(v.array(spot)),
	setAsideBefore: v.optional(v.array(v.string())),
	legalPlacements: v.optional(index),
	followerOptions: v.optional(v.array(index)),
	builderOptions: v.optional(v.array(index)),
	pigOptions: v.optional(v.array(index)),
	/** True when the builder earned a second part, and in that part. */
	earnsSecondPart: v.optional(v.boolean()),
	secondPart: v.optional(v.boolean()),
	/** Tokens of goods won. */
	goods: v.optional(v.array(v.object({ player: index, goods: counts }))),
	bigFollowerOptions: v.optional(v.array(index)),
	/** Who took king and robber baron, also the player who had them. */
	kingTo: v.optional(index),
	robberTo: v.optional(index),
	supplyBefore: v.optional(counts),
	supplyAfter: v.optional(v.array(index)),
	awards: v.optional(v.array(RecordedAward)),
	returned: v.optional(
		v.array(
			v.object({
				...figure.entries,
				/** Why, where nothing was scored for it. */ by: v.optional(v.string())
			})
		)
	),
	scores: v.optional(v.array(whole)),
	...GOLD_IN_TURN,
	...MAGIC_FIELDS,
	...FLIGHT_FIELDS,
	...CIRCLE_FIELDS,
	...FERRY_FIELDS,
	...TOWER_FIELDS,
	...DRAGON_FIELDS,
	...ESCAPE_FIELDS,
	...FESTIVAL_FIELDS,
	...PHANTOM_FIELDS
});

const RecordedGame = v.object({
	id: v.string(),
	boxes,
	players: v.pipe(index, v.minValue(1), v.maxValue(6)),
	rulings: v.object({
		farmers: v.boolean(),
		smallCity: v.picklist([4, 2]),
		wagon: v.optional(v.picklist(['connected', 'nearby'])),
		barnOnBarn: v.optional(v.boolean()),
		startTileWithRiver: v.optional(v.picklist(['left out', 'in the pile'])),
		river: v.optional(v.picklist(['room'])),
		kingAndRobber: v.optional(
			v.picklist(Object.keys(KING_AND_ROBBER) as (keyof typeof KING_AND_ROBBER)[])
		),
		escape: v.optional(v.picklist(Object.keys(ESCAPE) as (keyof typeof ESCAPE)[])),
		pigHerd: v.optional(v.boolean()),
		riverInn: v.optional(v.boolean()),
		festival: v.optional(v.picklist(['meeple', 'follower'])),
		...DRAGON_RULINGS
	}),
	start: v.array(v.object({ tile: v.string(), x: whole, y: whole, rotation })),
	turns: v.array(RecordedTurn),
	finalAwards: v.optional(v.array(RecordedAward)),
	finalScores: v.optional(v.array(whole)),
	goodsAtEnd: v.optional(v.array(counts)),
	goldAtEnd: v.optional(v.array(index)),
	...TOWER_AT_END,
	setAsideAtEnd: v.optional(v.array(v.string()))
});

export type RecordedTurn = v.InferOutput<typeof RecordedTurn>;
export type RecordedGame = v.InferOutput<typeof RecordedGame>;

/** The games of a file. Throws with the line's number when a line isn't such a game. */
export const readGames = (file: string): readonly RecordedGame[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line, number) => (line.trim() === '' ? [] : [parseTileLine(line, number, file)]));

function parseTileLine(line: string, number: number, file: string): RecordedGame {
	const where = `${file}, line ${String(number + 1)}`;
	const parsed = v.safeParse(RecordedGame, withoutTowers(parseJson(line, where)));
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	const at = v.getDotPath(issue) ?? 'the line';
	throw new Error(`${where}, ${at}: ${issue.message}`);
}

function parseJson(line: string, where: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		throw new Error(`${where}: not JSON`);
	}
}

/** Box, expansions and rulings of a recorded game. Throws for an unknown box. */
export function setupOf(record: RecordedGame): Setup {
	const box = record.boxes.find(isBox);
	if (!box) throw new Error(`${record.id} is played from no box.`);
	const ids = record.boxes.map((id) => EDITIONS[id]?.[0] ?? id);
	const expansions = EXPANSION_IDS.filter((id) => ids.includes(id));
	const rulings = rulingsOf(record);
	const tiles = tilesAgain(record.boxes, rulings);
	return { box, expansions, rulings, ...(Object.keys(tiles).length > 0 && { tiles }) };
}

/** Who plays the first turn. */
export const firstOf = ({ turns }: RecordedGame): number => turns[0]?.player ?? 0;

/** The table before a recorded game's first turn. */
export const tableFor = (record: RecordedGame): MutableGame =>
	newGame(rulesOf(setupOf(record)), record.players, firstOf(record));

/** A turn without what was done beside laying its tile. */
export const bareOf = (turn: RecordedTurn): RecordedTurn => ({
	...turn,
	deploy: undefined,
	recall: undefined,
	flight: undefined,
	festival: undefined,
	floor: undefined,
	fairy: undefined,
	princess: undefined,
	deployPhantom: undefined
});

/** What was done beside laying the tile, in order. */
const DONE: readonly ((
	turn: RecordedTurn,
	figures: readonly (Piece | PieceOnTile)[]
) => NonNullable<LaidTurn['choices']>)[] = [flightOf, festivalOf, towerEvents, actionOf, phantomIn];

/** A turn as our event; `game` is the game before, left out where nothing of it is needed to say which figure is meant. */
export function laidEventOf(turn: RecordedTurn, game?: Game): LaidTurn {
	const { player, tile, x, y, rotation, deploy, recall } = turn;
	const figures = game ? [...game.pieces, ...onWholeTiles(game)] : [];
	const choices = DONE.flatMap((done) => done(turn, figures));
	return {
		type: 'base/laid',
		player,
		tile: tileId(tile),
		x,
		y,
		rotation,
		...(deploy &&
			!isOnTower(deploy) &&
			!('x' in deploy) && {
				deploy:
					'corner' in deploy
						? onCorner(deploy.corner, turn)
						: { piece: deploy.piece, segment: deploy.feature }
			}),
		...(recall && {
			recall: { piece: recall.piece, x: recall.x, y: recall.y, segment: recall.feature }
		}),
		...(choices.length > 0 && { choices })
	};
}

/** The segment on which a turn puts a figure; undefined for none, or one on a corner. */
export const segmentIn = ({ deploy }: RecordedTurn): number | undefined =>
	deploy && 'feature' in deploy && !isOnTower(deploy) && !('x' in deploy)
		? deploy.feature
		: undefined;

/** Event of a tile set aside because it fits nowhere. */
export const setAsideOf = (player: number, tile: string): SetAside => ({
	type: 'base/set-aside',
	player,
	tile: tileId(tile)
});

/** Event that answers a question after a turn: a wagon moves as recorded; anything else is declined. */
export function answerTo(ask: Question, { wagonMoves = [] }: RecordedTurn): GameEvent {
	const to = wagonMoves.find(({ player }) => player === ask.player)?.to;
	const answer = to && ask.answer ? ask.answer({ x: to.x, y: to.y, segment: to.feature }) : ask.no;
	if (!answer) throw new Error(`Nothing in the record answers ${ask.id}.`);
	return answer;
}

/** The whole game as our events, its final scoring included. */
export function eventsOf(record: RecordedGame): TableEvent[] {
	const { turns, setAsideAtEnd = [] } = record;
	const game = tableFor(record);
	const events: TableEvent[] = [];
	const take = (event: GameEvent): void => {
		const parsed = v.parse(eventSchema, event);
		if (!play(game, parsed).ok) throw new Error(`${record.id} cannot be played.`);
		events.push(parsed);
	};
	for (const turn of turns) {
		for (const tile of turn.setAsideBefore ?? []) take(setAsideOf(turn.player, tile));
		if (turn.afterLastTile) declineUntil(game, turn, take);
		for (const paid of ransomOf(turn)) take(paid);
		const laid = laidEventOf(turn, game);
		const { choices = [] } = laid;
		const first = [...putIn(game, turn), ...magicEvents(turn.player, turn.magic)];
		take({ ...laid, ...withChoices([...first, ...choices, ...ferryEvents(turn)]) });
		const moves = dragonEvents(turn);
		const before = nextQuestion(game)?.timing === 'moves';
		if (before) for (const moved of moves) take(moved);
		for (let ask = nextQuestion(game); ask?.timing === 'scored'; ask = nextQuestion(game))
			take(answerTo(ask, turn));
		if (!before) for (const moved of moves) take(moved);
		for (let ask = nextQuestion(game); ask; ask = nextQuestion(game)) {
			const answer = circleAnswer(ask, turn) ?? escapeAnswer(ask, turn);
			if (!answer) break;
			take(answer);
		}
	}
	for (const tile of setAsideAtEnd) take(setAsideOf(game.toMove, tile));
	for (let ask = nextQuestion(game); ask?.no; ask = nextQuestion(game)) take(ask.no);
	take({ type: 'base/ended', overruled: ['tiles-left'] });
	return events;
}

const withChoices = (choices: readonly GameEvent[]) => (choices.length > 0 ? { choices } : {});

/** Declines the questions to everybody before the player of a turn after the last tile. */
export function declineUntil(
	game: Game,
	{ player }: RecordedTurn,
	take: (event: GameEvent) => void
): void {
	for (let ask = nextQuestion(game); ask?.no && ask.player !== player; ask = nextQuestion(game))
		take(ask.no);
}
