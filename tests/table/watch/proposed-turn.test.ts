import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { play } from '../../../src/lib/engine/play';
import { draftFor, eventFor, proposalOf } from '../../../src/lib/table/watch/proposed-turn';
import { figurePlaces, nearestPlaces } from '../../../src/lib/table/watch/figure-places';
import { expansionsIn } from '../../../src/lib/rules/loading';
import { layingOf } from '../../../src/lib/table/turn/turn';
import type { SeenTile } from '../../../src/lib/watch/watching';
import { laid, played, rulesFor, rulesUnder } from '../../modules/playing';

const game = () => played(rulesFor(), []);
const ROAD = { tile: tileId('base-U'), spot: { x: 1, y: 0 }, rotation: 0, score: 0 } as const;
const CROSSING = { tile: tileId('base-W'), spot: { x: 1, y: 0 }, rotation: 1, score: -1 } as const;

const seen = (more: Partial<SeenTile> = {}): SeenTile => ({
	spot: { x: 1, y: 0 },
	lays: [ROAD, CROSSING],
	margin: 4,
	detail: undefined,
	odds: 6,
	figure: undefined,
	...more
});

describe('where a figure may stand on a tile', () => {
	it('is each place that the rules allow, by its point on the tile as it lies', () => {
		const table = game();
		const laying = layingOf(table, ROAD);
		const places = laying ? figurePlaces(table, laying, 1) : [];
		expect(places.map(({ figure }) => figure.segment)).toEqual([0, 1, 2]);
		const [road] = nearestPlaces(places, { x: 0.5, y: 0.5 });
		expect(road?.figure).toEqual({ piece: 'follower', segment: 0 });
		const [south] = nearestPlaces(places, { x: 0.5, y: 0.9 });
		expect(south?.figure.segment).toBe(2);
	});

	it('isn’t a road on which somebody stands', () => {
		const table = played(rulesFor(), [laid(0, 'base-U', [-1, 0, 0], ['follower', 0])]);
		const laying = layingOf(table, ROAD);
		const places = laying ? figurePlaces(table, laying, 1) : [];
		expect(places.map(({ figure }) => figure.segment)).toEqual([1, 2]);
	});
});

describe('what is proposed for a new tile', () => {
	it('is a turn with the figure where it was seen, then with it elsewhere, then without', () => {
		const figure = { at: { x: 0.5, y: 0.52 }, probability: 0.9 };
		const { tiles, otherFigures, sure, certain } = proposalOf(game(), 0, seen({ figure }));
		expect(tiles[0]?.figure).toEqual({ piece: 'follower', segment: 0 });
		expect(otherFigures).toHaveLength(2);
		expect(otherFigures.at(-1)?.figure).toBeUndefined();
		expect([sure, certain]).toEqual([true, true]);
	});

	it('offers each kind of figure where one was seen, and is certain of none', () => {
		const table = played(rulesFor(...expansionsIn(['inns-and-cathedrals'])), []);
		const figure = { at: { x: 0.5, y: 0.52 }, probability: 0.99 };
		const { tiles, otherFigures, certain } = proposalOf(table, 0, seen({ figure }));
		const figures = [tiles[0], ...otherFigures].map((turn) => turn?.figure);
		expect(figures.slice(0, 2)).toEqual([
			{ piece: 'follower', segment: 0 },
			{ piece: 'big-follower', segment: 0 }
		]);
		expect(certain).toBe(false);
	});

	it('has no figure where none was seen, and offers its places', () => {
		const { tiles, otherFigures, certain } = proposalOf(game(), 0, seen());
		expect(tiles[0]?.figure).toBeUndefined();
		expect(otherFigures.map(({ figure }) => figure?.segment)).toEqual([0, 1, 2]);
		expect(certain).toBe(false);
		expect(proposalOf(game(), 0, seen({ bare: 0.999 })).certain).toBe(true);
	});

	it('is never certain of a figure between two places, or of one that is hardly seen', () => {
		const between = { at: { x: 0.5, y: 0.68 }, probability: 0.9 };
		expect(proposalOf(game(), 0, seen({ figure: between })).certain).toBe(false);
		const faint = { at: { x: 0.5, y: 0.5 }, probability: 0.4 };
		expect(proposalOf(game(), 0, seen({ figure: faint })).certain).toBe(false);
	});

	it('is never certain of none where a figure was seen and may not stand, or of a place far from it', () => {
		const ruled = { farmers: 'off' } as const;
		const taken = played(rulesUnder(ruled), [laid(0, 'base-U', [-1, 0, 0], ['follower', 0])]);
		const figure = { at: { x: 0.5, y: 0.52 }, probability: 0.97 };
		const forNone = proposalOf(taken, 1, seen({ figure, bare: 0.02 }));
		expect(forNone.tiles[0]?.figure).toBeUndefined();
		expect([forNone.sure, forNone.certain]).toEqual([true, false]);
		const free = played(rulesUnder(ruled), []);
		expect(proposalOf(free, 0, seen({ figure })).certain).toBe(true);
		const far = { at: { x: 0.03, y: 0.03 }, probability: 0.97 };
		expect(proposalOf(free, 0, seen({ figure: far })).certain).toBe(false);
	});

	it('is a choice among tiles where they are nearly as likely', () => {
		const { tiles, sure } = proposalOf(game(), 0, seen({ margin: 0.7 }));
		expect(tiles.map(({ tile }) => tile)).toEqual(['base-U', 'base-W']);
		expect(sure).toBe(false);
	});

	it('is never a tile that already lies there', () => {
		const table = played(rulesFor(), [laid(0, 'base-U', [1, 0, 0])]);
		const { tiles, sure } = proposalOf(table, 1, seen());
		expect([tiles.length, sure]).toEqual([0, false]);
	});

	it('is entered as the turn by hand is', () => {
		const table = game();
		const [first] = proposalOf(table, 0, seen()).tiles;
		expect(first && draftFor(first)).toEqual({
			tile: 'base-U',
			spot: { x: 1, y: 0 },
			rotation: 0
		});
		const event = first && eventFor(table, first);
		expect(event).toMatchObject({ type: 'base/laid', player: 0, tile: 'base-U', x: 1, y: 0 });
		expect(event && play(table, event).ok).toBe(true);
	});
});
