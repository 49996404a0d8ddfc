/** True for equal values. Field order doesn't matter; an undefined field equals a missing one. */
export function deepEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
	const [said, other] = [fieldsOf(a), fieldsOf(b)];
	return (
		said.length === other.length &&
		said.every(([name, value]) => Object.hasOwn(b, name) && deepEqual(value, b[name]))
	);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
	Object.entries(value).filter(([, inner]) => inner !== undefined);
