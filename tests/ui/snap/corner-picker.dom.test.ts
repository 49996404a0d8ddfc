import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Corners, Point } from '../../../src/lib/snap/reading';
import CornerPicker from '../../../src/routes/game/snap/parts/CornerPicker.svelte';
import NudgePad from '../../../src/routes/game/snap/parts/NudgePad.svelte';

const CORNERS: Corners = [
	{ x: 20, y: 10 },
	{ x: 180, y: 10 },
	{ x: 180, y: 90 },
	{ x: 20, y: 90 }
];

function show() {
	const onmove = vi.fn<(corner: number, to: Point) => void>();
	const onchoose = vi.fn();
	const picture = document.createElement('canvas');
	// Nothing is laid out here: a pixel of the photo is one of the screen.
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
	Element.prototype.setPointerCapture = vi.fn();
	const photo = { picture, width: 200, height: 100 };
	render(CornerPicker, { photo, corners: CORNERS, lines: 'M0 0', chosen: 0, onmove, onchoose });
	return { onmove, onchoose };
}

const handle = (name: string) => screen.getByRole('button', { name });

it('has a handle for each corner, in the order in which they are counted', () => {
	show();
	expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
		'Top left corner',
		'Top right corner',
		'Bottom right corner',
		'Bottom left corner'
	]);
	expect(handle('Top left corner')).toHaveAccessibleDescription(/arrow keys/);
});

it('a corner follows the pointer that took it, from where it was taken', async () => {
	const { onmove, onchoose } = show();
	const corner = handle('Bottom right corner');
	await fireEvent.pointerDown(corner, { button: 0, clientX: 185, clientY: 92, pointerId: 1 });
	await fireEvent.pointerMove(corner, { clientX: 195, clientY: 90, pointerId: 1 });
	expect(onchoose).toHaveBeenCalledWith(2);
	expect(onmove).toHaveBeenCalledExactlyOnceWith(2, { x: 190, y: 88 });
	await fireEvent.pointerUp(corner, { pointerId: 1 });
	await fireEvent.pointerMove(corner, { clientX: 10, clientY: 10, pointerId: 1 });
	expect(onmove).toHaveBeenCalledTimes(1);
});

it('arrow keys move the focused corner, further with Shift, and it is said where it is', async () => {
	const { onmove } = show();
	const user = userEvent.setup();
	await user.tab();
	await user.tab();
	await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}');
	expect(onmove.mock.calls).toEqual([
		[1, { x: 178, y: 10 }],
		[1, { x: 180, y: 26 }]
	]);
	expect(screen.getByRole('status')).toHaveTextContent(
		'Top right corner: 90% from the left, 10% from the top'
	);
});

it('a pad moves the chosen corner without dragging', async () => {
	const onnudge = vi.fn();
	render(NudgePad, { corner: 3, onnudge });
	const user = userEvent.setup();
	expect(screen.getByRole('group', { name: 'Bottom left corner' })).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Move it up' }));
	await user.click(screen.getByRole('button', { name: 'Move it right' }));
	expect(onnudge.mock.calls).toEqual([[{ x: 0, y: -1 }], [{ x: 1, y: 0 }]]);
});
