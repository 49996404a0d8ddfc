/* What else is loaded with the rules of an expansion, such as its words: whoever has it says so here. No rules are needed for it. */

type Along = () => Promise<unknown>;

const companions: Along[] = [];

/** From now on this is loaded with every expansion. */
export const loadAlong = (load: Along): void => void companions.push(load);

/** Loads everything that comes along with expansions. Rejects when it isn't on the device and there is no network. */
export const loadCompanions = async (): Promise<void> => {
	await Promise.all(companions.map((load) => load()));
};
