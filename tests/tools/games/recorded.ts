import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import { howPut } from '../../../src/lib/engine/piece';
import { newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import type { Rulings } from '../../../src/lib/engine/rulings';
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
import { expansionsIn } from '../../../src/lib/rules/loading';
import { EDITIONS, GLUES } from './glues';
import type { Elsewhere, Step } from './glue';
import { onCorner } from './recorded-corners';
import { GAME_FIELDS, TURN_FIELDS, type RecordedTurn } from './recorded-shapes';

/*
 * The format of games recorded from independent engines, one game a line. What an engine computed at a turn is
 * optional: what a record leaves out is not compared. What expansions add to it lies in `tests/expansions/<id>`.
 */
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

const RULINGS = { farmers: v.boolean(), smallCity: v.picklist([4, 2]) };

/** All fields that expansions add to a part of the format. */
const addedTo = (part: 'turn' | 'game' | 'rulings'): v.ObjectEntries =>
	Object.assign({}, ...GLUES.map(({ fields }) => fields?.[part])) as v.ObjectEntries;

const RecordedGame = v.object({
	...addedTo('game'),
	...GAME_FIELDS,
	boxes,
	rulings: v.object({ ...addedTo('rulings'), ...RULINGS }),
	turns: v.array(v.object({ ...addedTo('turn'), ...TURN_FIELDS }))
});

export type { RecordedTurn };
export type RecordedGame = v.InferOutput<typeof RecordedGame>;

/** The games of a file. Throws with the line's number when a line isn't such a game. */
export const readGames = (file: string): readonly RecordedGame[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line, number) => (line.trim() === '' ? [] : [parseTileLine(line, number, file)]));

