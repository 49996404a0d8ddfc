import * as v from 'valibot';
import { Messages, type Channel } from '../follow/messages';
import type { Backup } from '../record/backup';
import { backupFile } from '../share/backup';
import { readBackupInWorker } from '../share/worker-client';
import type { GameStore } from '../store';
import type { StoreProblem } from '../store/problem';
import { amountOf, lackOf } from './compare';
import type { ExchangeEnd, ExchangeState } from './exchange-state';
import { IncomingFile, sendFile, type Queue } from './file-stream';
import { inventoryOf, type Inventory } from './inventory';
import { partOf, withOwnIds } from './parcel';
import * as talk from './talk';

/** Most bytes of games in a file. Photos may take as many more as the other device said. */
const MOST_GAMES_BYTES = 100_000_000;
/** Photos grow when they are written as text. */
const AS_TEXT = 1.5;

/**
 * Two devices of one person bring each other the games that they lack. Each says what it has and lacks; when both users have
 * agreed, each sends the other a backup with what that one lacks. Like any backup, it is stored completely or not at all, so the
 * games of both devices are intact whenever the exchange ends.
 */
export class Exchange {
	state: ExchangeState = { agreed: false, agreedThere: false };
	/** Called whenever {@link state} has changed. */
	onchange: () => void = () => undefined;
	readonly #talk: talk.DeviceTalk;
	readonly #stop = new AbortController();
	readonly #said = new Set<string>();
	#own: Inventory | undefined;
	#theirs: readonly talk.Listed[] | undefined;
	#lack: talk.Lack | undefined;
	#lackThere: talk.Lack | undefined;
	#photos = false;
	#photosThere = false;
	#file: IncomingFile | undefined;
	#sent = false;

