/* What else is loaded with the rules of an expansion, such as its words: whoever has it says so here. No rules are needed for it. */

type Along = (expansions: readonly string[]) => Promise<unknown>;

const companions: Along[] = [];

/** From now on this is loaded with every expansion, by its id. */
export const loadAlong = (load: Along): void => void companions.push(load);

/** Loads everything that comes along with these expansions. Rejects when it isn't on the device and there is no network. */
export const loadCompanions = async (expansions: readonly string[]): Promise<void> => {
	await Promise.all(companions.map((load) => load(expansions)));
};
