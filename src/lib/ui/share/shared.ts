import type { QrMatrix } from '$lib/share/qr-code';

/** A game on its way out, as the sheet shows it. */
export interface ShareState {
	readonly names: readonly string[];
	/** Undefined until it is made. */
	readonly link: string | undefined;
	/** Undefined without a link, and where that is too long for a code. */
	readonly code: QrMatrix | undefined;
	/** Undefined until it is painted. */
	readonly picture: { readonly src: string; readonly canShare: boolean } | undefined;
	/** The link that takes a game that is over into BG Stats. */
	readonly bgStats: string | undefined;
	/** The same as a code; undefined where it is too long for one. */
	readonly bgStatsCode: QrMatrix | undefined;
	/** True where the device hands things to other apps. */
	readonly canShare: boolean;
	/** True when something couldn't be made. */
	readonly failed: boolean;
	/** What came of the last way out. */
	readonly said: string;
	/** Says nothing more of the last way out: something else is looked at. */
	clearMessage(): void;
	paintPicture(): void;
	sendLink(): void;
	copyLink(): void;
	sendPicture(): void;
	savePicture(): void;
	saveGame(): void;
	sendReport(): void;
	copyReport(): void;
	saveScores(): void;
	saveAwards(): void;
	openBgStats(): void;
}

/** A running game that can be handed over to another device. */
export interface Transfer {
	/** When it was handed over, in ms since 1970 UTC; undefined while it's kept here. */
	readonly transferredAt: number | undefined;
	/** False where another window enters the game. */
	readonly allowed: boolean;
	start(): void;
	cancel(): void;
}

/** What the sheet shows: all ways, or one of them. */
export type ShareView = 'ways' | 'code' | 'picture' | 'transfer' | 'stats';
