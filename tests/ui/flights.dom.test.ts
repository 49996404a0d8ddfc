import type { FlightBatch, Flight } from '$lib/drawing/board/flight';
import Flights from '$lib/ui/table/Flights.svelte';
import type { Locate } from '$lib/ui/table/flying';
import { words } from '$lib/words/table';
import { render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** An animation that runs until the test finishes it. */
interface Moving {
	readonly element: Element;
	onfinish?: () => void;
	readonly cancel: () => void;
}
let moving: Moving[];
let reduced: boolean;

beforeEach(() => {
	moving = [];
	reduced = false;
	vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
	Element.prototype.animate = vi.fn(function (this: Element) {
		const animation: Moving = { element: this, cancel: vi.fn() };
		moving.push(animation);
		return animation as unknown as Animation;
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, 'animate');
});

const from = { x: 0, y: 0, segment: 0 };
const flights: readonly Flight[] = [
	{ kind: 'points', player: 0, colour: 'red', points: 8, from, aside: 0 },
	{ kind: 'figure', player: 0, colour: 'red', piece: 'follower', from }
];
const at = (moment: number, flying = flights): FlightBatch => ({ moment, flights: flying });

const inSight: Locate = () => ({ x: 5, y: 5, size: 40 });

function shown(flightBatch: FlightBatch, locate = inSight) {
	const strip = document.createElement('div');
	strip.innerHTML = '<ul><li><b data-points>12</b><b data-hand>5</b></li></ul>';
	const { container, rerender } = render(Flights, { flightBatch, locate, strip });
	const seen = () => [...container.querySelectorAll('[data-flight]')];
	const go = async (next: FlightBatch) => {
		await rerender({ flightBatch: next });
		await painted();
	};
	return { container, strip, seen, go };
}

/** Waits until after the next frame. */
async function painted(): Promise<void> {
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
	await tick();
}

describe('what flies to the score strip', () => {
	it('starts with the next step, is hidden from screen readers, and is removed on arrival', async () => {
		const { container, strip, seen, go } = shown(at(3, []));
		await go(at(4));
		expect(seen()).toHaveLength(2);
		expect(container.textContent).toContain(words.scoring.signed(8));
		expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
		for (const { onfinish } of [...moving]) onfinish?.();
		await waitFor(() => {
			expect(seen()).toHaveLength(0);
		});
		const swollen = moving.slice(2).map(({ element }) => element);
		expect(swollen).toEqual([...strip.querySelectorAll('b')]);
	});

	it.each([
		['to whoever wants no motion', () => (reduced = true)],
		[
			'on a page that nobody sees',
			() => vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
		]
	])('is nothing %s', async (_, calm) => {
		calm();
		const { seen, go } = shown(at(3, []));
		await go(at(4));
		expect(seen()).toHaveLength(0);
		expect(moving).toEqual([]);
	});

	it('is nothing when a game is opened, or its history browsed', async () => {
		const { seen, go } = shown(at(4));
		await painted();
		await go(at(4));
		await go(at(9));
		await go(at(8));
		expect(seen()).toHaveLength(0);
		expect(moving).toEqual([]);
	});

	it('stops when the next thing happens', async () => {
		const { seen, go } = shown(at(3, []));
		await go(at(4));
		await go(at(5, []));
		expect(seen()).toHaveLength(0);
		expect(moving.every(({ cancel }) => vi.mocked(cancel).mock.calls.length === 1)).toBe(true);
	});

	it('is nothing for what is out of view', async () => {
		const { seen, go } = shown(at(3, []), () => undefined);
		await go(at(4));
		expect(seen()).toHaveLength(0);
	});
});
