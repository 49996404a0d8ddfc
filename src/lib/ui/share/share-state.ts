import type { PictureShape } from '$lib/drawing/board/picture';
import type { QrMatrix } from '$lib/share/qr-code';

/** What the share sheet shows of a game. */
export interface ShareState {
	readonly names: readonly string[];
	/** Undefined until it is made. */
	readonly link: string | undefined;
	/** Undefined without a link, and if the link is too long for a QR code. */
	readonly code: QrMatrix | undefined;
	/** The shape of the picture that is shown. */
	readonly shape: PictureShape;
	/** The picture in that shape; undefined until it is painted. */
	readonly picture: { readonly src: string; readonly canShare: boolean } | undefined;
	/** The link that opens a finished game in BG Stats. */
	readonly bgStats: string | undefined;
	/** The same as a QR code; undefined if it is too long. */
	readonly bgStatsCode: QrMatrix | undefined;
	/** True if the device can share with other apps. */
	readonly canShare: boolean;
	/** True if something couldn't be made. */
	readonly failed: boolean;
	/** The message about the last share. */
	readonly said: string;
	/** Clears the message about the last share. */
	clearMessage(): void;
	/** Shows the picture in a shape. */
	paintPicture(shape: PictureShape): void;
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

/** The transfer of a running game to another device. */
export interface Transfer {
	/** When it was transferred, in ms since 1970 UTC; undefined if it wasn't. */
	readonly transferredAt: number | undefined;
	/** False if another window is playing the game. */
	readonly allowed: boolean;
	start(): void;
	cancel(): void;
}

/** What the sheet shows: all options, or one of them. */
export type ShareView = 'options' | 'code' | 'picture' | 'transfer' | 'stats' | 'sheet';
