import { afterEach, expect, it, vi } from 'vitest';
import { takeFrames } from '../../../src/lib/table/watch/frames';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A video of 2 × 2 pixels. */
function video(): HTMLVideoElement {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		drawImage: () => undefined,
		getImageData: () => ({ data: new Uint8ClampedArray(16) })
	} as unknown as GPUCanvasContext);
	const element = document.createElement('video');
	for (const side of ['videoWidth', 'videoHeight'])
		Object.defineProperty(element, side, { value: 2 });
	return element;
}

it('pictures are taken on after one with which something went wrong, until it is stopped', async () => {
	vi.useFakeTimers();
	const take = vi.fn(() => Promise.resolve());
	take.mockRejectedValueOnce(new Error('This picture was given away.'));
	const stop = takeFrames(video(), take);
	await vi.advanceTimersByTimeAsync(3000);
	const taken = take.mock.calls.length;
	expect(taken).toBeGreaterThan(2);
	stop();
	await vi.advanceTimersByTimeAsync(3000);
	expect(take).toHaveBeenCalledTimes(taken);
});
