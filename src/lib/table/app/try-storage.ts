/** The result of an access to the browser's storage; undefined where the browser refuses it by throwing. */
export function tryStorage<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
