import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { Finger } from '../e2e/table/support/finger';
import { turnOf } from '../e2e/table/support/games';
import { layOut, tapCommit } from '../e2e/table/support/turns';
import type { RecordedGame } from '../tools/games/recorded';
import { tasksDuring, type Task } from './trace';

interface Turn {
	/** From the moment the tap's listeners were called on. */
	readonly fromTap: number;
	/** From the moment the finger was lifted on, by the browser's clock of inputs: with the wait until the page took it. */
	readonly fromFinger: number;
}
declare global {
	interface Window {
		turnsSeen?: Turn[];
	}
}

/** Slows a page down, by its session. */
export const slowDown = (session: CDPSession, slower: number): Promise<unknown> =>
	session.send('Emulation.setCPUThrottlingRate', { rate: slower });

/**
 * Measures each turn on the pages that a context will open: from the tap that commits it, whatever was tapped, until the
 * turn's sheet is gone, a frame was painted after that, and a transaction that wrote to the log was completed after the tap.
 */
export const watchTurns = (context: BrowserContext): Promise<unknown> =>
	context.addInitScript(() => {
		const turns: Turn[] = [];
		window.turnsSeen = turns;
		let finger = 0;
		let tapped = 0;
		let stored = 0;
		let painted = 0;
		let waits = false;
		const finish = (): void => {
			if (!waits || stored < tapped || painted < tapped) return;
			waits = false;
			const end = Math.max(stored, painted);
			turns.push({ fromTap: end - tapped, fromFinger: end - finger });
		};
		// Looks on from outside at every transaction that may write to the log.
		const { transaction: begin } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
		IDBDatabase.prototype.transaction = function (...given) {
			const transaction = (begin.value as IDBDatabase['transaction']).apply(this, given);
			if (transaction.mode === 'readwrite' && transaction.objectStoreNames.contains('entries'))
				transaction.addEventListener('complete', () => {
					stored = performance.now();
					finish();
				});
			return transaction;
		};
		const lies = (): boolean => document.querySelector('.laying') !== null;
		const lifted = ({ timeStamp }: Event): void => {
			if (!lies()) return;
			finger = timeStamp;
			tapped = performance.now();
		};
		document.addEventListener('click', lifted, { capture: true });
		let lay = false;
		new MutationObserver(() => {
			const before = lay;
			lay = lies();
			if (!before || lay) return;
			waits = true;
			// A task queued in a frame runs after that frame was painted.
			requestAnimationFrame(() =>
				setTimeout(() => {
					painted = performance.now();
					finish();
				})
			);
		}).observe(document, { childList: true, subtree: true });
	});

/** How long a turn is left alone after its last tap, in milliseconds. */
const SETTLED = 1200;

/** Plays recorded turns by tapping. Returns how many of them a tap below the board committed. */
async function playTurns(
	page: Page,
	game: RecordedGame,
	from: number,
	to: number
): Promise<number> {
	const finger = new Finger(page);
	let committed = 0;
	for (let index = from; index < to; index++) {
		const turn = turnOf(game, index);
		const lies = await layOut(finger, turn);
		if (lies) await tapCommit(finger, turn);
		committed += Number(lies);
		// Whoever waited in the page would keep it busy.
		await page.waitForTimeout(SETTLED);
	}
	return committed;
}

/** Plays recorded turns at the table that a page of a watched context shows, and measures each, in milliseconds. */
export async function timedTurns(
	page: Page,
	game: RecordedGame,
	from: number,
	to: number
): Promise<readonly Turn[]> {
	const played = await playTurns(page, game, from, to);
	await page.waitForTimeout(500);
	const turns = await page.evaluate(() => window.turnsSeen ?? []);
	if (turns.length !== played)
		throw new Error(`Of ${String(played)} turns ${String(turns.length)} were measured.`);
	return turns;
}

/** Plays recorded turns, and returns all tasks of the page's main thread meanwhile. */
export const tasksOfTurns = (
	browser: Browser,
	page: Page,
	game: RecordedGame,
	from: number,
	to: number
): Promise<readonly Task[]> =>
	tasksDuring(browser, page, async () => {
		await playTurns(page, game, from, to);
	});
