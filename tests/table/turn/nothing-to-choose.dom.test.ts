import { afterEach, describe, expect, it } from 'vitest';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { openSpots } from '../../../src/lib/table/turn/palette';
import { optionsOf, rotationsFor } from '../../../src/lib/table/turn/turn';
import { recorded, recordOf, turnOf } from '../../e2e/table/support/games';
import { storeAll } from '../../store/support';
import { eventsOf, tableFor } from '../../tools/games/recorded';

const game = recorded('base', 'base-294');

/** The game before a turn. */
async function before(turn: number): Promise<LiveGame> {
	const store = memoryStore();
	const record = recordOf(game, turn, 'none-left');
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

/** Chooses tile and spot of a recorded turn. */
function layOut(live: LiveGame, turn: number): void {
	const { tile, x, y } = turnOf(game, turn);
	live.entry.chooseTile(tileId(tile));
	live.entry.chooseSpot({ x, y });
}

interface Turn {
	readonly ways: number;
	/** Places for figures. */
	readonly places: number;
	readonly pays: boolean;
}

/** The first turn like this whose tile fits several spots, and the game before it. */
async function firstTurn(isLike: (turn: Turn) => boolean): Promise<readonly [LiveGame, number]> {
	const table = tableFor(game);
	let turn = -1;
	for (const event of eventsOf(game)) {
		const type = event.type === 'base/laid' && table.rules.tiles.get(event.tile);
		turn += Number(event.type === 'base/laid');
		const spots = type ? openSpots(table, { tile: type.id }).filter(({ legal }) => legal) : [];
		const ways = type ? rotationsFor(table, type, event).length : 0;
		const { tile, rotation, x, y } = turnOf(game, turn);
		const places = optionsOf(table, { tile: tileId(tile), rotation, spot: { x, y } }).length;
		const played = play(table, event);
		const pays = played.ok && played.value.settlements.length > 0;
		if (spots.length > 1 && isLike({ ways, places, pays })) return [await before(turn), turn];
	}
	throw new Error('No turn is like this.');
}

const isPlain = ({ ways, places, pays }: Turn): boolean => ways === 1 && places === 0 && !pays;
const turnsIn = (live: LiveGame): number => live.log.events.length;
const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => {
	confirmTurns.on = false;
	localStorage.clear();
});

describe('a tap on the spot', () => {
	it('writes the turn of a player without figures whose tile fits in one way and pays nothing', async () => {
		const [live, turn] = await firstTurn(isPlain);
		layOut(live, turn);
		await settled();
		expect(turnsIn(live)).toBe(turn + 1);
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);

		await live.entry.undo();
		expect(live.entry.draft).toMatchObject({ tile: turnOf(game, turn).tile });
		const other = openSpots(live.game, live.entry.draft).find(
			({ legal, x, y }) => legal && (x !== turnOf(game, turn).x || y !== turnOf(game, turn).y)
		);
		if (!other) throw new Error('The tile fits two spots.');
		live.entry.chooseSpot(other);
		await settled();
		expect(turnsIn(live), 'a tile that is moved is not written').toBe(turn);
		expect(live.entry.draft.spot).toEqual({ x: other.x, y: other.y });
	});

	it('writes nothing where turns are confirmed apart', async () => {
		confirmTurns.on = true;
		const [live, turn] = await firstTurn(isPlain);
		layOut(live, turn);
		await settled();
		expect(turnsIn(live)).toBe(turn);
	});

	it.each([
		['pays', ({ ways, places, pays }: Turn) => ways === 1 && places === 0 && pays],
		['fits in several ways', ({ ways, places, pays }: Turn) => ways > 1 && places === 0 && !pays],
		['has places', ({ ways, places, pays }: Turn) => ways === 1 && places > 0 && !pays]
	])('writes nothing when the tile %s', async (_, isLike) => {
		const [live, turn] = await firstTurn(isLike);
		layOut(live, turn);
		await settled();
		expect(turnsIn(live)).toBe(turn);
		expect(live.entry.preview).toBeDefined();
	});
});
