import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreSecondTaps } from '../../src/routes/game/parts/second-tap';

let sheet: HTMLElement;
let board: HTMLElement;
let step: string;
let stop: () => void;
const taken = vi.fn();

beforeEach(() => {
	document.body.innerHTML = '<div id="sheet"><button></button></div><div id="board"></div>';
	[sheet, board] = [...document.body.children] as [HTMLElement, HTMLElement];
	step = 'laying';
	stop = ignoreSecondTaps({ sheet: () => sheet, step: () => step });
	document.body.addEventListener('click', taken);
});
afterEach(() => {
	stop();
	document.body.removeEventListener('click', taken);
	taken.mockReset();
});

/** The second tap, and the step that is shown by then. */
interface Second {
	readonly after?: string;
	readonly time: number;
	readonly x?: number;
	readonly detail?: number;
}

/** Clicks at a time in ms; `detail` is 0 for a key or a script. */
function click(target: Element, time: number, { x = 100, detail = 1 } = {}): void {
	const event = new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: 100 });
	Object.defineProperty(event, 'timeStamp', { value: time });
	target.dispatchEvent(event);
}

it('the second tap of a double tap doesn’t reach what has replaced the sheet', () => {
	click(sheet, 1000);
	step = 'choosing';
	click(sheet, 1200);
	click(sheet, 1450);
	expect(taken).toHaveBeenCalledTimes(1);
	click(sheet, 1800);
	expect(taken).toHaveBeenCalledTimes(2);
});

it('nor does it when the sheet grew under the finger, or went from under it', () => {
	click(board, 1000);
	step = 'choosing';
	click(sheet, 1200);
	expect(taken).toHaveBeenCalledTimes(1);
	step = 'spot';
	click(sheet, 2000);
	step = 'choosing';
	click(board, 2200);
	expect(taken).toHaveBeenCalledTimes(2);
});

it.each<[string, Second]>([
	['the same step goes on', { after: 'laying', time: 1200 }],
	['it is later', { time: 1301 }],
	['it is elsewhere', { time: 1200, x: 140 }],
	['it is a key', { time: 1200, detail: 0 }]
])('a second tap counts when %s', (_, { after = 'choosing', time, ...more }) => {
	click(sheet, 1000);
	step = after;
	click(sheet, time, more);
	expect(taken).toHaveBeenCalledTimes(2);
});

it('two taps on the board turn a tile that was just put there', () => {
	click(board, 1000);
	step = 'choosing';
	click(board, 1100);
	expect(taken).toHaveBeenCalledTimes(2);
});
