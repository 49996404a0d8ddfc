import type { Game, Rules } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { replay } from '../../../src/lib/engine/play';
import type { Place, Rotation, Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { describedTypes } from '../../../src/lib/record';
import type { Laid } from '../../../src/lib/rules/base/events';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { readSamples, rulesFor } from '../../samples/read';
import {
	eventsOf,
	firstOf,
	readGames,
	setupOf,
	type RecordedGame
} from '../../tools/games/recorded';
import { nameOf, type Lying } from './walker';

/** A game before its final scoring, and after it. */
interface Finish {
	readonly before: Game;
	readonly after: Game;
}

export const finish = (
	rules: Rules,
	players: number,
	first: number,
	events: readonly GameEvent[]
): Finish => ({
	before: replay(rules, players, first, events.slice(0, -1)).game,
	after: replay(rules, players, first, events).game
});

/** All games recorded by other engines. */
export const recordedGames = (): readonly RecordedGame[] =>
	['base', 'winter', 'nofarm', 'second-engine', 'abbey'].flatMap((file) =>
		readGames(`tests/games/${file}.jsonl`)
	);

export const finishOf = (record: RecordedGame): Finish =>
	finish(rulesOf(setupOf(record)), record.players, firstOf(record), eventsOf(record));

/** A sample's table after so many of its events; left out, after all. Other rulings may be played there. */
export function sampleTable(name: string, events?: number, rulings: object = {}): Game {
	const sample = readSamples().find(([known]) => known === name)?.[1];
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const rules = rulesFor({ ...sample, rulings: { ...sample.rulings, ...rulings } });
	const played = replay(rules, sample.players, 0, sample.events.slice(0, events));
	if (played.stop) throw new Error(`${name} cannot be played.`);
	return played.game;
}

/** The tiles of a table as texts. */
export const lyingOn = ({ board }: Game): readonly Lying[] =>
	board.order.map(({ type, x, y, rotation }) => ({ line: type.line, x, y, turns: rotation }));

export const textOf = ({ x, y, segment }: Place): string => nameOf(x, y, segment);

/** The place that a name means. */
export function placeOf(name: string): Place {
	const [x = NaN, y = NaN, segment = NaN] = name.split(/[,#]/).map(Number);
	return { x, y, segment };
}

/** The start tile with a custom tile beside it. */
export function customTileTable(
	line: string,
	{ x, y, rotation }: Spot & { rotation: Rotation }
): Game {
	const laid: Laid = {
		type: 'base/laid',
		player: 0,
		tile: tileId('told-1'),
		told: { line },
		x,
		y,
		rotation
	};
	const rules = rulesOf(
		{ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS },
		describedTypes([laid])
	);
	const played = replay(rules, 2, 0, [laid]);
	if (played.stop)
		throw new Error(`${line} cannot be laid: ${JSON.stringify(played.stop.refusal)}`);
	return played.game;
}
