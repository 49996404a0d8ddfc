import { fromBase64Url, toBase64Url } from '../../share/base64url';
import type { GameId } from '../../record';
import { tryStorage } from '../app/stored-choice.svelte';

/** What a keeper has for a room, with the signing pair as text. */
interface KeptSecrets {
	readonly write: Uint8Array<ArrayBuffer>;
	readonly play: Uint8Array<ArrayBuffer>;
	readonly pair: string;
}

const KEY = 'tilekeep:relay';

/** Keeps them for this tab, so that after a reload the links that others have still lead to the table. */
export function keepSecrets(game: GameId, { write, play, pair }: KeptSecrets): void {
	const kept = [game, toBase64Url(write), toBase64Url(play), pair];
	tryStorage(() => {
		sessionStorage.setItem(KEY, JSON.stringify(kept));
	});
}

export const forgetSecrets = (): unknown =>
	tryStorage(() => {
		sessionStorage.removeItem(KEY);
	});

/** What was kept for a game; undefined where there is nothing. */
export function keptSecrets(game: GameId): KeptSecrets | undefined {
	const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
	if (!Array.isArray(kept) || kept[0] !== game) return undefined;
	const [, write, play, pair] = kept.map(String);
	const both = [write, play].flatMap((text) => fromBase64Url(text ?? '') ?? []);
	const [one, other] = both;
	return one && other && pair !== undefined ? { write: one, play: other, pair } : undefined;
}
