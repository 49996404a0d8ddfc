/** What the browser promises about what is stored: kept until the user deletes it; kept while there's room; unknown. */
export type Persistence = 'persistent' | 'best-effort' | 'unknown';

/** How safely the data lies, as far as the browser tells. */
interface StorageStatus {
	readonly persistence: Persistence;
	/** Bytes used by this app. */
	readonly usage?: number;
	/** Bytes that it may use. */
	readonly quota?: number;
}

/** Absent in insecure contexts and in WebKitGTK, in whole or in part, whatever the types say. */
type StorageHere = Partial<StorageManager>;
const storageHere = (): StorageHere | undefined =>
	(navigator as { readonly storage?: StorageHere }).storage;

/** How safely the data lies. Never rejects; asks nobody. */
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
 * Asks the browser to keep the data for good. A browser may ask the user, and that may take for ever: the answer comes
 * to a callback so that nobody can wait for it. No answer where the browser can't be asked.
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
