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
import { contractWords } from '../../words/contract';
import { reportWords } from '../../words/report';
import { shareWords } from '../../words/share';
import { words } from '../../words/table';
import { deviationsFromToday } from '../setup/contract';
import { download, downloadGame, fileName } from './files';
import { canSend, canSendFile, copy, send, type ShareResult } from './share-actions';
import { playerNames } from '../../words/player-name';

/** Paints the picture of a game, with the game in it. */
type Paint = (record: GameRecord) => Promise<Blob>;

/** The picture of a game, painted. */
interface Painted {
	readonly file: File;
	/** Where it can be shown from, until {@link Sharing.close}. */
	readonly src: string;
	/** True where the device can hand it to other apps. */
	readonly canShare: boolean;
}

/** A game on its way out: everything that can be made of it, each when it is asked for. */
export class Sharing {
	/** The link that holds the whole game; undefined until it is made. */
	link = $state<string>();
	/** Why there's nothing to be shared. */
	failed = $state(false);
	picture = $state.raw<Painted>();
	/** What came of the last way out, in a sentence; empty where there's nothing to say. */
	said = $state('');
	/** True where the device hands things to other apps. */
	readonly canShare = canSend();
	readonly names: readonly string[];
	/** The link as a code; undefined while there's no link, and where that is too long for one. */
	readonly code: QrMatrix | undefined = $derived.by(() =>
		this.link === undefined ? undefined : qrCodeOf(this.link)
	);
	readonly #review = $derived.by(() => reviewOf(this.record));
	/** Whose the names at the table are; undefined until it is read. */
	#who = $state.raw<PersonLookup>();
	/** For a game that is over: the link that takes it into BG Stats. */
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
	 * @param whole the file of all that is stored, where the record is only a part of it
	 */
	constructor(
		readonly record: GameRecord,
		private readonly paint: Paint,
		private readonly people: () => Promise<readonly Person[]>,
		private readonly whole?: string
	) {
		this.names = playerNames(record.header.players);
	}

	/** Makes the links: they have to be there before a tap may hand them out. */
	async prepare(): Promise<void> {
		await Promise.all([this.#makeLink(), this.#ask()]);
	}

	async #ask(): Promise<void> {
		this.#who = personLookup(await this.people());
	}

	async #makeLink(): Promise<void> {
		const packed = await packGame(this.record).catch(() => undefined);
		this.failed = packed === undefined;
		if (packed) this.link = linkOf(packed, location.origin);
	}

	/** Paints the picture, once. */
	async paintPicture(): Promise<void> {
		if (this.picture) return;
		const painted = await this.paint(this.record).catch(() => undefined);
		this.failed = painted === undefined;
		if (!painted || this.#closed) return;
		const file = new File([painted], fileName(this.record, 'png'), { type: 'image/png' });
		this.picture = { file, src: URL.createObjectURL(file), canShare: canSendFile(file) };
	}

	clearMessage(): void {
		this.said = '';
	}

	/** Forgets the picture. */
	close(): void {
		this.#closed = true;
		if (this.picture) URL.revokeObjectURL(this.picture.src);
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

	/** Where BG Stats is installed it opens; elsewhere the page of it that says so. */
	openBgStats(): void {
		if (this.bgStats !== undefined) window.open(this.bgStats, '_blank', 'noopener');
	}

	/** The game in plain text. */
	get report(): string {
		return reportOf(this.#review, this.#rules);
	}

	/** Says that something was copied, or that it was refused. */
	#say(sent: ShareResult, done = ''): void {
		if (sent === 'refused') this.said = done === '' ? shareWords.notShared : shareWords.notCopied;
		else this.said = sent === 'sent' ? done : '';
	}

	#saveTable(what: string, text: string): void {
		download(new Blob([text], { type: 'text/csv' }), fileName(this.record, `${what}.csv`));
	}

	/** What isn't as today's rules have it; empty where all is. */
	get #rules(): string {
		return contractWords.changes(deviationsFromToday(this.#review.header));
	}

	get #comments(): string {
		const { box, expansions } = this.#review.header;
		return reportWords.comments(box, expansions, this.#rules);
	}
}
