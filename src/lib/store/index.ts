import { DeviceStore } from './device';
import type { GameStore } from './games';
import { openShelf, type OpenOptions, type OpenShelf } from './open';

export * from './shelf-store';
export * from './merge';
export { readUnsavedGame, toUnsavedGame } from './rows';

/** The full store on top of the one that the first page opened. */
export const fullStore = (shelf: OpenShelf): GameStore =>
	shelf.kind === 'memory' ? shelf : new DeviceStore(shelf.connection);

/** Opens the full store, like {@link openShelf}. @internal */
export const openStore = async (options?: OpenOptions): Promise<GameStore> =>
	fullStore(await openShelf(options));
