import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { CameraDesk, type CameraSeen } from '../../../src/lib/follow/camera';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { OwnCamera } from '../../../src/lib/table/follow/own-camera.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { entersSure, explained } from '../../../src/lib/table/watch/watch-settings';
import Watch from '../../../src/routes/game/watch/Watch.svelte';
import { channels, talkOn } from '../../follow/channels';
import { headerFor } from '../../record/support';
import { liveGameOf } from '../../table/watch/followed.svelte';
import { MadeUpWatcher, ON_ROAD, roadSeen, VIEW } from '../../table/watch/made-up-watcher';

/** A camera that can be taken away. */
class MadeUpStream extends EventTarget {
	readonly stop = vi.fn();
	getTracks = () => [this];
	getVideoTracks = () => [this];
	getSettings = () => ({ deviceId: 'rear', facingMode: 'environment' });
}

const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<unknown>>();
const devices = [{ kind: 'videoinput', deviceId: 'rear', label: 'Rear' }];

beforeEach(() => {
	explained.on = true;
	entersSure.on = false;
	getUserMedia.mockReset().mockImplementation(() => Promise.resolve(new MadeUpStream()));
	Object.defineProperty(navigator, 'mediaDevices', {
		configurable: true,
		value: { getUserMedia, enumerateDevices: () => Promise.resolve(devices) }
	});
	HTMLMediaElement.prototype.play = () => Promise.resolve();
	for (const side of ['videoWidth', 'videoHeight'])
		Object.defineProperty(HTMLVideoElement.prototype, side, { configurable: true, get: () => 100 });
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		drawImage: () => undefined,
		getImageData: () => ({ width: 100, height: 100, data: new Uint8ClampedArray(40_000) })
	} as unknown as GPUCanvasContext);
});

