import { BASE_SOURCE_ART } from './base/source-art';
import { DECLARED_EXPANSIONS } from './declared';
import type { SourceArt } from './presentation/art';

/** Loads how charts show each source of points. Rejects if it isn't on the device and there is no network. */
export async function loadSourceArt(): Promise<ReadonlyMap<string, SourceArt>> {
	const loaded = await Promise.all(DECLARED_EXPANSIONS.map((one) => one.more()));
	return new Map(
		[BASE_SOURCE_ART, ...loaded.map(({ SOURCE_ART = {} }) => SOURCE_ART)].flatMap((art) =>
			Object.entries<SourceArt>(art)
		)
	);
}
