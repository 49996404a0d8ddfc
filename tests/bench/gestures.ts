import type { CDPSession } from 'playwright';

/** A point of the screen, in pixels. */
interface At {
	readonly x: number;
	readonly y: number;
}
/** Where the fingers are after a time, as a share of the gesture from 0 to 1. */
type Fingers = (share: number) => readonly At[];

/** Reports of a touch screen per second. */
const RATE = 120;

/** Moves fingers for a time in milliseconds, even if the page lags behind. */
async function move(session: CDPSession, time: number, fingers: Fingers): Promise<void> {
	const send = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		at: readonly At[]
	): Promise<unknown> =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: at.map(({ x, y }, id) => ({ x, y, id }))
		});
	const sent = [send('touchStart', fingers(0))];
	const began = performance.now();
	for (let share = 0; share < 1; share = (performance.now() - began) / time) {
		sent.push(send('touchMove', fingers(share)));
		await new Promise((resolve) => setTimeout(resolve, 1000 / RATE));
	}
	await Promise.all(sent);
	await send('touchEnd', []);
}

/** One finger draws a large figure of eight around a point, and ends where it began. */
export const pan = (
	session: CDPSession,
	{ x, y }: At,
	time: number,
	reach: number
): Promise<void> =>
	move(session, time, (share) => {
		const angle = 2 * Math.PI * share;
		return [{ x: x + reach * Math.sin(angle), y: y + reach * Math.sin(2 * angle) }];
	});

/** Two fingers around a point move apart from one distance to another. */
export const pinch = (
	session: CDPSession,
	{ x, y }: At,
	time: number,
	from: number,
	to: number
): Promise<void> =>
	move(session, time, (share) => {
		const half = (from + (to - from) * share) / 2;
		return [
			{ x: x - half * 0.6, y: y - half * 0.8 },
			{ x: x + half * 0.6, y: y + half * 0.8 }
		];
	});