async function show(own?: OwnCamera) {
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const view = new TableView(live);
	view.watching = true;
	live.ownCamera = own;
	const watcher = new MadeUpWatcher();
	const shown = render(Watch, {
		live,
		view,
		names: ['Ana', 'Björn'],
		land: 'summer',
		open: () => watcher
	});
	return { live, view, watcher, user: userEvent.setup(), ...shown };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function follow(own?: OwnCamera) {
	const table = await show(own);
	const right = await button('Looks right');
	await waitFor(() => {
		expect(right).toBeEnabled();
	});
	await table.user.click(right);
	return table;
}

describe('the camera', () => {
	it('is asked for only after three pictures say how to set it up, the first time', async () => {
		explained.on = false;
		const { user } = await show();
		expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
		expect(getUserMedia).not.toHaveBeenCalled();
		await user.click(await button('Switch on the camera'));
		expect(getUserMedia).toHaveBeenCalledWith({
			video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	});

	it.each([
		['NotAllowedError', /The browser blocks the camera/],
		['NotFoundError', /No camera was found/],
		['NotReadableError', /another app may be using it/]
	])('that isn’t there (%s) is said in a sentence, and can be tried again', async (name, says) => {
		getUserMedia.mockRejectedValueOnce(Object.assign(new Error(name), { name }));
		const { user } = await show();
		expect(await screen.findByText(says)).toBeInTheDocument();
		await user.click(await button('Try again'));
		expect(getUserMedia).toHaveBeenCalledTimes(2);
	});

	it('is taken by another app in the middle: that is said, too', async () => {
		const stream = new MadeUpStream();
		getUserMedia.mockResolvedValueOnce(stream);
		await follow();
		stream.dispatchEvent(new Event('ended'));
		expect(await screen.findByText(/another app may be using it/)).toBeInTheDocument();
	});

	it('is off while the page isn’t seen, says so, and goes on with it', async () => {
		const stream = new MadeUpStream();
		getUserMedia.mockResolvedValueOnce(stream);
		const { watcher } = await follow();
		watcher.see = () => new Promise(() => undefined);
		const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		document.dispatchEvent(new Event('visibilitychange'));
		expect(stream.stop).toHaveBeenCalled();
		state.mockRestore();
		document.dispatchEvent(new Event('visibilitychange'));
		expect(await screen.findByText(/^The camera was off while/)).toBeInTheDocument();
		expect(getUserMedia).toHaveBeenCalledTimes(2);
	});

	it('is one of several', async () => {
		devices.push({ kind: 'videoinput', deviceId: 'desk', label: '' });
		const { user } = await show();
		await user.selectOptions(await screen.findByRole('combobox', { name: 'Camera' }), 'Camera 2');
		expect(getUserMedia).toHaveBeenLastCalledWith({
			video: { deviceId: { exact: 'desk' }, width: { ideal: 1280 }, height: { ideal: 720 } }
		});
		devices.pop();
	});
});

describe('the set-up', () => {
	it('says what to change', async () => {
		const { watcher } = await show();
		watcher.found = { view: undefined, problems: ['dark', 'far'] };
		expect(await screen.findByText(/too dark/)).toBeInTheDocument();
		expect(screen.getByText(/bring the phone closer/)).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Looks right' })).toBeDisabled();
	});
});

/** A phone that tells how it is tilted, once it may. */
function tilt(answer: 'granted' | 'denied') {
	const requestPermission = vi.fn(() => Promise.resolve(answer));
	vi.stubGlobal('DeviceMotionEvent', { requestPermission });
	Object.defineProperty(window.screen, 'orientation', { configurable: true, value: { angle: 0 } });
	const tells = setInterval(() => {
		const gravity = { x: 0, y: 0, z: 9.8 };
		window.dispatchEvent(
			Object.assign(new Event('devicemotion'), { accelerationIncludingGravity: gravity })
		);
	}, 20);
	onTestFinished(() => {
		clearInterval(tells);
		vi.unstubAllGlobals();
	});
	return requestPermission;
}

/** Lays four tiles in all, by hand. */
async function layFour({ live }: Awaited<ReturnType<typeof show>>) {
	for (const x of [1, 2, 3]) {
		live.entry.layOut({ spot: { x, y: 0 }, tile: tileId('base-U'), rotation: 0 });
		await live.entry.confirm();
	}
}

describe('a board of one tile', () => {
	it('lies by the tilt of the phone, which is asked for on the tap', async () => {
		const asked = tilt('granted');
		const table = await follow();
		expect(asked).toHaveBeenCalledOnce();
		await waitFor(() => {
			expect(table.watcher.views).toHaveLength(2);
		});
	});

	it('is looked for again when four lie and nothing told the tilt; whoever plays is asked where it isn’t found', async () => {
		tilt('denied');
		const table = await follow();
		table.watcher.found = { view: undefined, problems: [] };
		expect(screen.queryByText(/^There are four tiles now/)).toBeNull();
		await layFour(table);
		expect(await screen.findByText(/^There are four tiles now/)).toBeInTheDocument();
		table.watcher.found = { view: VIEW, problems: [] };
		await table.user.click(await button('Set up again'));
		expect(await screen.findByText('Do the lines run around the tiles?')).toBeInTheDocument();
	});
});

describe('following', () => {
	it('says in words what it sees, and offers the set-up when the board is lost', async () => {
		const { watcher } = await follow();
		expect(await screen.findByText('Watching the table')).toBeInTheDocument();
		watcher.sight = { kind: 'moving' };
		expect(await screen.findByText('Something is moving')).toBeInTheDocument();
		watcher.sight = { kind: 'lost' };
		expect(await screen.findByText('The board isn’t visible')).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Set up again' })).toBeInTheDocument();
	});

	it('a sure turn needs one yes', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		expect(await screen.findByRole('heading', { name: 'Ana’s turn' })).toBeInTheDocument();
		expect(screen.getByText(/^Tile .*Thief on the road/, { selector: 'p' })).toBeInTheDocument();
		await user.click(await button('Yes'));
		await waitFor(() => {
			expect(live.log.events).toHaveLength(1);
		});
	});

	it('another figure, or none, is one tap as well', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await user.click(await button(/No meeple$/));
		await waitFor(() => {
			expect(live.log.events).toMatchObject([{ tile: 'base-U' }]);
		});
		expect(live.game.pieces.size).toBe(0);
	});

	it('an unsure one is a choice among equals', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen({ margin: 0.4 }));
		const asks = { name: 'Which tile did Ana lay?' };
		expect(await screen.findByRole('heading', asks)).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
		await user.click(await button(/^Tile 23/));
		await waitFor(() => {
			expect(live.log.events).toMatchObject([{ tile: 'base-W', rotation: 1 }]);
		});
	});

	it('beside a sure turn the other tiles are one tap away', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen());
		expect(await button('Yes')).toBeInTheDocument();
		await user.click(await button(/^Tile 23/));
		await waitFor(() => {
			expect(live.log.events).toMatchObject([{ tile: 'base-W', rotation: 1 }]);
		});
	});

	it('below unsure ones the likeliest has its figure elsewhere', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen({ margin: 0.4, figure: ON_ROAD }));
		const all = await screen.findByRole('group', { name: 'Which tile did Ana lay?' });
		const turns = within(all)
			.getAllByRole('button')
			.map((one) => one.getAttribute('data-turn'));
		expect(turns).toEqual([
			'base-U 1 0 0 follower 0',
			expect.stringMatching(/^base-W 1 0 1 follower/),
			'base-U 1 0 0 follower 2',
			'base-U 1 0 0'
		]);
		await user.click(within(all).getAllByRole('button')[2] ?? all);
		await waitFor(() => {
			expect(live.log.events).toMatchObject([{ tile: 'base-U', deploy: { segment: 2 } }]);
		});
	});

	it('leaves the ordinary way one tap away', async () => {
		const { live, watcher, user } = await follow();
		watcher.sees(roadSeen({ margin: 0.4 }));
		await user.click(await button('Another way'));
		expect(live.entry.draft).toEqual({ spot: { x: 1, y: 0 } });
		expect(screen.queryByText('Which tile did Ana lay?')).toBeNull();
	});

	it('says calmly where the table differs', async () => {
		const { watcher } = await follow();
		const spot = { x: 0, y: 0 };
		watcher.sight = {
			kind: 'still',
			news: [],
			differences: [
				{ kind: 'figure-still-there', spot, colour: headerFor('x').players[1]?.colour ?? 'grey' },
				{ kind: 'tile-gone', spot }
			]
		};
		expect(await screen.findByText(/^Björn’s figure should have come home/)).toBeInTheDocument();
		expect(screen.getByText(/doesn’t lie where it was entered/)).toBeInTheDocument();
	});

	it('stops with the game, and when somebody stops it', async () => {
		const { view, watcher, user, unmount } = await follow();
		await user.click(await button('Camera options'));
		await user.click(await button('Stop following'));
		expect(view.watching).toBe(false);
		unmount();
		expect(watcher.closed).toBe(true);
	});
});

