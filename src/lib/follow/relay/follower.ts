import * as Y from 'yjs';
import { RelayChannel } from './channel';
import { Verifier } from './chain';
import { randomBeat } from './keeper';
import { readSecretOf, type RelayLink } from './link';
import type { RelayProblem } from '../problem';
import type { TileInHand } from '../tile-in-hand';
import { openKeeper, openTile, sealFollower, type KeeperState } from './presence';
import { roomOf } from './secrets';
import { sealingKey } from './seal';
import { sealedLines, wireTo, type Door, type Wire } from './wire';

interface Listeners {
	/** Called with all of the keeper's lines when there are more. */
	readonly onlines: (lines: readonly string[]) => void;
	/** Called with whether the keeper answers. */
	readonly onreach: (reachable: boolean) => void;
	/** Called with the tile in hand, if the keeper shows it. */
	readonly ontile: (tile: TileInHand | undefined) => void;
	/** Called when something is wrong, and with undefined when it isn't any more. */
	readonly onproblem: (problem: RelayProblem | undefined) => void;
}

interface Keys {
	readonly room: string;
	readonly read: CryptoKey;
	readonly own: CryptoKey;
}

/** How often the keeper is asked for a sign of life, and how old the last one may be, in ms. */
const BEAT_MS = 8_000;
const STALE_MS = 25_000;
/**
 * How long a relay may take to pass on the lines that the keeper says there are, in ms; twice as long each time it is asked
 * again.
 */
const PATIENCE = 3_000;
const MOST_PATIENCE = 60_000;
/** After this time a relay that gave something wrong is asked again, in ms. */
const AGAIN_MS = 3_000;

/** True if nobody shows a table at the relay, or the relay isn't reached at all. */
const isAlone = (problem: RelayProblem): boolean =>
	problem === 'nobody' || problem === 'unreachable';

