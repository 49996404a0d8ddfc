import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openPhone, type Phone } from '../e2e/support/phone';
import { atTable } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import { expectThat, type Part, type Run } from './part';
import { rawEntries, type RawEntry } from './raw';
import type { Site } from './site';
import {
	beginGame,
	beginTurn,
	playTurn,
	tableOf,
	tilesInFrame,
	tilesSeen,
	type Confirmed
} from './tapping';

/** Turns after which a new game is begun. */
const LONGEST = 60;
/** Longest time from the confirmation of a turn to the kill, in ms. */
const LINGER = 40;
/** Longest time for which one of `MIDST` tries waits more: a frame for the next start is kept when nothing happens. */
const STILL = 2500;
/** One of this many tries kills the browser while the next turn is being entered. */
const MIDST = 4;

/** Kills the browser right after a turn was confirmed, and opens its profile again. */
export const kills: Part = {
	name: 'kills',
	unit: 'kills',
	weight: 11,
	least: 20,
	short: 3,
	begin: async (site) => {
		const device = new Device(site);
		await device.open();
		return device;
	}
};

/** A phone that is killed again and again, and the turns confirmed on its screen. */
class Device implements Run {
	readonly #profile: string;
	#phone: Phone | undefined;
	#game: string | undefined;
	/** The log in the database at the last check. */
	#known: readonly RawEntry[] = [];

	constructor(readonly site: Site) {
		this.#profile = site.folder(`kills-${String(Date.now())}`);
	}

	async attempt(rng: SeededRandom): Promise<number> {
		if (this.#game === undefined || this.#known.length > LONGEST) await this.#beginGame();
		if (rng.below(MIDST) === 0) await pause(STILL);
		const confirmed: Confirmed[] = [];
		for (let turns = 1 + rng.below(3); turns > 0; turns--)
			confirmed.push(await playTurn(this.#page, rng));
		if (rng.below(MIDST) === 0) beginTurn(this.#page, rng);
		await pause(rng.below(rng.below(MIDST) === 0 ? STILL : LINGER));
		await this.#phone?.kill();
		await this.open();
		await this.#page.goto(tableOf(this.site, this.#game ?? ''), { waitUntil: 'commit' });
		const framed = await tilesInFrame(this.#page);
		await atTable(this.#page);
		await this.#check(confirmed);
		const tiles = this.#known.length + 1;
		expectThat((framed ?? tiles) === tiles, `no frame but of ${String(tiles)} tiles`, framed);
		return 1;
	}

	async open(): Promise<void> {
		this.#phone = await openPhone(this.#profile, { serviceWorkers: 'block' });
	}

	async end(): Promise<void> {
		await this.#phone?.close().catch(() => undefined);
		rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
	}

	get #page() {
		if (!this.#phone) throw new Error('There is no phone.');
		return this.#phone.page;
	}

	async #beginGame(): Promise<void> {
		this.#game = await beginGame(this.#page, this.site);
		this.#known = [];
	}

	/** Expects all confirmed turns in order, and earlier entries unchanged. */
	async #check(confirmed: readonly Confirmed[]): Promise<void> {
		const before = this.#known;
		const entries = (this.#known = await rawEntries(this.#page, this.#game ?? ''));
		const turns = entries.slice(before.length).map(({ entry }) => turnIn(entry.event));
		expectThat(
			isDeepStrictEqual(entries.slice(0, before.length), before),
			`the ${String(before.length)} entries of before, unchanged`
		);
		expectThat(
			entries.every(({ seq, entry }, index) => seq === index && entry.seq === index),
			'entries numbered without a gap',
			entries.map(({ seq }) => seq)
		);
		expectThat(
			isDeepStrictEqual(turns.slice(0, confirmed.length), confirmed),
			`the confirmed turns ${JSON.stringify(confirmed)}`,
			turns
		);
		expectThat(turns.length <= confirmed.length + 1, 'no turn that nobody entered', turns);
		const seen = await tilesSeen(this.#page);
		expectThat(seen === entries.length + 1, `${String(entries.length + 1)} tiles on screen`, seen);
	}
}

/** The part of a turn that the screen's buttons show. */
function turnIn(event: unknown): Confirmed {
	const { tile, x, y } = event as Confirmed;
	return { tile, x, y };
}
