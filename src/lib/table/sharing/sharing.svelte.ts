import { resolve } from '$app/paths';
import type { PictureShape } from '../../drawing/board/picture';
import type { GameRecord } from '../../record';
import type { Person } from '../../record/people';
import { reviewOf } from '../../review';
import { personLookup, type PersonLookup } from '../../review/people';
import { bgStatsLink, bgStatsPlay } from '../../share/bg-stats';
import { qrCodeOf, type QrMatrix } from '../../share/qr-code';
import { awardsCsv, scoresCsv } from '../../share/csv';
import { linkOf } from '../../share/link';
import { packGame } from '../../share/pack';
import { reportOf } from '../../share/report';
import { contractWords } from '../../words/en/contract';
import { printedAs } from '../../rules/printings';
import { reportWords } from '../../words/en/report';
import { shareWords } from '../../words/en/share';
import { words } from '../../words/en/table';
import { deviationsFromToday } from '../setup/contract';
import {
	download,
	downloadGame,
	fileName,
	canSend,
	canSendFile,
	copy,
	send,
	type ShareResult
} from './send';
import { playerNames } from '../../words';

/** Renders the picture of a game; a card has the game in it. */
type Paint = (record: GameRecord, shape: PictureShape) => Promise<Blob>;

/** The rendered picture of a game. */
interface Painted {
	readonly file: File;
	/** URL for showing it, valid until {@link Sharing.close}. */
	readonly src: string;
	/** True if the device can share it. */
	readonly canShare: boolean;
}

/** Shares a game: everything that can be made of it, each when it is needed. */
export class Sharing {
	/** The link that holds the whole game; undefined until it is made. */
	link = $state<string>();
	/** True when the game couldn't be shared. */
	failed = $state(false);
	/** The shape of the picture that is shown. */
	shape = $state<PictureShape>('card');
	#pictures = $state.raw<Partial<Record<PictureShape, Painted>>>({});
	/** The picture in that shape; undefined until it is painted. */
	readonly picture: Painted | undefined = $derived.by(() => this.#pictures[this.shape]);
	/** The result of the last action, in a sentence; empty when there is nothing to say. */
	said = $state('');
	readonly canShare = canSend();
	readonly names: readonly string[];
	/** The link as a QR code; undefined while there is no link, and if it is too long. */
	readonly code: QrMatrix | undefined = $derived.by(() =>
		this.link === undefined ? undefined : qrCodeOf(this.link)
	);
	readonly #review = $derived.by(() => reviewOf(this.record));
	/** Maps names to people; undefined until it is read. */
	#who = $state.raw<PersonLookup>();
	/** For a finished game: the link that adds it to BG Stats. */
	readonly bgStats: string | undefined = $derived.by(() =>
		this.#review.running || !this.#who
			? undefined
			: bgStatsLink(bgStatsPlay(this.record, this.#review, this.#comments, this.#who))
	);
	readonly bgStatsCode: QrMatrix | undefined = $derived.by(() =>
		this.bgStats === undefined ? undefined : qrCodeOf(this.bgStats)
	);
	#closed = false;

	/**
	 * @param people reads who was renamed or merged on this device
	 * @param whole the file of everything stored, if the record is only a part of it
	 */
	constructor(
		readonly record: GameRecord,
		private readonly paint: Paint,
		private readonly people: () => Promise<readonly Person[]>,
		private readonly whole?: string
	) {
		this.names = playerNames(record.header.players);
	}

	/** Makes the links: browsers share only what exists when the user taps. */
	async prepare(): Promise<void> {
		await Promise.all([this.#makeLink(), this.#ask()]);
	}

	async #ask(): Promise<void> {
		this.#who = personLookup(await this.people());
	}

	async #makeLink(): Promise<void> {
		const packed = await packGame(this.record).catch(() => undefined);
		this.failed = packed === undefined;
		if (packed) this.link = linkOf(packed, location.origin + resolve('/open/'));
	}

	#isPainted(shape: PictureShape): boolean {
		return this.#pictures[shape] !== undefined;
	}

	/** Renders the picture in a shape, once, and shows it. */
	async paintPicture(shape: PictureShape): Promise<void> {
		this.shape = shape;
		if (this.#isPainted(shape)) return;
		const painted = await this.paint(this.record, shape).catch(() => undefined);
		this.failed = painted === undefined;
		if (!painted || this.#closed || this.#isPainted(shape)) return;
		const name = fileName(this.record, shape === 'card' ? 'png' : `${shape}.png`);
		const file = new File([painted], name, { type: 'image/png' });
		const picture = { file, src: URL.createObjectURL(file), canShare: canSendFile(file) };
		this.#pictures = { ...this.#pictures, [shape]: picture };
	}

	clearMessage(): void {
		this.said = '';
	}

	/** Releases the pictures. */
	close(): void {
		this.#closed = true;
		for (const { src } of Object.values(this.#pictures)) URL.revokeObjectURL(src);
	}

	async sendLink(): Promise<void> {
		if (this.link === undefined) return;
		this.#say(await send({ title: words.table.title(this.names), url: this.link }));
	}
	async copyLink(): Promise<void> {
		if (this.link !== undefined) this.#say(await copy(this.link), shareWords.copied);
	}
	async sendPicture(): Promise<void> {
		if (this.picture) this.#say(await send({ files: [this.picture.file] }));
	}
	savePicture(): void {
		if (this.picture) download(this.picture.file, this.picture.file.name);
	}
	saveGame(): void {
		downloadGame(this.record, this.whole);
	}
	async sendReport(): Promise<void> {
		this.#say(await send({ text: this.report }));
	}
	async copyReport(): Promise<void> {
		this.#say(await copy(this.report), shareWords.reportCopied);
	}
	saveScores(): void {
		this.#saveTable(reportWords.scoresFile, scoresCsv(this.#review));
	}
	saveAwards(): void {
		this.#saveTable(reportWords.awardsFile, awardsCsv(this.record, this.#review));
	}

	/** Opens BG Stats if it is installed; otherwise its website. */
	openBgStats(): void {
		if (this.bgStats !== undefined) window.open(this.bgStats, '_blank', 'noopener');
	}

	/** The report of the game as plain text. */
	get report(): string {
		return reportOf(this.#review, this.#rules);
	}

	/** Reports a refusal, or with `success` what was done. */
	#say(result: ShareResult, success = ''): void {
		if (result === 'refused')
			this.said = success === '' ? shareWords.notShared : shareWords.notCopied;
		else this.said = result === 'done' ? success : '';
	}

	#saveTable(what: string, text: string): void {
		download(new Blob([text], { type: 'text/csv' }), fileName(this.record, `${what}.csv`));
	}

	/** Differences from today's rules; empty if there are none. */
	get #rules(): string {
		return contractWords.changes(deviationsFromToday(this.#review.header));
	}

	get #comments(): string {
		const { header } = this.#review;
		return reportWords.comments(printedAs(header), header.expansions, this.#rules);
	}
}
