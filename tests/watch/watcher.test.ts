import { describe, expect, it } from 'vitest';
import { mapPoint, product } from '../../src/lib/snap/grid/homography';
import type { GameEvent } from '../../src/lib/engine/module';
import type { Rotation, Spot } from '../../src/lib/engine/spot';
import { tileId, type TileType } from '../../src/lib/engine/tile';
import { knownTableOf } from '../../src/lib/table/watch/known-table';
import { isCertain, isSure } from '../../src/lib/watch/judge';
import { Watcher } from '../../src/lib/watch/watcher';
import type { KnownTable, Sight } from '../../src/lib/watch/watching';
import { laid, played, rulesFor } from '../modules/playing';
import '../tools/games/all-expansions';
import { pictureOf, READER, VIEW, type MadeScene, type MadeTile } from './support/made-table';

const RULES = rulesFor();
const PLAYERS = [{ colour: 'red' }, { colour: 'blue' }] as const;

const typeOf = (id: string): TileType => {
	const type = RULES.tiles.get(tileId(id));
	if (!type) throw new Error(`There is no tile ${id}.`);
	return type;
};

const tableAfter = (...turns: readonly GameEvent[]): KnownTable =>
	knownTableOf(played(RULES, turns), PLAYERS);

const onTable = (
	id: string,
	x: number,
	y: number,
	rotation: Rotation,
	figure = false
): MadeTile => ({
	type: typeOf(id),
	x,
	y,
	rotation,
	figure
});

/** What lies after two turns: a row of five tiles. */
const TURNS = [
	laid(0, 'base-E', [0, -1, 2]),
	laid(1, 'base-U', [1, 0, 0]),
	laid(0, 'base-U', [-1, 0, 0]),
	laid(1, 'base-V', [2, 0, 0])
];
const LAID = [
	onTable('base-D', 0, 0, 0),
	onTable('base-E', 0, -1, 2),
	onTable('base-U', 1, 0, 0),
	onTable('base-U', -1, 0, 0),
	onTable('base-V', 2, 0, 0)
];
const NEW = onTable('base-U', -2, 0, 0);

/** As the app takes them. */
const FRAMES_A_SECOND = 4;
const STEP = 1000 / FRAMES_A_SECOND;

/** A film of a made table that is followed. */
class Film {
	readonly watcher: Watcher;
	#time = 0;

	constructor(table: KnownTable = tableAfter(...TURNS), view = VIEW) {
		this.watcher = new Watcher(READER, view, table);
	}