function parseTileLine(line: string, number: number, file: string): RecordedGame {
	const where = `${file}, line ${String(number + 1)}`;
	const read = GLUES.reduce<unknown>(
		(record, glue) => glue.readAs?.(record) ?? record,
		parseJson(line, where)
	);
	const parsed = v.safeParse(RecordedGame, read);
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

/** The rulings of a recorded game: today's farm rule, and tiles that fit nowhere leave the game. */
const rulingsOf = ({ boxes: ids, rulings }: RecordedGame): Rulings => ({
	...(Object.assign({}, ...ids.map((id) => EDITIONS[id]?.[1])) as Rulings),
	farmers: rulings.farmers ? 'on' : 'off',
	farmRule: 'third',
	smallCity: String(rulings.smallCity),
	unplayable: 'aside',
	...(Object.assign({}, ...GLUES.map((glue) => glue.rulings?.(rulings, ids))) as Rulings)
});

/** The tiles of boxes that lie on the table more than once. */
function tilesAgain(ids: readonly string[], rulings: Rulings): Record<string, number> {
	const found: Record<string, number> = {};
	for (const [index, id] of ids.entries()) {
		const edition = ids.indexOf(id) < index ? EDITIONS[id] : undefined;
		if (!edition) continue;
		const [expansion, answers] = edition;
		const [rules] = expansionsIn([expansion]);
		const more = rules?.counts({ ...rulings, ...answers }, [expansion]) ?? {};
		for (const [tile, count] of Object.entries(more)) found[tile] = (found[tile] ?? 0) + count;
	}
	return found;
}

/** Who plays the first turn. */
export const firstOf = ({ turns }: RecordedGame): number => turns[0]?.player ?? 0;

/** The table before a recorded game's first turn. */
export const tableFor = (record: RecordedGame): MutableGame =>
	newGame(rulesOf(setupOf(record)), record.players, firstOf(record));

/** A turn without some of what it says. */
export const without = (turn: RecordedTurn, fields: readonly string[]): RecordedTurn => ({
	...turn,
	...Object.fromEntries(fields.map((field) => [field, undefined]))
});

/** A turn without what was done beside laying its tile. */
export const bareOf = (turn: RecordedTurn): RecordedTurn =>
	without(turn, ['deploy', ...GLUES.flatMap(({ done = [] }) => done)]);

const elsewhere: Elsewhere = (player, figure) =>
	GLUES.flatMap((glue) => glue.elsewhere?.(player, figure) ?? []);

/** A turn as our event; `game` is the game before, left out where nothing of it is needed to say which figure is meant. */
export function laidEventOf(turn: RecordedTurn, game?: Game): LaidTurn {
	const { player, tile, x, y, rotation, deploy } = turn;
	const choices = [
		...(deploy && 'x' in deploy ? elsewhere(player, deploy) : []),
		...GLUES.flatMap((glue) => glue.choices?.(turn, game, elsewhere) ?? [])
	];
	return {
		type: 'base/laid',
		player,
		tile: tileId(tile),
		x,
		y,
		rotation,
		...(deploy && !('x' in deploy) && { deploy: deployed(deploy, turn) }),
		...(Object.assign({}, ...GLUES.map((glue) => glue.laid?.(turn))) as Partial<LaidTurn>),
		...(choices.length > 0 && { choices })
	};
}

const deployed = (
	deploy: Exclude<RecordedTurn['deploy'], { readonly x: number } | undefined>,
	turn: RecordedTurn
): NonNullable<LaidTurn['deploy']> =>
	'corner' in deploy
		? onCorner(deploy.piece, deploy.corner, turn)
		: { piece: deploy.piece, segment: deploy.feature, ...howPut(deploy) };

/** The segment on which a turn puts a figure; undefined for none, or one on a corner. */
export const segmentIn = ({ deploy }: RecordedTurn): number | undefined =>
	deploy && 'feature' in deploy && !('x' in deploy) ? deploy.feature : undefined;

/** Event of a tile set aside because it fits nowhere. */
export const setAsideOf = (player: number, tile: string): SetAside => ({
	type: 'base/set-aside',
	player,
	tile: tileId(tile)
});

/** All that was decided in steps before the figure, after it, or once the tile lies. */
const decidedIn = (game: Game, turn: RecordedTurn, when: Step<RecordedTurn>['when']) =>
	GLUES.flatMap(({ steps = [] }) =>
		steps.filter((step) => step.when === when).flatMap(({ decided }) => decided(game, turn))
	);

/** The event that answers a question after a turn; what nothing in the record answers is declined while others are asked. */
function answerTo(ask: Question, turn: RecordedTurn): GameEvent | undefined {
	for (const glue of GLUES) {
		const answer = glue.answer?.(ask, turn);
		if (answer) return answer;
	}
	return ask.timing === 'scored' ? ask.no : undefined;
}

/** The whole game as our events, its final scoring included. */
export function eventsOf(record: RecordedGame): TableEvent[] {
	const game = tableFor(record);
	const events: TableEvent[] = [];
	const take = (event: GameEvent): void => {
		const parsed = v.parse(eventSchema, event);
		if (!play(game, parsed).ok) throw new Error(`${record.id} cannot be played.`);
		events.push(parsed);
	};
	for (const turn of record.turns) takeTurn(game, turn, take);
	for (const tile of record.setAsideAtEnd ?? []) take(setAsideOf(game.toMove, tile));
	answerLast(game, record, (event) => {
		take(event);
		return true;
	});
	take({ type: 'base/ended', overruled: ['tiles-left'] });
	return events;
}

/**
 * Answers what is asked before the final scoring; what nothing in the record answers is declined.
 * @param take plays an answer; false where it isn't possible at all, and nothing more is answered then
 */
export function answerLast(
	game: Game,
	record: RecordedGame,
	take: (event: GameEvent) => boolean
): void {
	for (let ask = nextQuestion(game); ask; ask = nextQuestion(game)) {
		const asked = ask;
		const answers = GLUES.map((glue) => glue.answerLast?.(asked, record));
		const answer = answers.find((one) => one) ?? ask.no;
		if (!answer || !take(answer)) return;
	}
}

function takeTurn(game: Game, turn: RecordedTurn, take: (event: GameEvent) => void): void {
	for (const tile of turn.setAsideBefore ?? []) take(setAsideOf(turn.player, tile));
	if (turn.afterLastTile) declineUntil(game, turn, take);
	for (const { before } of GLUES) before?.decided(turn).forEach(take);
	const laid = laidEventOf(turn, game);
	const choices = [
		...decidedIn(game, turn, 'before-figure'),
		...(laid.choices ?? []),
		...decidedIn(game, turn, 'after-figure')
	];
	take({ ...laid, ...(choices.length > 0 && { choices }) });
	const moves = decidedIn(game, turn, 'moves');
	if (nextQuestion(game)?.timing === 'moves') for (const moved of moves.splice(0)) take(moved);
	for (let ask = nextQuestion(game); ask?.timing === 'scored'; ask = nextQuestion(game)) {
		const answer = answerTo(ask, turn);
		if (!answer) throw new Error(`Nothing in the record answers ${ask.id}.`);
		take(answer);
	}
	for (const moved of moves) take(moved);
	// What is asked before the final scoring is no longer of this turn.
	for (let ask = nextQuestion(game); ask && ask.timing !== 'last'; ask = nextQuestion(game)) {
		const answer = answerTo(ask, turn);
		if (!answer) break;
		take(answer);
	}
}

/** Declines the questions to everybody before the player of a turn after the last tile. */
export function declineUntil(
	game: Game,
	{ player }: RecordedTurn,
	take: (event: GameEvent) => void
): void {
	for (let ask = nextQuestion(game); ask?.no && ask.player !== player; ask = nextQuestion(game))
		take(ask.no);
}
