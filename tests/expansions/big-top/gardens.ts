import * as v from 'valibot';
import { index, whole } from '../../tools/games/recorded-shapes';

/* Gardens of Under the Big Top, which records of older boxes leave out: a bridge over such a tile has the number after it. */

/** The tiles as such records name them, with the number of a bridge there. */
const TILES: ReadonlyMap<string, number> = new Map([
	['bt-FFFF-acrobats', 1],
	['bt-FFRR-circus', 4]
]);

const Place = v.looseObject({ x: whole, y: whole, feature: index });
const Turn = v.looseObject({ tile: v.string(), x: whole, y: whole });
const Game = v.looseObject({ turns: v.array(Turn) });
const Numbers = v.array(index);
const Figure = v.looseObject({ feature: index });

/** A record with the tiles that have gardens, and the bridges there, as we name them. */
export function withGardens(record: unknown): unknown {
	const game = v.parse(Game, record);
	const bridges = new Map<string, number>();
	const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
		`${String(x)},${String(y)}`;
	for (const turn of game.turns) {
		const bridge = TILES.get(turn.tile);
		if (bridge !== undefined) bridges.set(at(turn), bridge);
	}
	const turns = game.turns.map((turn) => ownOf(turn, TILES.get(turn.tile)));
	return JSON.parse(JSON.stringify({ ...game, turns }), (_, value: unknown) => {
		if (typeof value === 'string' && TILES.has(value)) return `${value}-garden`;
		return v.is(Place, value) && bridges.get(at(value)) === value.feature
			? { ...value, feature: value.feature + 1 }
			: value;
	});
}

/** A turn with what it says of its own tile: where figures could be put, and were. */
function ownOf(turn: v.InferOutput<typeof Turn>, bridge: number | undefined): object {
	if (bridge === undefined) return turn;
	const ours = (feature: number): number => (feature === bridge ? feature + 1 : feature);
	const entries = Object.entries(turn).map(([key, value]) => {
		if (v.is(Numbers, value) && key.endsWith('Options')) return [key, value.map(ours)] as const;
		if (key !== 'deploy' || !v.is(Figure, value) || 'x' in value) return [key, value] as const;
		return [key, { ...value, feature: ours(value.feature) }] as const;
	});
	return Object.fromEntries(entries);
}
