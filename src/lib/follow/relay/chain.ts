import type { ChainProblem } from '../problem';
import { concat, seal, unseal } from './seal';
import { verify, sign, verifyingKey } from './signature';

/*
 * The lines of a game as a relay has them. Each is signed by the keeper together with its number and all lines before it, then
 * sealed. So nobody without the link can read them, and nobody but the keeper can make, change, move or leave out one.
 */

const utf8 = new TextEncoder();
const START = new Uint8Array(32);

/** The hash of all lines up to one. */
const link = async (before: Uint8Array, line: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', concat(before, line)));

const placeOf = (room: string, index: number): string => `${room} ${String(index)}`;
const purposeOf = (room: string, index: number, before: Uint8Array): string =>
	`line ${placeOf(room, index)} ${before.join('.')}`;

/** The keeper's side. */
export class Sealer {
	#before = START;
	#count = 0;

	constructor(
		private readonly room: string,
		private readonly key: CryptoKey,
		private readonly signer: CryptoKey
	) {}

	/** How many lines were sealed. */
	get count(): number {
		return this.#count;
	}

	/** The keeper's public key, which comes before all lines. */
	sealKey(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
		return seal(this.key, `${this.room} key`, bytes);
	}

	/** Seals the next line. */
	async seal(text: string): Promise<Uint8Array<ArrayBuffer>> {
		const [line, index, before] = [utf8.encode(text), this.#count++, this.#before];
		this.#before = await link(before, line);
		const all = await sign(this.signer, purposeOf(this.room, index, before), line);
		return seal(this.key, placeOf(this.room, index), all);
	}
}

/** A follower's side: all lines that were ever verified. */
export class Verifier {
	/** The lines, in their order. */
	lines: readonly string[] = [];
	#hashes: readonly Uint8Array<ArrayBuffer>[] = [];
	/** By sealed line, the place at which it was opened and the line itself: each is verified once. */
	#opened = new WeakMap<object, readonly [number, string]>();
	/** The keeper's key, once it was read. */
	keeper: CryptoKey | undefined;

	constructor(
		private readonly room: string,
		private readonly key: CryptoKey,
		private readonly fingerprint: Uint8Array
	) {}

	/**
	 * Reads what a relay has now: the keeper's key, then lines. Stops at the first one that isn't the keeper's; what came before
	 * stays.
	 */
	async read([first, ...sealed]: readonly unknown[]): Promise<ChainProblem | undefined> {
		if (first === undefined) return undefined;
		this.keeper ??= await this.#readKey(first);
		if (!this.keeper) return 'forged';
		for (const [index, each] of sealed.entries()) {
			const problem = await this.#readLine(this.keeper, index, each);
			if (problem) return problem;
		}
		return undefined;
	}

	async #readKey(sealed: unknown): Promise<CryptoKey | undefined> {
		const bytes = await unseal(this.key, `${this.room} key`, sealed);
		return bytes && verifyingKey(bytes, this.fingerprint);
	}

	async #readLine(
		keeper: CryptoKey,
		index: number,
		sealed: unknown
	): Promise<ChainProblem | undefined> {
		const line = await this.#open(keeper, index, sealed);
		if (line === undefined) return 'forged';
		if (index < this.lines.length) return this.lines[index] === line ? undefined : 'changed';
		const hash = await link(this.#hashes[index - 1] ?? START, utf8.encode(line));
		this.#hashes = [...this.#hashes, hash];
		this.lines = [...this.lines, line];
		return undefined;
	}

	async #open(keeper: CryptoKey, index: number, sealed: unknown): Promise<string | undefined> {
		if (typeof sealed !== 'object' || sealed === null) return undefined;
		const [at, known] = this.#opened.get(sealed) ?? [];
		if (at === index) return known;
		const before = this.#hashes[index - 1] ?? START;
		const all = await unseal(this.key, placeOf(this.room, index), sealed);
		const line = all && (await verify(keeper, purposeOf(this.room, index, before), all));
		if (!line) return undefined;
		const text = new TextDecoder().decode(line);
		this.#opened.set(sealed, [index, text]);
		return text;
	}
}