describe('a phone that is the camera of another one’s table', () => {
	/** A keeper who names whoever can be the camera, and what the camera says. */
	function named() {
		const [near, far] = channels();
		const heard: CameraSeen[] = [];
		const desk = new CameraDesk(
			talkOn(near),
			() => undefined,
			(seen) => heard.push(seen)
		);
		const own = new OwnCamera();
		own.connect(talkOn(far));
		desk.tell({ named: true });
		return { desk, heard, own };
	}

	it('tells what it sees, proposes and enters nothing itself, and offers no other way to', async () => {
		const { heard, own } = named();
		entersSure.on = true;
		const { live, watcher, user } = await follow(own);
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await waitFor(() => {
			expect(heard.at(-1)).toMatchObject({
				after: 0,
				sees: { kind: 'still', news: [{ spot: { x: 1, y: 0 }, margin: 4, figure: ON_ROAD }] }
			});
		});
		expect(screen.getByText(/Turns are confirmed on the phone that keeps score/)).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
		expect([live.entry.draft, live.log.events]).toEqual([EMPTY_DRAFT, []]);
		await user.click(await button('Camera options'));
		expect(screen.queryByRole('switch', { name: 'Enter what is sure' })).toBeNull();
	});

	it('needs no right to enter, and stops once it is another one', async () => {
		const { desk, heard, own } = named();
		const { live, view, watcher, unmount } = await follow(own);
		live.writer.writes = false;
		expect(await screen.findByText(/^Watching the table/)).toBeInTheDocument();
		desk.tell({ named: true, nothing: { x: 1, y: 0 } });
		await waitFor(() => {
			expect(watcher.refused).toEqual([{ x: 1, y: 0 }]);
		});
		expect(view.watching).toBe(true);
		live.ownCamera = undefined;
		await waitFor(() => {
			expect(view.watching).toBe(false);
		});
		unmount();
		await waitFor(() => {
			expect(heard.at(-1)?.sees).toBeNull();
		});
	});
});
