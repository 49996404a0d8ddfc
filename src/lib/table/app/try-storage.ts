/** What some work with the browser's storage gives; undefined where the browser refuses it, by throwing. */
export function tryStorage<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
