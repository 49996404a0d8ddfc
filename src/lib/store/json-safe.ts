/** The maximum depth and number of values. Anything beyond is left out. */
const MAX_DEPTH = 64;
const MAX_VALUES = 1_000_000;

/** A stored value as finite JSON: cycles, values too deep or not JSON are dropped or become text. A valid value is unchanged. */
export function jsonSafe(value: unknown): unknown {
	let count = 0;
	const convert = (one: unknown, around: readonly unknown[]): unknown => {
		if (typeof one === 'bigint') return String(one);
		if (typeof one !== 'object' || one === null || one instanceof Date) return one;
		if (around.includes(one) || around.length >= MAX_DEPTH || ++count > MAX_VALUES)
			return undefined;
		const inside = [...around, one];
		if (Array.isArray(one))
			return Array.from(one.slice(0, MAX_VALUES), (each) => convert(each, inside));
		return Object.fromEntries(
			Object.entries(one).map(([name, each]) => [name, convert(each, inside)])
		);
	};
	return convert(value, []);
}