	/** Shows a scene for some time. @returns what was seen last */
	show(scene: MadeScene, seconds = 2): Sight {
		const picture = pictureOf(scene);
		let sight: Sight = { kind: 'moving' };
		for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++)
			sight = this.watcher.see({ picture, time: (this.#time += STEP) });
		return sight;
	}
}

/** A film that has shown what the log says. */
function begun(): Film {
	const film = new Film();
	film.show({ tiles: LAID }, 5);
	return film;
}

const newsIn = (sight: Sight) => (sight.kind === 'still' ? sight.news : []);
const differencesIn = (sight: Sight) => (sight.kind === 'still' ? sight.differences : []);
const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

describe('a table that is watched', () => {
	it('is as the game says while nothing is laid', () => {
		const film = new Film();
		expect(film.show({ tiles: LAID }, 0.5)).toEqual({ kind: 'moving' });
		expect(film.show({ tiles: LAID }, 4)).toEqual({ kind: 'still', news: [], differences: [] });
	});

	it('is not read before it has rested for 0.7 s', () => {
		const film = begun();
		const tiles = [...LAID, NEW];
		expect(film.show({ tiles }, 0.75)).toEqual({ kind: 'moving' });
		expect(newsIn(film.show({ tiles }, 0.25))).toEqual([]);
		expect(newsIn(film.show({ tiles }, 0.25))).toHaveLength(1);
	});

	it('tells a new tile, how it lies, and that it is sure', () => {
		const [seen] = newsIn(begun().show({ tiles: [...LAID, NEW] }));
		expect(seen).toMatchObject({ spot: spotOf(NEW), figure: undefined });
		expect(seen?.lays[0]).toMatchObject({ tile: 'base-U', spot: spotOf(NEW), rotation: 0 });
		expect(seen?.lays.length).toBeLessThanOrEqual(3);
		expect(seen && isSure(seen)).toBe(true);
		expect(seen && isCertain(seen)).toBe(true);
	});

	it('tells a new tile while a part of the board is out of the picture', () => {
		const pushed = [-250, 0] as const;
		const film = new Film(undefined, product([1, 0, -250, 0, 1, 0, 0, 0, 1], VIEW));
		const before = film.show({ tiles: LAID, pushed }, 5);
		expect(before).toEqual({ kind: 'still', news: [], differences: [] });
		const other = onTable('base-U', 2, 1, 1);
		const [seen] = newsIn(film.show({ tiles: [...LAID, other], pushed }));
		expect(seen).toMatchObject({ spot: spotOf(other) });
		expect(seen?.lays[0]).toMatchObject({ tile: 'base-U', rotation: 1 });
	});

	it('follows a tile that is moved, and forgets one that is taken away', () => {
		const film = begun();
		film.show({ tiles: [...LAID, NEW] });
		const other = onTable('base-U', 2, 1, 1);
		expect(newsIn(film.show({ tiles: [...LAID, other] })).map(({ spot }) => spot)).toEqual([
			spotOf(other)
		]);
		expect(film.show({ tiles: LAID })).toEqual({ kind: 'still', news: [], differences: [] });
	});

	it('shows two new tiles, and one beside a new one once that was entered', () => {
		const film = begun();
		const second = onTable('base-E', 0, -2, 0);
		const beside = { ...NEW, x: -3 };
		const tiles = [...LAID, NEW, second, beside];
		const seen = newsIn(film.show({ tiles })).map(({ spot }) => spot);
		expect(seen).toHaveLength(2);
		expect(seen).toEqual(expect.arrayContaining([spotOf(NEW), spotOf(second)]));
		film.watcher.setTable(tableAfter(...TURNS, laid(0, 'base-U', [-2, 0, 0])));
		const after = newsIn(film.show({ tiles })).map(({ spot }) => spot);
		expect(after).toEqual(expect.arrayContaining([spotOf(beside), spotOf(second)]));
		expect(after).toHaveLength(2);
	});

	it('proposes a tile again whose turn was undone', () => {
		const film = begun();
		film.watcher.setTable(tableAfter(...TURNS.slice(0, 3)));
		expect(newsIn(film.show({ tiles: LAID })).map(({ spot }) => spot)).toEqual([{ x: 2, y: 0 }]);
	});

	it('knows no tile that lies against the rules', () => {
		const [seen] = newsIn(begun().show({ tiles: [...LAID, onTable('base-C', -2, 0, 0)] }));
		expect(seen).toMatchObject({ spot: { x: -2, y: 0 }, lays: [] });
		expect(seen && isSure(seen)).toBe(false);
	});

	it('sees the figure of whoever lays, also one that is put later', () => {
		const film = begun();
		expect(newsIn(film.show({ tiles: [...LAID, NEW] }))[0]?.figure).toBeUndefined();
		const [seen] = newsIn(film.show({ tiles: [...LAID, { ...NEW, figure: true }] }));
		expect(seen?.figure?.probability).toBeGreaterThan(0.9);
		film.watcher.setTable(tableAfter(...TURNS, laid(0, 'base-U', [-2, 0, 0])));
		const [ofBlue] = newsIn(film.show({ tiles: [...LAID, NEW, onTable('base-U', 2, 1, 1, true)] }));
		expect(ofBlue?.figure).toBeUndefined();
	});

	it('proposes nothing more on a spot that was refused, until it changes', () => {
		const film = begun();
		film.show({ tiles: [...LAID, NEW] });
		film.watcher.refuse(NEW);
		expect(newsIn(film.show({ tiles: [...LAID, NEW] }))).toEqual([]);
		film.show({ tiles: LAID }, 4);
		expect(newsIn(film.show({ tiles: [...LAID, NEW] }))).toHaveLength(1);
	});
});

describe('what comes between camera and table', () => {
	it('is told while it rests on known tiles', () => {
		const film = begun();
		const covers = [{ left: 0, top: -1, wide: 1, high: 2 }];
		expect(film.show({ tiles: LAID, covers })).toEqual({ kind: 'covered' });
		expect(film.show({ tiles: LAID })).toMatchObject({ kind: 'still', news: [] });
	});

	it('hides no new tile that lies elsewhere', () => {
		const covers = [{ left: 1, top: -1, wide: 3, high: 2 }];
		const seen = newsIn(begun().show({ tiles: [...LAID, NEW], covers }, 4));
		expect(seen.map(({ spot }) => spot)).toEqual([spotOf(NEW)]);
	});

	it('is no tile where it lies beside the board', () => {
		const covers = [{ left: -2, top: 0, wide: 1, high: 1 }];
		expect(newsIn(begun().show({ tiles: LAID, covers }, 4))).toEqual([]);
	});

	it('may be another light', () => {
		const film = begun();
		expect(film.show({ tiles: LAID, light: 0.8 })).toMatchObject({ kind: 'still', news: [] });
		expect(newsIn(film.show({ tiles: [...LAID, NEW], light: 0.8 }))).toHaveLength(1);
	});
});

describe('a board that is no longer what or where it was', () => {
	it('is found again when it was pushed', () => {
		const film = begun();
		const pushed = [12, -8] as const;
		expect(film.show({ tiles: LAID, pushed })).toMatchObject({ kind: 'still', news: [] });
		const before = mapPoint(VIEW, { x: 0, y: 0 });
		const now = mapPoint(film.watcher.view, { x: 0, y: 0 });
		expect(now.x - before.x).toBeCloseTo(12, 0);
		expect(now.y - before.y).toBeCloseTo(-8, 0);
		expect(newsIn(film.show({ tiles: [...LAID, NEW], pushed }))).toHaveLength(1);
	});

	it('is followed when it drifts slowly', () => {
		const film = begun();
		for (const right of [1, 2, 3, 4]) film.show({ tiles: LAID, pushed: [right, 0] }, 4);
		const now = mapPoint(film.watcher.view, { x: 0, y: 0 });
		expect(now.x - mapPoint(VIEW, { x: 0, y: 0 }).x).toBeCloseTo(4, 0);
	});

	it('is lost when the picture shows something else, and followed again once it is back', () => {
		const film = begun();
		expect(film.show({ tiles: [] })).toEqual({ kind: 'covered' });
		expect(film.show({ tiles: [] }, 2)).toEqual({ kind: 'lost' });
		expect(film.show({ tiles: LAID }, 4)).toMatchObject({ kind: 'still', news: [] });
	});

	it('misses a tile that was taken away, until it is back', () => {
		const film = begun();
		const sight = film.show({ tiles: LAID.slice(0, -1) }, 6);
		expect(differencesIn(sight)).toEqual([{ kind: 'tile-gone', spot: { x: 2, y: 0 } }]);
		expect(differencesIn(film.show({ tiles: LAID }, 6))).toEqual([]);
	});

	it('says where another tile lies than the log has, also if it did from the start', () => {
		const film = new Film();
		const tiles = [...LAID.slice(0, -1), onTable('base-E', 2, 0, 0)];
		const sight = film.show({ tiles }, 12);
		expect(differencesIn(sight)).toEqual([{ kind: 'other-tile', spot: { x: 2, y: 0 } }]);
		film.watcher.setTable(tableAfter(...TURNS.slice(0, 3)));
		expect(differencesIn(film.show({ tiles }))).toEqual([]);
	});

	it('lies elsewhere from when somebody says so', () => {
		const film = begun();
		film.watcher.setView([40, 0, 240 + 80, 0, 40, 160, 0, 0, 1]);
		expect(film.show({ tiles: LAID, pushed: [80, 0] }, 5)).toMatchObject({
			kind: 'still',
			news: []
		});
	});
});
