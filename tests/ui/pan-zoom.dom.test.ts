import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanZoom } from '$lib/ui/pan-zoom';

let element: HTMLElement;
let button: HTMLElement;
let gestures: PanZoom;
const [onHold, onMove, onRelease, onDoubleTap] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
	document.body.innerHTML = '<div><button></button></div>';
	element = document.body.firstElementChild as HTMLElement;
	button = element.firstElementChild as HTMLElement;
	// The element's corner lies in the window at 100, 50.
	element.getBoundingClientRect = () => new DOMRect(100, 50, 400, 400);
	gestures = new PanZoom(element, {
		scales: [0.5, 4],
		accepts: ({ target }) => target !== button,
		onHold,
		onMove,
		onRelease,
		onDoubleTap
	});
});
afterEach(() => {
	gestures.destroy();
	document.body.innerHTML = '';
	vi.clearAllMocks();
	vi.useRealTimers();
});

/** What a finger does at a place in the window; the first finger has the number 1. */
function point(type: string, x: number, y: number, finger = 1, more: PointerEventInit = {}) {
	element.dispatchEvent(
		new PointerEvent(type, {
			...{ clientX: x, clientY: y, pointerId: finger, isPrimary: finger === 1 },
			...{ bubbles: true, pointerType: 'touch', button: 0 },
			...more
		})
	);
}

const mouse = { pointerType: 'mouse' };
const down = (...at: readonly [number, number, number?, PointerEventInit?]) => {
	point('pointerdown', ...at);
};
const move = (...at: readonly [number, number, number?, PointerEventInit?]) => {
	point('pointermove', ...at);
};
const up = (...at: readonly [number, number, number?, PointerEventInit?]) => {
	point('pointerup', ...at);
};

function tap(x: number, y: number) {
	down(x, y);
	up(x, y);
}

const turn = (init: WheelEventInit, at: EventTarget = element) =>
	at.dispatchEvent(
		new WheelEvent('wheel', {
			...{ clientX: 200, clientY: 150, bubbles: true, cancelable: true },
			...init
		})
	);

describe('one finger', () => {
	it('moves the view along, also over what it leaves', () => {
		down(200, 150);
		expect(onHold).toHaveBeenCalledOnce();
		move(230, 140);
		window.dispatchEvent(
			new PointerEvent('pointermove', { clientX: 260, clientY: 170, pointerId: 1 })
		);
		expect(gestures.view).toEqual({ x: 60, y: 20, k: 1 });
		up(260, 170);
		expect(onRelease).toHaveBeenCalledOnce();
		move(300, 300);
		expect(onMove).toHaveBeenCalledTimes(2);
	});

	it('leaves alone what isn’t the view’s', () => {
		const press = new PointerEvent('pointerdown', { bubbles: true, isPrimary: true });
		button.dispatchEvent(press);
		expect(onHold).not.toHaveBeenCalled();
	});

	it('begins anew where the end of a former one was lost', () => {
		down(200, 150);
		down(200, 150);
		move(210, 150);
		expect(gestures.view).toEqual({ x: 10, y: 0, k: 1 });
	});
});

describe('two fingers', () => {
	it('zoom around their middle, and move it', () => {
		down(200, 150);
		down(300, 150, 2);
		expect(onHold).toHaveBeenCalledOnce();
		move(150, 150);
		move(350, 150, 2);
		// What lay in the middle, at 250 in the window and 150 in the element, lies there still.
		expect(gestures.view).toEqual({ x: -150, y: -100, k: 2 });
	});

	it('zoom no further than the scales allow', () => {
		down(200, 150);
		down(201, 150, 2);
		move(400, 150, 2);
		expect(gestures.view.k).toBe(4);
		move(201, 150, 2);
		move(200, 150, 2);
		expect(gestures.view.k).toBeGreaterThanOrEqual(0.5);
	});

	it('become one when one is lifted, which moves on', () => {
		down(200, 150);
		down(300, 150, 2);
		up(200, 150);
		expect(onRelease).not.toHaveBeenCalled();
		move(310, 155, 2);
		expect(gestures.view).toEqual({ x: 10, y: 5, k: 1 });
		up(310, 155, 2);
		expect(onRelease).toHaveBeenCalledOnce();
	});

	it('are at most two', () => {
		down(200, 150);
		down(300, 150, 2);
		down(350, 150, 3);
		move(400, 400, 3);
		expect(onMove).not.toHaveBeenCalled();
	});
});

describe('a double tap', () => {
	it('is two taps soon after each other at one place', () => {
		tap(200, 150);
		expect(onDoubleTap).not.toHaveBeenCalled();
		tap(204, 152);
		expect(onDoubleTap).toHaveBeenCalledOnce();
	});

	it('isn’t two taps at two places, nor a tap after a drag', () => {
		tap(200, 150);
		tap(240, 150);
		down(240, 150);
		move(260, 150);
		up(240, 150);
		expect(onDoubleTap).not.toHaveBeenCalled();
	});

	it('counts once where the browser also reports a double click', () => {
		tap(200, 150);
		tap(200, 150);
		element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
		expect(onDoubleTap).toHaveBeenCalledOnce();
	});
});

describe('the mouse', () => {
	it('clicks twice', () => {
		element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
		expect(onDoubleTap).toHaveBeenCalledOnce();
	});

	it('clicks nothing where it let go after a drag, and clicks afterwards', async () => {
		const clicked = vi.fn();
		element.addEventListener('click', clicked);
		down(200, 150, 1, mouse);
		move(203, 150, 1, mouse);
		up(203, 150, 1, mouse);
		element.click();
		expect(clicked).toHaveBeenCalledOnce();
		down(200, 150, 1, mouse);
		move(220, 150, 1, mouse);
		up(220, 150, 1, mouse);
		element.click();
		expect(clicked).toHaveBeenCalledOnce();
		await new Promise((resolve) => setTimeout(resolve));
		element.click();
		expect(clicked).toHaveBeenCalledTimes(2);
	});

	it('moves nothing with another button', () => {
		down(200, 150, 1, { ...mouse, button: 2 });
		expect(onHold).not.toHaveBeenCalled();
	});
});

describe('the wheel', () => {
	it('zooms where the pointer is, and lets go soon after its last turn', () => {
		vi.useFakeTimers();
		expect(turn({ deltaY: -500 })).toBe(false);
		turn({ deltaY: -500 });
		expect(onHold).toHaveBeenCalledOnce();
		expect(gestures.view.k).toBe(4);
		expect(gestures.view.x).toBeCloseTo(100 - 100 * 4);
		expect(onRelease).not.toHaveBeenCalled();
		vi.runAllTimers();
		expect(onRelease).toHaveBeenCalledOnce();
	});

	it('zooms by lines as well, and ten times as fast for a pinch on a touchpad', () => {
		turn({ deltaY: -10, deltaMode: 1 });
		expect(gestures.view.k).toBeCloseTo(2 ** 0.5);
		turn({ deltaY: -25, ctrlKey: true });
		expect(gestures.view.k).toBeCloseTo(2);
	});

	it('scrolls the page over what isn’t the view’s', () => {
		expect(turn({ deltaY: -500 }, button)).toBe(true);
	});
});

it('moves nothing once it is over', () => {
	gestures.destroy();
	down(200, 150);
	move(300, 150);
	turn({ deltaY: -500 });
	expect(gestures.view).toEqual({ x: 0, y: 0, k: 1 });
});
