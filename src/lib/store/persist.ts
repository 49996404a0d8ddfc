/** Whether the browser keeps stored data until the user deletes it, or only while there is room. */
export type Persistence = 'persistent' | 'best-effort' | 'unknown';

/** How safe the stored data is, as far as the browser says. */
interface StorageStatus {
	readonly persistence: Persistence;
	/** Bytes used by this app. */
	readonly usage?: number;
	/** Bytes available to it. */
	readonly quota?: number;
}

/** Missing in insecure contexts and, in whole or in part, in WebKitGTK, contrary to the types. */
type StorageHere = Partial<StorageManager>;
const storageHere = (): StorageHere | undefined =>
	(navigator as { readonly storage?: StorageHere }).storage;

/** How safe the stored data is. Never rejects; doesn't prompt the user. */
export async function storageStatus(storage = storageHere()): Promise<StorageStatus> {
	const [persistence, estimate] = await Promise.all([persistenceOf(storage), sizes(storage)]);
	return { persistence, ...estimate };
}

async function persistenceOf(storage: StorageHere | undefined): Promise<Persistence> {
	const persisted = await storage?.persisted?.().catch(() => undefined);
	return persistenceFrom(persisted);
}

const persistenceFrom = (persisted: boolean | undefined): Persistence =>
	persisted === undefined ? 'unknown' : persisted ? 'persistent' : 'best-effort';

async function sizes(storage: StorageHere | undefined): Promise<StorageEstimate> {
	const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
	return { ...(usage !== undefined && { usage }), ...(quota !== undefined && { quota }) };
}

/**
 * Asks the browser to keep the data. It may prompt the user and never answer, so a callback gets the answer. Without support it
 * is never called.
 */
export function askToPersist(
	onAnswer: (persistence: Persistence) => void,
	storage = storageHere()
): void {
	storage?.persist?.().then(
		(granted) => {
			onAnswer(persistenceFrom(granted));
		},
		() => {
			onAnswer('unknown');
		}
	);
}