	/**
	 * Must be called as soon as the channel is open: a channel keeps no messages for listeners that come later.
	 * @param store the games of this device; it may take a while to open
	 */
	constructor(
		private readonly channel: Channel & Queue,
		private readonly store: GameStore | Promise<GameStore>
	) {
		this.#talk = new Messages(channel, talk.DEVICE_KINDS);
		this.#talk.onrefused = () => {
			this.#end('nonsense');
			this.channel.close();
		};
		this.#talk.onend(() => {
			this.#left();
		});
		this.#listen();
	}

	/** True once nothing more happens. */
	get over(): boolean {
		const { end, result, refused, trouble, stored } = this.state;
		return (
			end !== undefined || ((result ?? refused ?? trouble) !== undefined && stored !== undefined)
		);
	}

	/** Says what this device has. */
	async begin(): Promise<void> {
		this.#talk.tell('hello', talk.HELLO);
		const store = await this.store;
		const all = await store.exportAll({ photos: true });
		if (!all.ok) this.#fail(all.error);
		if (!all.ok || this.over) return;
		this.#own = await inventoryOf(all.value);
		this.#talk.tell('games', this.#own.listed);
		await this.#compare();
	}

	/**
	 * Called when the user agrees.
	 * @param photos true if the other device's photos are wanted, too
	 */
	agree(photos: boolean): void {
		if (this.state.agreed || !this.#lack || this.over) return;
		this.#photos = photos;
		this.#talk.tell('yes', { photos });
		this.#show({ agreed: true });
		this.#send();
	}

	/** Ends the exchange; nothing is stored after that. */
	stop(): void {
		if (!this.over) this.#end('stopped');
		this.channel.close();
	}

	#listen(): void {
		this.#hear('hello', talk.MOST_SAID, talk.helloSchema, (hello) => {
			this.#greet(hello);
		});
		this.#hear('games', talk.MOST_LISTED, talk.gamesSchema, (games) => {
			this.#theirs = games;
			void this.#compare();
		});
		this.#hear('lack', talk.MOST_LISTED, talk.lackSchema, (lack) => {
			this.#lackThere = lack;
			this.#show({ give: amountOf(lack, this.#own?.listed ?? []) });
		});
		this.#hear('yes', talk.MOST_SAID, talk.yesSchema, ({ photos }) => {
			this.#photosThere = photos;
			this.#show({ agreedThere: true });
			this.#send();
		});
		this.#hear('file', talk.MOST_SAID, talk.fileSchema, ({ bytes }) => {
			this.#expect(bytes);
		});
		this.#hear('done', talk.MOST_SAID, talk.doneSchema, (done) => {
			if (!this.#sent) throw new Error('Nothing was sent yet.');
			this.#show(done);
		});
		this.#talk.on('part', talk.MOST_PART, (part) => {
			if (!this.over) this.#take(part);
		});
	}

	/** Reads a kind of message that may come once, and only after a greeting. If reading throws, the message is refused. */
	#hear<Schema extends v.GenericSchema>(
		kind: (typeof talk.DEVICE_KINDS)[number],
		most: number,
		schema: Schema,
		read: (said: v.InferOutput<Schema>) => void
	): void {
		this.#talk.hear(kind, most, (said) => {
			if (this.over) return;
			if (this.#said.has(kind) || (kind !== 'hello' && !this.#said.has('hello')))
				throw new Error('That comes at the wrong time.');
			this.#said.add(kind);
			read(v.parse(schema, said));
		});
	}

	/**
	 * Compares versions before anything else: devices whose apps write other formats could refuse each other's games at the end.
	 */
	#greet(hello: v.InferOutput<typeof talk.helloSchema>): void {
		const { devices, game, backup } = talk.HELLO;
		const steps = [hello.devices - devices, hello.game - game, hello.backup - backup];
		if (steps.some((step) => step > 0)) this.#end('newer');
		else if (steps.some((step) => step < 0)) this.#end('older');
	}

	async #compare(): Promise<void> {
		if (!this.#own || !this.#theirs || this.over) return;
		const lack = await lackOf(this.#own, this.#theirs);
		if (this.#stop.signal.aborted) return;
		this.#lack = lack;
		this.#talk.tell('lack', lack);
		this.#show({ get: amountOf(lack, this.#theirs) });
	}

	/** Sends what the other device lacks, once both users have agreed. */
	#send(): void {
		const { agreed, agreedThere } = this.state;
		if (!agreed || !agreedThere || !this.#own || !this.#lackThere) return;
		this.#sent = true;
		const lack = this.#photosThere ? this.#lackThere : { ...this.#lackThere, photos: [] };
		const part = partOf(this.#own.all, lack);
		void this.#sendAll(part).catch(() => {
			// The browser has lost a photo meanwhile.
			if (!this.#stop.signal.aborted) this.#fail({ code: 'lost' });
		});
	}

	async #sendAll(part: Backup): Promise<void> {
		const file = await backupFile(part);
		const onProgress = (done: number) => {
			this.#show({ sending: { done, all: file.size } });
		};
		await sendFile(file, this.#talk, this.channel, { signal: this.#stop.signal, onProgress });
	}

	#expect(bytes: number): void {
		const photos = this.#photos ? (this.state.get?.bytes ?? 0) : 0;
		if (!this.state.agreed || bytes === 0 || bytes > MOST_GAMES_BYTES + AS_TEXT * photos)
			throw new Error('No such file was asked for.');
		this.#file = new IncomingFile(bytes);
	}

	#take(part: Uint8Array): void {
		if (!this.#file) throw new Error('No file was announced.');
		const file = this.#file.add(part);
		const { received: done, bytes: all } = this.#file;
		this.#show({ work: { what: 'receiving', done, all, photos: 0 } });
		if (file) void this.#store(file);
	}

	/** Stores a file that came, completely or not at all. */
	async #store(file: Blob): Promise<void> {
		const read = await readBackupInWorker(file, {
			signal: this.#stop.signal,
			onProgress: this.#working('reading')
		});
		if (!read || this.over) return;
		if (!read.ok) this.#show({ refused: read.error });
		else await this.#restore(read.value);
		const { result, end } = this.state;
		if (end === undefined || result) this.#talk.tell('done', { stored: result !== undefined });
	}

	async #restore(came: Backup): Promise<void> {
		const [own, lack] = [this.#own, this.#lack];
		if (!own || !lack) return;
		const asked = partOf(came, this.#photos ? lack : { ...lack, photos: [] });
		const store = await this.store;
		const working = this.#working('restoring');
		const stored = await store.restoreBackup(
			withOwnIds(asked, own.all),
			working,
			this.#stop.signal
		);
		if (stored.ok) this.#show({ result: stored.value });
		else if (stored.error.code !== 'stopped') this.#show({ trouble: stored.error });
	}

	#working(what: 'reading' | 'restoring') {
		return (done: number, all: number, photos = 0): void => {
			this.#show({ work: { what, done, all, photos } });
		};
	}

	/** Called when the other device is gone. A file that came completely is stored all the same. */
	#left(): void {
		if (this.over) return;
		const whole = this.#file !== undefined && this.#file.received === this.#file.bytes;
		if (whole) this.#show({ stored: false });
		else this.#end('left');
	}

	/** Ends the exchange because games can't be read here any more. */
	#fail(trouble: StoreProblem): void {
		this.#stop.abort();
		this.#show({ trouble, stored: false });
		this.channel.close();
	}

	#end(end: ExchangeEnd): void {
		if (this.over) return;
		this.#stop.abort();
		this.#show({ end });
	}

	#show(change: Partial<ExchangeState>): void {
		this.state = { ...this.state, ...change };
		this.onchange();
	}
}
