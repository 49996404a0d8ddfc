/* How the rules of an expansion are loaded, and the shapes of a box. No rules are needed for it. */

/** What loads something when it is first asked for, and never again; where that fails, whoever needs it next tries again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
	let loading: Promise<T> | undefined;
	return () => {
		if (loading) return loading;
		const begun = load();
		begun.catch(() => (loading = undefined));
		return (loading = begun);
	};
}

/** Something that is loaded with expansions, by their ids. */
type Along = (expansions: readonly string[]) => Promise<unknown>;

const companions: Along[] = [];

/** From now on this is loaded with every expansion, such as its words: whoever has it says so here. */
export const loadAlong = (load: Along): void => void companions.push(load);

/** Loads everything that comes along with these expansions. Rejects when it isn't on the device and there is no network. */
export const loadCompanions = async (expansions: readonly string[]): Promise<void> => {
	await Promise.all(companions.map((load) => load(expansions)));
};
