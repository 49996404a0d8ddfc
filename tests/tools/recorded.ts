import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { newGame, type Game } from '../../src/lib/engine/game';
import type { Rulings } from '../../src/lib/engine/rulings';
import { tileId } from '../../src/lib/engine/tile';
import type { BaseEvent, Laid, SetAside } from '../../src/lib/rules/base/events';
import { BOX_IDS, rulesOf } from '../../src/lib/rules/catalogue';

/*
 * The format of games recorded from independent engines, one game a line. Everything that an engine found at a turn is
 * optional: what a record leaves out is not compared.
 */
const whole = v.pipe(v.number(), v.integer());
const index = v.pipe(whole, v.minValue(0));
const spot = v.tuple([whole, whole]);
const rotation = v.picklist([0, 1, 2, 3]);
const counts = v.record(v.string(), index);
const piece = v.literal(
	'follower',
	({ received }) => `a figure of a kind that these rules don't have: ${received}`
);

/** One box and nothing besides: what is added to a box needs rules that aren't there. */
const boxes = v.pipe(
	v.array(
		v.picklist(BOX_IDS, ({ received }) => `a box whose rules aren't played here: ${received}`)
	),
	v.length(1, 'a game is played from one box'),
	v.transform(([box]): [(typeof BOX_IDS)[number]] => [box ?? 'base-c1'])
);

const RecordedAward = v.object({
	player: index,
	points: whole,
	feature: v.optional(v.string()),
	why: v.string(),
	tiles: v.array(spot),
	/** Any place on the feature. */
	at: v.optional(v.object({ x: whole, y: whole, feature: index })),
	/** What was counted, how many, and the points for them together. */
	items: v.array(v.tuple([v.string(), whole, whole]))
});

const RecordedTurn = v.object({
	player: index,
	tile: v.string(),
	x: whole,
	y: whole,
	rotation,
	deploy: v.optional(v.object({ piece, feature: index })),
	setAsideBefore: v.optional(v.array(v.string())),
	legalPlacements: v.optional(index),
	followerOptions: v.optional(v.array(index)),
	supplyBefore: v.optional(counts),
	supplyAfter: v.optional(v.array(index)),
	awards: v.optional(v.array(RecordedAward)),
	returned: v.optional(
		v.array(v.object({ player: index, piece, x: whole, y: whole, feature: index }))
	),
	scores: v.optional(v.array(whole))
});

const RecordedGame = v.object({
	id: v.string(),
	boxes,
	players: v.pipe(index, v.minValue(1), v.maxValue(6)),
	rulings: v.object({ farmers: v.boolean(), smallCity: v.picklist([4, 2]) }),
	start: v.array(v.object({ tile: v.string(), x: whole, y: whole, rotation })),
	turns: v.array(RecordedTurn),
	finalAwards: v.optional(v.array(RecordedAward)),
	finalScores: v.optional(v.array(whole)),
	setAsideAtEnd: v.optional(v.array(v.string()))
});

export type RecordedAward = v.InferOutput<typeof RecordedAward>;
export type RecordedTurn = v.InferOutput<typeof RecordedTurn>;
export type RecordedGame = v.InferOutput<typeof RecordedGame>;

/** The games of a file. Throws with the line's number when a line isn't such a game. */
export const readGames = (file: string): readonly RecordedGame[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line, number) => (line.trim() === '' ? [] : [parseLine(line, number, file)]));

function parseLine(line: string, number: number, file: string): RecordedGame {
	const where = `${file}, line ${String(number + 1)}`;
	const parsed = v.safeParse(RecordedGame, parseJson(line, where));
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

/** A record's rulings in our words; it knows today's farm rule alone, and tiles that fit nowhere leave the game. */
export const rulingsOf = ({ rulings }: RecordedGame): Rulings => ({
	farmers: rulings.farmers ? 'on' : 'off',
	farmRule: 'third',
	smallCity: String(rulings.smallCity),
	unplayable: 'aside'
});

/** The player of the first turn. */
export const firstOf = ({ turns }: RecordedGame): number => turns[0]?.player ?? 0;

/** The table before a recorded game's first turn. */
export const tableFor = (record: RecordedGame): Game =>
	newGame(rulesOf(record.boxes[0], rulingsOf(record)), record.players, firstOf(record));

/** A turn as our event. */
export const laidIn = ({ player, tile, x, y, rotation, deploy }: RecordedTurn): Laid => ({
	type: 'base/laid',
	player,
	tile: tileId(tile),
	x,
	y,
	rotation,
	...(deploy && { deploy: { piece: deploy.piece, segment: deploy.feature } })
});

/** A tile drawn in vain, as our event. */
export const asideOf = (player: number, tile: string): SetAside => ({
	type: 'base/set-aside',
	player,
	tile: tileId(tile)
});

/** The whole game as our events, its final scoring included. */
export function eventsOf({ turns, players, setAsideAtEnd = [] }: RecordedGame): BaseEvent[] {
	const next = ((turns.at(-1)?.player ?? -1) + 1) % players;
	return [
		...turns.flatMap((turn) => [
			...(turn.setAsideBefore ?? []).map((tile) => asideOf(turn.player, tile)),
			laidIn(turn)
		]),
		...setAsideAtEnd.map((tile) => asideOf(next, tile)),
		{ type: 'base/ended', overruled: ['tiles-left'] }
	];
}
