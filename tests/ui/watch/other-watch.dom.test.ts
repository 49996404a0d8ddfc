import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeeperMirror } from '../../../src/lib/follow/mirror';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { Followers } from '../../../src/lib/table/follow/followers.svelte';
import { OwnCamera } from '../../../src/lib/table/follow/own-camera.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { entersSure } from '../../../src/lib/table/watch/watch-settings';
import type { SeenTile } from '../../../src/lib/watch/watching';
import FollowerList from '../../../src/routes/game/follow/FollowerList.svelte';
import OtherWatch from '../../../src/routes/game/watch/OtherWatch.svelte';
import { channels, connectingBy, talkOn } from '../../follow/channels';
import { headerFor } from '../../record/support';
import { storeAll } from '../../store/support';
import { ON_ROAD, roadSeen } from '../../table/watch/made-up-watcher';

const names = ['Ana', 'Björn'];

beforeEach(() => {
	entersSure.on = false;
	Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: {} });
});

/** A game of two at its start, and phones with cameras that follow it. */
async function table(phones = 1) {
	const record = { header: headerFor('filmed'), entries: [] };
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const followers = new Followers(new KeeperMirror(), () => undefined);
	followers.attach(live);
	const all = Array.from({ length: phones }, () => {
		const [near, far] = channels();
		const connecting = connectingBy(near);
		followers.add(connecting, talkOn(near));
		const own = new OwnCamera();
		own.connect(talkOn(far));
		return { own, connecting };
	});
	return { live, followers, all, user: userEvent.setup() };
}

async function filmed() {
	const { live, followers, all, ...more } = await table();
	const [one] = all;
	if (!one) throw new Error('Nobody follows.');
	followers.nameCamera(followers.all[0]?.id);
	const view = new TableView(live);
	render(OtherWatch, { camera: followers.camera, live, view, names, land: 'summer' });
	const sees = (...news: readonly SeenTile[]) => {
		const after = live.record.entries.length;
		one.own.see({ after, sees: { kind: 'still', news, differences: [] } });
	};
	return { live, followers, ...one, sees, ...more };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of those who follow', () => {
	it('makes one of them the table’s camera, another one instead, or none', async () => {
		const { followers, all, user } = await table(2);
		render(FollowerList, { followers, names, hands: true, onhanded: () => undefined });
		const named = () => all.map(({ own }) => own.named);
		const [first] = await screen.findAllByRole('button', { name: 'Make it the camera' });
		if (!first) throw new Error('There is no button.');
		await user.click(first);
		expect(named()).toEqual([true, false]);
		expect(screen.getByText('Camera of the table')).toBeInTheDocument();
		await user.click(await button('Make it the camera'));
		expect(named()).toEqual([false, true]);
		expect(screen.getAllByText('Camera of the table')).toHaveLength(1);
		await user.click(await button('No longer the camera'));
		expect(named()).toEqual([false, false]);
		expect(screen.queryByText('Camera of the table')).toBeNull();
	});

	it('offers nobody who can’t be it, nor where nothing is entered', async () => {
		Reflect.deleteProperty(navigator, 'mediaDevices');
		const { followers } = await table();
		render(FollowerList, { followers, names, hands: true, onhanded: () => undefined });
		expect(screen.queryByRole('button', { name: 'Make it the camera' })).toBeNull();
	});
});

describe('at the phone that keeps score', () => {
	it('what the camera on another phone sees is said to be from there, and one yes enters it', async () => {
		const { live, sees, user } = await filmed();
		expect(screen.getByText('Camera on another phone:')).toBeInTheDocument();
		expect(screen.getByText(/^It’s off/)).toBeInTheDocument();
		sees(roadSeen({ figure: ON_ROAD }));
		expect(await screen.findByRole('heading', { name: 'Ana’s turn' })).toBeInTheDocument();
		expect(screen.getByText('Watching the table')).toBeInTheDocument();
		await user.click(await button('Yes'));
		await waitFor(() => {
			expect(live.log.events).toMatchObject([{ tile: 'base-U', player: 0 }]);
		});
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
	});

	it('“No, nothing” is told to the camera', async () => {
		const { own, sees, user } = await filmed();
		sees(roadSeen());
		await user.click(await button('No, nothing'));
		expect(own.nothing).toEqual({ x: 1, y: 0 });
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
	});

	it('says when the camera is out of reach, and proposes nothing then', async () => {
		const { connecting, sees } = await filmed();
		sees(roadSeen());
		await button('Yes');
		connecting.onreach(false);
		expect(await screen.findByText('It’s out of reach.')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
	});

	it('its options let sure turns be entered, and end it', async () => {
		const { own, followers, user } = await filmed();
		await user.click(await button('Camera options'));
		await user.click(screen.getByRole('switch', { name: 'Enter what is sure' }));
		expect(entersSure.on).toBe(true);
		await user.click(await button('No longer the camera'));
		expect([own.named, followers.camera.named]).toEqual([false, false]);
	});
});
