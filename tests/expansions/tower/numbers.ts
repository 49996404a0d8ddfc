import { WHOLE_TILE } from '../../tools/games/recorded-shapes';

/* Records number towers among the features of their tiles. Ours are no segments. */

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const at = ({ x, y }: Fields): string => `${String(x)},${String(y)}`;
const oneMore = (supply: Fields, kind: string): Fields => ({
	...supply,
	[kind]: Number(supply[kind] ?? 0) + 1
});

/**
 * A record as it was read with its features numbered as we number segments, so that a garden after a tower has a lower number. A
 * ransom just before the figure is told as one before the tile.
 */
export function withoutTowers(record: unknown): unknown {
	if (!isObject(record) || !Array.isArray(record['turns'])) return record;
	const turns: readonly unknown[] = record['turns'];
	const start: readonly unknown[] = Array.isArray(record['start']) ? record['start'] : [];
	const laid = new Map<string, string>();
	for (const one of [...start, ...turns]) if (isObject(one)) laid.set(at(one), String(one['tile']));
	const numbers = new Numbers(laid);
	const whole = mapped(record, (name, value) => (name === 'turns' ? [] : numbers.inside(value)));
	return { ...whole, turns: turns.map((turn) => (isObject(turn) ? numbers.ofTurn(turn) : turn)) };
}

const mapped = (fields: Fields, change: (name: string, value: unknown) => unknown): Fields =>
	Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, change(name, value)] as const)
	);

/** The numbers of features in a record, by the tiles that are laid in it. */
class Numbers {
	readonly #laid: ReadonlyMap<string, string>;

	constructor(laid: ReadonlyMap<string, string>) {
		this.#laid = laid;
	}

	/** A value with all features that are named with their spots. */
	inside(value: unknown): unknown {
		if (Array.isArray(value)) return value.map((one) => this.inside(one));
		if (!isObject(value)) return value;
		const copy = mapped(value, (_, one) => this.inside(one));
		return 'x' in value ? this.#numberedOn(value, copy) : copy;
	}

	/** A turn names features of its own tile by their numbers alone. */
	ofTurn(turn: Fields): Fields {
		return withRansom(
			mapped(turn, (name, value) => {
				if (name.endsWith('Options') && Array.isArray(value))
					return value.map((one) => this.#optionOf(turn, one));
				return name.startsWith('deploy') && isObject(value) && !('x' in value)
					? this.#numberedOn(turn, value)
					: this.inside(value);
			})
		);
	}

	/** A feature of the turn's own tile, or of another as `[x, y, feature]`; or what is like anywhere else. */
	#optionOf(turn: Fields, one: unknown): unknown {
		if (typeof one === 'number') return this.#numbered(turn, one);
		if (!Array.isArray(one)) return this.inside(one);
		const [x, y, feature] = one as readonly number[];
		return feature === undefined ? one : [x, y, this.#numbered({ x, y }, feature)];
	}

	#numberedOn(tile: Fields, figure: Fields): Fields {
		const { feature } = figure;
		return typeof feature === 'number'
			? { ...figure, feature: this.#numbered(tile, feature) }
			: figure;
	}

	#numbered(tile: Fields, feature: number): number {
		const before = BEFORE_TOWER[this.#laid.get(at(tile)) ?? ''];
		if (before === undefined || feature < before) return feature;
		return feature === before ? WHOLE_TILE : feature - 1;
	}
}

function withRansom(turn: Fields): Fields {
	const { ransom, supplyBefore = {} } = turn;
	return isObject(ransom) && ransom['when'] === 'before the figure'
		? { ...turn, supplyBefore: oneMore(supplyBefore as Fields, String(ransom['piece'])) }
		: turn;
}

/** How many features a tile has beside its tower and what comes after that. */
const BEFORE_TOWER: Readonly<Record<string, number>> = {
	'to-CCCC': 3,
	'to-CCCR': 4,
	'to-CCFF': 2,
	'to-CCFF-two': 3,
	'to-CCRF': 5,
	'to-CFFF': 2,
	'to-CFRF': 4,
	'to-CFRR': 4,
	'to-CRCR-bridge': 6,
	'to-CRCR': 5,
	'to-CRFR': 5,
	'to-FFFF': 1,
	'to-FFFF-garden': 1,
	'to-FFFF-monastery': 2,
	'to-FFRR': 4,
	'to-FFRR-garden': 4,
	'to-FRRR': 6,
	'to-RRRR': 5,
	'to-RRRR-four': 8
};
