import type { Summary } from '../record';
import { words } from '../words';
import type { Library } from './library.svelte';
import { notices } from './notices.svelte';

/** Deletes a game, and offers to bring it back. */
export async function removeGame(library: Library, { id }: Summary): Promise<void> {
	const removed = await library.remove(id);
	if (!removed.ok) {
		notices.show(words.record.store(removed.error.code));
		return;
	}
	notices.show(words.home.removed, {
		label: words.common.undo,
		run: () => void restoreGame(library, id)
	});
}

async function restoreGame(library: Library, id: Summary['id']): Promise<void> {
	const restored = await library.restore(id);
	notices.show(restored.ok ? words.home.restored : words.record.store(restored.error.code));
}
