/* How the rules of an expansion and the shapes of a box are loaded. This module itself needs no rules. */

/** Returns a function that loads something once, at its first call. If loading fails, the next call tries again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
	let loading: Promise<T> | undefined;
	return () => {
		if (loading) return loading;
		const begun = load();
		begun.catch(() => (loading = undefined));
		return (loading = begun);
	};
}

/** Loads something together with expansions, by their ids. */
type Along = (expansions: readonly string[]) => Promise<unknown>;

const companions: Along[] = [];

/** Registers something to load with every expansion from now on, such as its words. */
export const loadAlong = (load: Along): void => void companions.push(load);

/** Loads everything registered that belongs to these expansions. Rejects if it isn't on the device and there is no network. */
export const loadCompanions = async (expansions: readonly string[]): Promise<void> => {
	await Promise.all(companions.map((load) => load(expansions)));
};
