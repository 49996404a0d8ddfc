import { DeviceStore } from './device';
import type { GameStore } from './games';
import { openShelf, type OpenOptions, type OpenShelf } from './open';

/** The whole store of games that the first page has opened. */
export const fullStore = (shelf: OpenShelf): GameStore =>
	shelf.kind === 'memory' ? shelf : new DeviceStore(shelf.connection);

/** Opens the whole store, as {@link openShelf} does. @internal */
export const openStore = async (options?: OpenOptions): Promise<GameStore> =>
	fullStore(await openShelf(options));
