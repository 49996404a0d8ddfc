import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { commonLines } from './lines';
import { Joiner, piecesOf } from './pieces';

/*
 * Carries the lines of a game from its keeper to all who follow, by Yjs and its protocol. The log in the keeper's database is the
 * truth: the keeper's document is only written from it, and takes nothing from anybody.
 */

/** The part of a data channel that is needed. */
export type Channel = Pick<RTCDataChannel, 'readyState' | 'addEventListener'> & {
	send: (data: Uint8Array<ArrayBuffer>) => void;
};

/** Longest message that a keeper reads, in bytes: followers only ask, and a question is short. */
const MAX_QUESTION = 1_000;
/** What a follower may ask on one connection: everything, once; the connection itself loses nothing. */
const MAX_QUESTIONS = 1;

/** Texts, unless somebody else wrote something. */
const gameIn = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('game');

/** The keeper's side. */
export class KeeperMirror {
	readonly #doc = new Y.Doc();

	/** Makes the document the same as these lines. */
	show(lines: readonly string[]): void {
		const game = gameIn(this.#doc);
		const same = commonLines(lines, game.toArray());
		this.#doc.transact(() => {
			if (game.length > same) game.delete(same, game.length - same);
			if (lines.length > same) game.push(lines.slice(same));
		});
	}

	/** Answers the follower's question, then sends all that changes. Whatever else comes is ignored. */
	attach(channel: Channel): void {
		let questions = 0;
		const onUpdate = (update: Uint8Array) => {
			sendSync(channel, (encoder) => {
				sync.writeUpdate(encoder, update);
			});
		};
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			const known = questionIn(data);
			if (!known || ++questions > MAX_QUESTIONS) return;
			sendSync(channel, (encoder) => {
				sync.writeSyncStep2(encoder, this.#doc, known);
			});
			this.#doc.on('update', onUpdate);
		});
		channel.addEventListener('close', () => {
			this.#doc.off('update', onUpdate);
		});
	}
}

/** What the asking follower already has, as a state vector; undefined when it is no question. */
function questionIn(data: unknown): Uint8Array | undefined {
	if (!(data instanceof ArrayBuffer) || data.byteLength > MAX_QUESTION) return undefined;
	try {
		const decoder = decoding.createDecoder(new Uint8Array(data, 1));
		if (decoding.readVarUint(decoder) !== sync.messageYjsSyncStep1) return undefined;
		const known = decoding.readVarUint8Array(decoder);
		Y.decodeStateVector(known);
		return known;
	} catch {
		return undefined;
	}
}

/** The follower's side: it asks once, and reads. */
export class FollowerMirror {
	readonly #doc = new Y.Doc();
	readonly #joiner = new Joiner();

	/**
	 * @param onlines called with all lines after every change
	 * @param onnonsense called when what comes can't be read
	 */
	constructor(
		private readonly channel: Channel,
		private readonly onlines: (lines: readonly string[]) => void,
		private readonly onnonsense: () => void
	) {
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			this.#take(data);
		});
		gameIn(this.#doc).observe(() => {
			onlines(this.lines);
		});
		sendSync(channel, (encoder) => {
			sync.writeSyncStep1(encoder, this.#doc);
		});
	}

	get lines(): readonly string[] {
		return gameIn(this.#doc)
			.toArray()
			.filter((line) => typeof line === 'string');
	}

	#take(data: unknown): void {
		if (!(data instanceof ArrayBuffer)) return;
		const message = this.#joiner.join(new Uint8Array(data));
		if (message === undefined) return;
		try {
			if (message === 'too-long') throw new Error('The message is too long.');
			const [decoder, answer] = [decoding.createDecoder(message), encoding.createEncoder()];
			sync.readSyncMessage(decoder, answer, this.#doc, this.channel, this.onnonsense);
		} catch {
			this.onnonsense();
		}
	}
}

function sendSync(channel: Channel, write: (encoder: encoding.Encoder) => void): void {
	if (channel.readyState !== 'open') return;
	const encoder = encoding.createEncoder();
	write(encoder);
	for (const piece of piecesOf(encoding.toUint8Array(encoder))) channel.send(piece);
}