/** A follower's side of a room. Nothing is shown that isn't signed by the keeper. */
export class RelayFollower {
	readonly channel = new RelayChannel(() => void this.#show());
	#doc = new Y.Doc();
	#wire: Wire;
	readonly #verifier: Verifier;
	readonly #beats = new Map<string, number>();
	#beat = randomBeat();
	#number = 0;
	#answered = 0;
	#synced = false;
	#told: RelayProblem | undefined;
	#reading = false;
	#changed = false;
	#closed = false;
	#patience = PATIENCE;
	#withheld: ReturnType<typeof setTimeout> | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	readonly #pulse: ReturnType<typeof setInterval>;

	private constructor(
		private readonly door: Omit<Door, 'room' | 'token'>,
		private readonly link: RelayLink,
		private readonly keys: Keys,
		private readonly on: Listeners
	) {
		this.#verifier = new Verifier(keys.room, keys.read, link.keeper);
		this.#wire = this.#connect();
		this.#pulse = setInterval(() => {
			this.#beatAgain();
			this.#sayWhyAlone();
		}, BEAT_MS);
		this.#beatAgain();
	}

	static async open(
		door: Omit<Door, 'room' | 'token'>,
		link: RelayLink,
		on: Listeners
	): Promise<RelayFollower> {
		const [room, read] = [await roomOf(link.token), await sealingKey(await readSecretOf(link))];
		const own = await sealingKey(link.secret);
		return new RelayFollower(door, link, { room, read, own }, on);
	}

	close(): void {
		this.#closed = true;
		clearInterval(this.#pulse);
		clearTimeout(this.#withheld);
		clearTimeout(this.#retry);
		this.channel.close();
		this.#wire.close();
	}

	#connect(): Wire {
		const { room } = this.keys;
		const wire = wireTo(
			this.#doc,
			{ ...this.door, room, token: this.link.token },
			{
				onsynced: () => (this.#synced = true),
				onstatus: (connected) => {
					if (connected) return;
					this.#synced = false;
					this.#reach(false);
				},
				onrefused: (why) => {
					this.#tell(why);
				}
			}
		);
		sealedLines(this.#doc).observe(() => void this.#read());
		wire.awareness.on('change', () => void this.#hear());
		return wire;
	}

	/** Asks for everything again: whatever was wrong, the keeper may have corrected it. */
	#again(): void {
		this.#retry = undefined;
		if (this.#closed) return;
		this.#wire.close();
		this.#synced = false;
		this.#doc = new Y.Doc();
		this.#wire = this.#connect();
		this.#beatAgain();
	}

	async #read(): Promise<void> {
		this.#changed = true;
		if (this.#reading) return;
		this.#reading = true;
		while (this.#changed) {
			this.#changed = false;
			await this.#readOnce();
		}
		this.#reading = false;
	}

	async #readOnce(): Promise<void> {
		const [doc, before] = [this.#doc, this.#verifier.lines];
		const problem = await this.#verifier.read(sealedLines(doc).toArray());
		if (this.#closed || doc !== this.#doc) return;
		if (this.#verifier.lines !== before) this.on.onlines(this.#verifier.lines);
		if (problem) {
			this.#tell(problem);
			this.#retry ??= setTimeout(() => {
				this.#again();
			}, AGAIN_MS);
		} else if (this.#told !== 'withheld' && sealedLines(doc).length > 0) this.#tell(undefined);
		await this.#hear();
	}

	/** Hears what the keeper says: of all who claim to be the keeper, the one who signed. */
	async #hear(): Promise<void> {
		const { keeper } = this.#verifier;
		if (!keeper) return;
		for (const { keeper: sealed, tile } of this.#wire.awareness.getStates().values()) {
			if (sealed === undefined) continue;
			const theirs = [this.keys.read, keeper, this.keys.room] as const;
			const [said, inHand] = await Promise.all([
				openKeeper(...theirs, sealed),
				tile === undefined ? undefined : openTile(...theirs, tile)
			]);
			if (this.#closed) return;
			if (said && said.number >= this.#number) this.#take(said, inHand);
		}
	}

	#take({ number, lines, to }: KeeperState, inHand: TileInHand | undefined): void {
		this.#number = number;
		const mine = to[String(this.#doc.clientID)];
		const asked = mine && this.#beats.get(mine.beat);
		// The beat was just made up, so only the keeper can repeat it: this was said just now.
		if (asked === undefined) return;
		const wasAway = Date.now() - this.#answered > 2 * BEAT_MS;
		this.#answered = Math.max(this.#answered, asked);
		// The keeper hears only followers who have just heard the keeper.
		if (wasAway) void this.#show();
		this.#reach(Date.now() - this.#answered < STALE_MS);
		this.channel.hear(mine?.said ?? []);
		this.on.ontile(inHand);
		this.#compare(lines);
	}

	/** The keeper has said how many lines there are: the relay has a moment to bring them. */
	#compare(lines: number): void {
		if (lines > this.#verifier.lines.length) {
			// The time runs on, whatever else the keeper says meanwhile.
			this.#withheld ??= setTimeout(() => {
				this.#sayWithheld(lines);
			}, this.#patience);
			return;
		}
		clearTimeout(this.#withheld);
		this.#withheld = undefined;
		this.#patience = PATIENCE;
		if (this.#told === 'withheld') this.#tell(undefined);
	}

	#sayWithheld(lines: number): void {
		this.#withheld = undefined;
		const isKnown = this.#told !== undefined && this.#told !== 'withheld';
		if (lines <= this.#verifier.lines.length || isKnown) return;
		this.#tell('withheld');
		this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
		this.#again();
	}

	/** Says why there is no table, after a while in which there was none. */
	#sayWhyAlone(): void {
		const isKnown = this.#told !== undefined && !isAlone(this.#told);
		if (this.#verifier.lines.length > 0 || isKnown) return;
		this.#tell(this.#synced ? 'nobody' : 'unreachable');
	}

	#beatAgain(): void {
		this.#beat = randomBeat();
		this.#beats.set(this.#beat, Date.now());
		for (const [beat, at] of this.#beats) if (Date.now() - at > STALE_MS) this.#beats.delete(beat);
		this.#reach(Date.now() - this.#answered < STALE_MS);
		void this.#show();
	}

	async #show(): Promise<void> {
		const [id, wire] = [this.#doc.clientID, this.#wire];
		const said = this.link.plays ? [...this.channel.said] : [];
		const state = { beat: this.#beat, heard: this.#number, said };
		const shown = await sealFollower(this.keys.own, this.keys.room, id, state);
		if (!this.#closed && wire === this.#wire)
			wire.awareness.setLocalState({ [this.link.plays ? 'play' : 'watch']: shown });
	}

	#reach(reachable: boolean): void {
		if (!this.#closed) this.on.onreach(reachable);
	}

	#tell(problem: RelayProblem | undefined): void {
		if (this.#closed || problem === this.#told) return;
		this.#told = problem;
		this.on.onproblem(problem);
	}
}
