import { describe, expect, it } from 'vitest';
import { Sealer, Verifier } from '../../src/lib/follow/relay/chain';
import { openKeeper, sealKeeper } from '../../src/lib/follow/relay/presence';
import { seal, sealingKey, unseal } from '../../src/lib/follow/relay/seal';
import { randomSecret } from '../../src/lib/follow/relay/secrets';
import { fingerprintOf, makePair, publicBytes } from '../../src/lib/follow/relay/signature';

/** All who have the link can seal, as a relay that has got hold of one; only the keeper signs. */
async function chain(room = 'room') {
	const [key, pair] = [await sealingKey(randomSecret()), await makePair()];
	const bytes = await publicBytes(pair);
	const sealAll = async (lines: readonly string[], at = room, signer = pair.privateKey) => {
		const sealer = new Sealer(at, key, signer);
		const sealed: unknown[] = [];
		for (const line of lines) sealed.push(await sealer.seal(line));
		return sealed;
	};
	const first = await new Sealer(room, key, pair.privateKey).sealKey(bytes);
	const verifier = new Verifier(room, key, await fingerprintOf(bytes));
	const read = (sealed: readonly unknown[]) => verifier.read([first, ...sealed]);
	return { key, pair, sealAll, verifier, read };
}

describe('the lines in a room', () => {
	it('are verified in their order, each once', async () => {
		const { sealAll, verifier, read } = await chain();
		const sealed = await sealAll(['a', 'b', 'c']);
		expect(await read(sealed.slice(0, 2))).toBeUndefined();
		expect(await read(sealed)).toBeUndefined();
		expect(verifier.lines).toEqual(['a', 'b', 'c']);
	});

	it('are forged when another key has signed them', async () => {
		const { sealAll, verifier, read } = await chain();
		const other = await makePair();
		expect(await read(await sealAll(['a'], 'room', other.privateKey))).toBe('forged');
		expect(verifier.lines).toEqual([]);
	});

	it('are forged when all of them, and the key before them, are somebody else’s', async () => {
		const { sealAll, verifier, key } = await chain();
		const other = await makePair();
		const sealer = new Sealer('room', key, other.privateKey);
		const first = await sealer.sealKey(await publicBytes(other));
		const lines = await sealAll(['a'], 'room', other.privateKey);
		expect(await verifier.read([first, ...lines])).toBe('forged');
		expect(verifier.lines).toEqual([]);
	});

	it('are forged when the keeper signed them for another room', async () => {
		const { sealAll, read, key, verifier } = await chain();
		expect(await read(await sealAll(['a'], 'elsewhere'))).toBe('forged');
		// Also when somebody with the link seals them again for this one.
		const [elsewhere] = await sealAll(['a'], 'elsewhere');
		const resealed = await resealedFor(key, 'elsewhere 0', 'room 0', elsewhere);
		expect(await read([resealed])).toBe('forged');
		expect(verifier.lines).toEqual([]);
	});

	it('are forged when one is moved, even sealed again for its new place', async () => {
		const { sealAll, read, key, verifier } = await chain();
		const [a, b] = await sealAll(['a', 'a']);
		expect(await read([a, await resealedFor(key, 'room 0', 'room 1', a)])).toBe('forged');
		expect(verifier.lines).toEqual(['a']);
		expect(await read([a, b])).toBeUndefined();
	});

	it('don’t go on with another story that the keeper has signed', async () => {
		const { sealAll, read, verifier } = await chain();
		const [one, other] = [await sealAll(['a', 'b', 'c']), await sealAll(['a', 'x', 'c'])];
		expect(await read([one[0], one[1], other[2]])).toBe('forged');
		expect(verifier.lines).toEqual(['a', 'b']);
	});

	it('don’t change once they were seen', async () => {
		const { sealAll, read, verifier } = await chain();
		await read(await sealAll(['a', 'b']));
		expect(await read(await sealAll(['a', 'x', 'c']))).toBe('changed');
		expect(await read(await sealAll(['a']))).toBeUndefined();
		expect(verifier.lines).toEqual(['a', 'b']);
	});

	it('never have the same seal twice, so no nonce is used again', async () => {
		const { sealAll } = await chain();
		const all = await Promise.all(Array.from({ length: 50 }, () => sealAll(['a'])));
		const nonces = all.map(([sealed]) => Buffer.from(sealed as Uint8Array).toString('hex', 0, 12));
		expect(new Set(nonces).size).toBe(50);
	});
});

/** What somebody with the key can do: open what lies at one place, and seal it for another. */
async function resealedFor(key: CryptoKey, from: string, to: string, sealed: unknown) {
	const opened = await unseal(key, from, sealed);
	if (!opened) throw new Error('It doesn’t open.');
	return seal(key, to, opened);
}

describe('what the keeper says', () => {
	it('is heard only with the keeper’s signature, and for this room', async () => {
		const [key, pair, other] = [
			await sealingKey(randomSecret()),
			await makePair(),
			await makePair()
		];
		const said = { number: 1, lines: 2, to: {} };
		const open = (sealed: unknown) => openKeeper(key, pair.publicKey, 'room', sealed);
		const by = (signer: CryptoKey, room: string) => sealKeeper(key, signer, room, said);
		expect(await open(await by(pair.privateKey, 'room'))).toEqual(said);
		expect(await open(await by(other.privateKey, 'room'))).toBeUndefined();
		expect(await open(await by(pair.privateKey, 'elsewhere'))).toBeUndefined();
		for (const nonsense of [undefined, 1, '', 'nonsense', 'A'.repeat(300_000)])
			expect(await open(nonsense)).toBeUndefined();
	});
});
