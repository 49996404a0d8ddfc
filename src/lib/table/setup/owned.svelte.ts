import { EXPANSION_IDS, type ExpansionId } from '../../rules/declared';
import { tryStorage } from '../app/stored-choice.svelte';

const KEY = 'tilekeep:owned';

/** The expansions that somebody here owns: chosen once, by boxes, and kept on this device. Empty until then. */
class Owned {
	ids = $state.raw(storedIds());

	/** Adds expansions, or removes them. */
	set(changed: readonly string[], owned: boolean): void {
		const ids = EXPANSION_IDS.filter((id) =>
			changed.includes(id) ? owned : this.ids.includes(id)
		);
		this.ids = ids;
		// Without storage they are known as long as the page.
		tryStorage(() => {
			localStorage.setItem(KEY, JSON.stringify(ids));
		});
	}
}

/** What the browser keeps; one that this version doesn't know is left out. */
function storedIds(): readonly ExpansionId[] {
	const stored: unknown = tryStorage((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
	return Array.isArray(stored) ? EXPANSION_IDS.filter((id) => stored.includes(id)) : [];
}

export const owned = new Owned();
