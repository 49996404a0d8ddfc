import type { Summary } from '../../record';
import type { DamagedGame, OpenShelf } from '../../store/shelf-store';
import { words } from '../../words/en/home';
import type { Library } from './library.svelte';
import { notices } from '../app/notices.svelte';

/** Deletes a game, and offers to restore it. */
export async function removeGame(library: Library, { id }: Pick<Summary, 'id'>): Promise<void> {
	const removed = await library.remove(id);
	if (!removed.ok) {
		notices.show(words.storage.store(removed.error.code));
		return;
	}
	notices.keep(words.home.removed, {
		label: words.common.undo,
		run: () => void restoreGame(library, id)
	});
}

async function restoreGame(library: Library, id: Summary['id']): Promise<void> {
	const restored = await library.restore(id);
	notices.show(restored.ok ? words.home.restored : words.storage.store(restored.error.code));
}

/** Downloads a game that can't be read, or shows why not. The code for it is loaded late: it needs all rules. */
export async function saveDamaged(shelf: OpenShelf, { id }: DamagedGame): Promise<void> {
	const loaded = await import('./save-damaged').catch(() => undefined);
	if (!loaded) notices.show(words.common.notLoaded);
	else if (!(await loaded.saveRaw(shelf, id))) notices.show(words.home.saveFailed);
}
