import { readTokenOf, roomOf, SECRET_BYTES } from '../../lib/follow/relay/secrets';
import { fromBase64Url } from '../../../src/lib/share/encoding';

/** What somebody may do in a room, by the token that they show; undefined if they may do nothing. */
export async function roleIn(room: string, token: string): Promise<'write' | 'read' | undefined> {
	const shown = fromBase64Url(token);
	if (shown?.length !== SECRET_BYTES) return undefined;
	if ((await roomOf(shown)) === room) return 'read';
	return (await roomOf(await readTokenOf(shown))) === room ? 'write' : undefined;
}
