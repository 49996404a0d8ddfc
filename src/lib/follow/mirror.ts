import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { commonLines } from './lines';
import { MOST_GAME, type Talk } from './talk';

/*
 * Carries the lines of a game from its keeper to all who follow, by Yjs and its protocol. The log in the keeper's database is the
 * truth: the keeper's document is only written from it, and takes nothing from anybody.
 */

/** Longest message that a keeper reads, in bytes: followers only ask, and a question is short. */
const MAX_QUESTION = 1_000;
/** How often a follower may ask on one connection. Once is enough, for everything: the connection itself loses nothing. */
const MAX_QUESTIONS = 1;

/**
 * Most bytes that a follower takes on one connection: a long game needs a hundredth of that, including all that is undone in it.
 */
const MOST_TAKEN = 4 * MOST_GAME;

/** The lines in a document: texts, unless somebody else wrote something. */
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

	/**
	 * Answers the follower's question, then sends all that changes. Whatever else comes is ignored.
	 * @returns a function that ends it
	 */
	attach(talk: Talk): () => void {
		let questions = 0;
		const onUpdate = (update: Uint8Array) => {
			sendSync(talk, (encoder) => {
				sync.writeUpdate(encoder, update);
			});
		};
		talk.on('game', MAX_QUESTION, (message) => {
			const known = questionIn(message);
			if (++questions > MAX_QUESTIONS) return;
			sendSync(talk, (encoder) => {
				sync.writeSyncStep2(encoder, this.#doc, known);
			});
			this.#doc.on('update', onUpdate);
		});
		const end = () => {
			questions = MAX_QUESTIONS;
			this.#doc.off('update', onUpdate);
		};
		talk.onend(end);
		return end;
	}
}

/** What the asking follower already has, as a state vector. Throws if the message isn't a question. */
function questionIn(message: Uint8Array): Uint8Array {
	const decoder = decoding.createDecoder(message);
	if (decoding.readVarUint(decoder) !== sync.messageYjsSyncStep1) throw new Error('No question.');
	const known = decoding.readVarUint8Array(decoder);
	Y.decodeStateVector(known);
	return known;
}

/** The follower's side: it asks once, and reads. */
export class FollowerMirror {
	readonly #doc = new Y.Doc();
	#taken = 0;

	/**
	 * @param onlines called with all lines after every change
	 * @param onnonsense called when what comes can't be read
	 */
	constructor(
		private readonly talk: Talk,
		onlines: (lines: readonly string[]) => void,
		private readonly onnonsense: () => void
	) {
		talk.on('game', MOST_GAME, (message) => {
			this.#take(message);
		});
		talk.onrefused = onnonsense;
		gameIn(this.#doc).observe(() => {
			onlines(this.#lines);
		});
		sendSync(talk, (encoder) => {
			sync.writeSyncStep1(encoder, this.#doc);
		});
	}

	get #lines(): readonly string[] {
		return gameIn(this.#doc)
			.toArray()
			.filter((line) => typeof line === 'string');
	}

	#take(message: Uint8Array): void {
		this.#taken += message.length;
		if (this.#taken > MOST_TAKEN) throw new Error('No game is so long.');
		const [decoder, answer] = [decoding.createDecoder(message), encoding.createEncoder()];
		sync.readSyncMessage(decoder, answer, this.#doc, this.talk, this.onnonsense);
	}
}

function sendSync(talk: Talk, write: (encoder: encoding.Encoder) => void): void {
	const encoder = encoding.createEncoder();
	write(encoder);
	talk.send('game', encoding.toUint8Array(encoder));
}
