import type { Page } from '@playwright/test';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { piecesOf } from '../../../src/lib/follow/messages';
import { FOLLOW_KINDS } from '../../../src/lib/follow/talk';

/* What no app of a follower sends. The page has its channels in `channels`. */

/** Sends proposals past the app. @returns why each that was answered was refused */
export const proposed = (page: Page, all: readonly object[]): Promise<readonly string[]> =>
	page.evaluate(`(async () => {
		const refused = [];
		channels[0].addEventListener('message', ({ data }) => {
			const [kind, ...body] = new Uint8Array(data);
			if (kind === ${String(FOLLOW_KINDS.indexOf('verdict') * 2)})
				refused.push(JSON.parse(new TextDecoder().decode(Uint8Array.from(body))).refused);
		});
		for (const [at, said] of ${JSON.stringify(all)}.entries()) {
			const text = new TextEncoder().encode(JSON.stringify({ number: 1000 + at, ...said }));
			channels[0].send(Uint8Array.from([${String(FOLLOW_KINDS.indexOf('proposal') * 2)}, ...text]));
		}
		await new Promise((done) => setTimeout(done, 500));
		return refused;
	})()`);

/** Sends the keeper an update that would put a line before all others. */
export async function forge(page: Page): Promise<void> {
	const doc = new Y.Doc();
	doc.getArray('game').push(['forged']);
	const encoder = encoding.createEncoder();
	sync.writeUpdate(encoder, Y.encodeStateAsUpdate(doc));
	const pieces = piecesOf(0, encoding.toUint8Array(encoder)).map((piece) => [...piece]);
	await page.evaluate(`for (const piece of ${JSON.stringify(pieces)})
		channels[0].send(Uint8Array.from(piece));`);
}
