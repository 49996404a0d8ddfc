import { EMPTY_DRAFT, type Header } from '../../record';
import { toUnsavedGame, type GameStore, type StoreProblem, type Unsaved } from '../../store';

/** Begins a new game, kept as unsaved data while the store can't take it. @returns why it can't begin: another game has its id */
export async function beginGame(
	store: GameStore,
	unsaved: Unsaved,
	header: Header
): Promise<StoreProblem | undefined> {
	const created = await store.create(header);
	if (created.ok) return undefined;
	if (created.error.code === 'conflict') return created.error;
	unsaved.keep(toUnsavedGame({ header, entries: [] }, EMPTY_DRAFT, 0));
	return undefined;
}
