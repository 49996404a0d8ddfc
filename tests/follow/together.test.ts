import { expect, it } from 'vitest';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { Desk } from '../../src/lib/follow/desk';
import { fileOfLines, linesOf } from '../../src/lib/follow/lines';
import { piecesOf } from '../../src/lib/follow/messages';
import { FollowerMirror, KeeperMirror } from '../../src/lib/follow/mirror';
import { Proposer, type ProposalOutcome } from '../../src/lib/follow/proposer';
import {
	effectiveLog,
	replayRecord,
	type GameRecord,
	type LoggedEvent
} from '../../src/lib/record';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { headerFor, randomTurn, withEvents } from '../record/support';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { channels, talkOn, type FakeChannel } from './channels';

const SEED = 20261123;
const STEPS = 2_000;

/** One who follows: the last lines seen, and the connection while there is one. */
interface Peer {
	readonly seat: number;
	lines: readonly string[];
	near?: FakeChannel;
	far?: FakeChannel;
	proposer?: Proposer;
	frozen: boolean;
}

/** A keeper's table with three who follow, all by chance. */
class Table {
	record: GameRecord = { header: headerFor('together', 3), entries: [] };
	readonly peers: readonly Peer[] = [0, 1, 2].map((seat) => ({ seat, lines: [], frozen: false }));
	readonly outcomes = new Map<ProposalOutcome, number>();
	/** Every state that the keeper's log ever had. */
	readonly states = new Set<string>();
	#mirror = new KeeperMirror();

	constructor(readonly rng: SeededRandom) {
		this.write();
	}

	write(...events: readonly LoggedEvent[]): void {
		this.record = withEvents(this.record, events);
		const lines = linesOf(this.record);
		this.states.add(lines.join('\n'));
		this.#mirror.show(lines);
	}

	connect(peer: Peer): void {
		if (peer.far?.readyState === 'open') return;
		const [near, far] = channels();
		near.held = far.held = true;
		Object.assign(peer, { near, far, frozen: false });
		const talk = talkOn(near);
		this.#mirror.attach(talk);
		const write = (event: LoggedEvent) => {
			this.write(event);
			return Promise.resolve(true);
		};
		new Desk(
			talk,
			{ record: () => this.record, lets: () => true, write },
			() => undefined,
			() => 1e9 * this.rng.below(1e6)
		);
		const there = talkOn(far);
		new FollowerMirror(
			there,
			(lines) => (peer.lines = lines),
			() => expect.unreachable()
		);
		peer.proposer = new Proposer(there, () => undefined);
		peer.proposer.sit(peer.seat);
	}

	/** The keeper's app was killed, and is back: nobody is connected. */
	restart(): void {
		for (const { near } of this.peers) near?.close();
		this.#mirror = new KeeperMirror();
		this.#mirror.show(linesOf(this.record));
	}

	/** A peer proposes the next turn of the game as it sees it, whoever's turn it is. */
	propose(peer: Peer): void {
		const seen = parseGameFile(fileOfLines(peer.lines));
		if (!seen.ok || !peer.proposer || peer.frozen) return;
		const event = this.turn(seen.value);
		if (!event) return;
		void peer.proposer.propose(event, seen.value.entries.length).then((outcome) => {
			this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
		});
	}

	turn(record: GameRecord): LoggedEvent | undefined {
		const { game } = replayRecord(record);
		if ([...game.left.values()].every((left) => left === 0)) return undefined;
		return randomTurn(game, () => this.rng.below(2 ** 20) / 2 ** 20);
	}

	/** A turn of the past had no figure, if all that followed still fits. */
	amend(): void {
		const { events } = effectiveLog(this.record.entries);
		const at = this.rng.below(Math.max(1, events.length));
		const laid = events[at];
		if (laid?.type !== 'base/laid' || !laid.deploy) return;
		const { deploy: _, ...alone } = laid;
		const event = { type: 'log/amended', edits: [{ at, events: [alone] }] } as const;
		if (!replayRecord(withEvents(this.record, [event])).stop) this.write(event);
	}

	undo(): void {
		const { undoable, redoable } = effectiveLog(this.record.entries);
		if (redoable && this.rng.below(2) === 0) this.write({ type: 'log/redone' });
		else if (undoable) this.write({ type: 'log/undone' });
	}

	forge(peer: Peer): void {
		const doc = new Y.Doc();
		doc.getArray('game').push(['forged']);
		const encoder = encoding.createEncoder();
		sync.writeUpdate(encoder, Y.encodeStateAsUpdate(doc));
		if (peer.far?.readyState !== 'open') return;
		for (const piece of piecesOf(0, encoding.toUint8Array(encoder))) peer.far.send(piece);
	}

	/** Some of what is on its way arrives, but not at those who sleep. */
	async deliver(all = false): Promise<void> {
		for (const { near, far, frozen } of this.peers) {
			near?.release(all ? Infinity : this.rng.below(9));
			if (!frozen) far?.release(all ? Infinity : this.rng.below(9));
		}
		await new Promise(setImmediate);
	}

	/** One step of the table. */
	step(): void {
		const peer = this.rng.pick(this.peers);
		const steps: readonly (() => void)[] = [
			...Array.from({ length: 4 }, () => () => {
				this.propose(peer);
			}),
			() => {
				const turn = this.turn(this.record);
				if (turn) this.write(turn);
			},
			() => {
				this.undo();
			},
			() => {
				this.amend();
			},
			() => {
				this.connect(peer);
			},
			() => {
				this.connect(peer);
			},
			() => {
				peer.frozen = !peer.frozen;
			},
			() => {
				peer.far?.close();
			},
			() => {
				if (this.rng.below(8) === 0) this.restart();
			},
			() => {
				peer.far?.close();
				peer.lines = [];
				this.connect(peer);
			},
			() => {
				this.forge(peer);
			}
		];
		this.rng.pick(steps)();
	}
}

it(`${String(STEPS)} random steps of connect, drop, freeze, reload, propose, undo and amend: all logs equal the keeper’s`, async () => {
	console.log(`Seed ${String(SEED)}.`);
	const table = new Table(seededRandom(SEED));
	for (let step = 0; step < STEPS; step++) {
		table.step();
		await table.deliver();
		for (const { lines } of table.peers)
			expect(lines.length === 0 || table.states.has(lines.join('\n')), String(step)).toBe(true);
	}
	for (const peer of table.peers) {
		peer.frozen = false;
		table.connect(peer);
	}
	for (let i = 0; i < 5; i++) await table.deliver(true);
	for (const { lines, far } of table.peers) {
		expect(lines).toEqual(linesOf(table.record));
		far?.close();
	}
	expect(effectiveLog(table.record.entries).stray).toBeUndefined();
	expect(replayRecord(table.record).stop).toBeUndefined();
	console.log(
		`${String(table.record.entries.length)} entries; proposals:`,
		Object.fromEntries(table.outcomes)
	);
	expect([...table.outcomes.keys()]).toEqual(
		expect.arrayContaining(['written', 'late', 'not-your-turn'])
	);
}, 60_000);
