import { expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';
import { targetAt } from '../../src/lib/ui/board/targets';

const start = { x: 0, y: 0, type: tileType(tileId('base-D')), rotation: 0, order: 0 } as const;
const spots = [
	{ x: 1, y: 0, legal: true, label: '' },
	{ x: 0, y: -1, legal: false, label: '' }
];
const scene = { tiles: [start], spots, ghost: undefined, choices: [] };

it('a tap on a laid tile means the segment under the finger', () => {
	const on = (x: number, y: number) => targetAt(scene, { x, y }, 0.2);
	expect(on(0.5, 0.1)).toEqual({ kind: 'place', place: { x: 0, y: 0, segment: 0 } });
	expect(on(0.5, 0.5)).toEqual({ kind: 'place', place: { x: 0, y: 0, segment: 1 } });
	expect(on(0.5, 0.9)).toEqual({ kind: 'place', place: { x: 0, y: 0, segment: 3 } });
});

it('a tap on a spot means that spot, also where no tile fits', () => {
	expect(targetAt(scene, { x: 1.5, y: 0.5 }, 0)).toEqual({ kind: 'spot', spot: { x: 1, y: 0 } });
	expect(targetAt(scene, { x: 0.5, y: -0.5 }, 0)).toEqual({ kind: 'spot', spot: { x: 0, y: -1 } });
});

it('a tap beside a legal spot reaches it, as far as a finger is wide', () => {
	const beside = { x: 2.1, y: 0.5 };
	expect(targetAt(scene, beside, 0.2)).toEqual({ kind: 'spot', spot: { x: 1, y: 0 } });
	expect(targetAt(scene, beside, 0.05)).toBeUndefined();
	expect(targetAt(scene, { x: 0.5, y: -1.1 }, 0.2)).toBeUndefined();
});

it('while a spot is awaited, it takes the taps on a tile beside it, as far as a finger is wide', () => {
	const onTile = { x: 0.9, y: 0.5 };
	expect(targetAt(scene, onTile, 0.2)).toMatchObject({ kind: 'place' });
	expect(targetAt(scene, onTile, 0.2, 0.15)).toEqual({ kind: 'spot', spot: { x: 1, y: 0 } });
	expect(targetAt(scene, { x: 0.8, y: 0.5 }, 0.2, 0.15)).toMatchObject({ kind: 'place' });
});

it('a tap on the tile about to be laid turns it', () => {
	const ghost = { ...start, x: 1 };
	expect(targetAt({ ...scene, ghost }, { x: 1.5, y: 0.5 }, 0)).toEqual({ kind: 'ghost' });
});

it('a tap on or near an answer to the question asked means that answer, before all else', () => {
	const road = { x: 0, y: 0, segment: 1 };
	const asking = { ...scene, choices: [{ places: [road], label: '' }] };
	const chosen = { kind: 'choice', place: road };
	expect(targetAt(asking, { x: 0.5, y: 0.5 }, 0)).toEqual(chosen);
	expect(targetAt(asking, { x: 0.5, y: 0.7 }, 0.2)).toEqual(chosen);
	expect(targetAt(asking, { x: 1.1, y: 0.5 }, 0.2)).toEqual(chosen);
	expect(targetAt(asking, { x: 0.5, y: 0.1 }, 0.1)).toMatchObject({ kind: 'place' });
});

it('an answer may lie on the tile about to be laid; elsewhere that tile is turned', () => {
	const city = { x: 1, y: 0, segment: 0 };
	const ghost = { ...start, x: 1 };
	const asking = { ...scene, ghost, choices: [{ places: [city], label: '' }] };
	expect(targetAt(asking, { x: 1.5, y: 0.1 }, 0)).toEqual({ kind: 'choice', place: city });
	expect(targetAt(asking, { x: 1.5, y: 0.9 }, 0.2)).toEqual({ kind: 'ghost' });
});
