import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { effectiveLog, replayRecord, type LoggedEvent } from '../../../src/lib/record';
import { reclaimGame } from '../../../src/lib/table/sharing/transfer';
import { headerFor, randomTurn } from '../../record/support';
import { must } from '../../store/support';
import { seededRandom, type SeededRandom } from '../../tools/games/seeded-random';
import { Device, shown } from './devices';

const SEED = 20261124;
const STEPS = 1_000;

/** Three devices at one table, of which each keeps the game in its turn, all by chance. */
class Table {
	readonly devices = [0, 1, 2].map((seat) => new Device(seat));
	readonly counts = { taken: 0, back: 0, written: 0, refused: 0 };

	constructor(readonly rng: SeededRandom) {}

	/** Who writes, or has handed the game on to somebody who hasn't taken it yet. */
	keeper = this.devices[0] as Device;

	event(device: Device): LoggedEvent | undefined {
		if (!device.record) return undefined;
		const { game } = replayRecord(device.record);
		if ([...game.left.values()].every((left) => left === 0)) return undefined;
		return randomTurn(game, () => this.rng.below(2 ** 20) / 2 ** 20);
	}

	async enter(): Promise<void> {
		const { live } = this.keeper;
		const { undoable = false, redoable = false } = live ? effectiveLog(live.record.entries) : {};
		const chance = this.rng.below(6);
		if (chance === 0 && undoable) await live?.writer.write({ type: 'log/undone' });
		else if (chance === 1 && redoable) await live?.writer.write({ type: 'log/redone' });
		else {
			const event = this.event(this.keeper);
			if (event) await live?.writer.write(event);
		}
	}

	propose(device: Device): void {
		const event = device.frozen ? undefined : this.event(device);
		const outcome =
			event && device.link?.proposer.propose(event, device.record?.entries.length ?? 0);
		void outcome?.then((said) => this.counts[said === 'written' ? 'written' : 'refused']++);
	}

	async hand(): Promise<void> {
		const to = this.rng.pick(this.keeper.followers.all.map(({ id }) => id));
		await this.keeper.followers.hand(to);
	}

	/** Whom it was handed to takes it, as far as they know; or the keeper takes it back. */
	async take(device: Device): Promise<void> {
		if (device.offered && device.canTake && !device.frozen) {
			this.counts.taken++;
			await device.take();
			this.keeper = device;
		} else if (device === this.keeper && this.rng.below(3) === 0) await this.takeBack();
	}

	/** Who doesn't hear of it could take it as well: then there are two games, which another test is about. */
	async takeBack(): Promise<void> {
		const { live } = this.keeper;
		if (!live || !(await reclaimGame(live))) return;
		this.counts.back++;
		for (const { frozen, link } of this.devices) if (frozen) link?.own.close();
		await this.deliver(true);
	}

	connect(device: Device): void {
		const { keeper } = this;
		if (device !== keeper && !device.link) device.follow(keeper);
	}

	async deliver(all = false): Promise<void> {
		flushSync();
		for (const { link, frozen } of this.devices) {
			link?.other.release(all ? Infinity : this.rng.below(20));
			if (!frozen) link?.own.release(all ? Infinity : this.rng.below(20));
		}
		await new Promise((done) => setTimeout(done, 0));
		flushSync();
	}

	async step(): Promise<void> {
		const device = this.rng.pick(this.devices);
		const chance = this.rng.below(20);
		const isHanded = this.keeper.live?.writer.transferredAt !== undefined;
		if (chance < (isHanded ? 8 : 1)) await this.take(device);
		else if (chance < 4) await this.enter();
		else if (chance < 12) this.propose(device);
		else if (chance < 15) this.connect(device);
		else if (chance < 16) device.frozen = !device.frozen && this.rng.below(2) === 0;
		else if (chance < 17) device.link?.own.close();
		else if (this.keeper.followers.all.length > 0) await this.hand();
	}
}

it('a game is handed on between three devices, again and again, while they enter, undo, sleep and lose each other: there is one keeper, and all see what it wrote', async () => {
	console.log(`Seed ${String(SEED)}.`);
	const table = new Table(seededRandom(SEED));
	const record = { header: headerFor('handed-on', 3), entries: [] };
	await must(table.keeper.store.add(record));
	await table.keeper.keep(record);
	for (let step = 0; step < STEPS; step++) {
		await table.step();
		await table.deliver();
		expect(table.devices.filter(({ keeps }) => keeps).length, String(step)).toBeLessThanOrEqual(1);
	}
	const { keeper } = table;
	if (!keeper.keeps) expect(keeper.live && (await reclaimGame(keeper.live))).toBe(true);
	for (const device of table.devices) {
		device.frozen = false;
		if (device === keeper) continue;
		// By a new code, as whoever has lost sight of the table does.
		device.link?.own.close();
		device.follow(keeper);
	}
	for (let i = 0; i < 5; i++) await table.deliver(true);
	for (const device of table.devices) {
		expect(shown(device)).toEqual(shown(keeper));
		// What any of them has stored as a keeper is a part of it: nothing is parted.
		if (keeper.record) {
			const { how } = await must(device.store.add(keeper.record));
			expect(how).not.toBe('copied');
		}
	}
	console.log(`${String(keeper.record?.entries.length)} entries:`, table.counts);
	for (const count of Object.values(table.counts)) expect(count).toBeGreaterThan(1);
}, 60_000);
