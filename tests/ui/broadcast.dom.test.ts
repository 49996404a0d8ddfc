import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/lib/record';
import { reviewOf } from '../../src/lib/review';
import { broadcastAddress, isBroadcast } from '../../src/lib/table/follow/broadcast';
import { keepPlace } from '../../src/lib/table/follow/coming-back';
import {
	findRelayLink,
	relayLinkText,
	watchSecret,
	type RelayLink
} from '../../src/lib/follow/relay/link';
import { broadcastWords } from '../../src/lib/words/en/broadcast';
import { chartWords } from '../../src/lib/words/en/charts';
import { resultWords } from '../../src/lib/words/en/result';
import { reviewWords } from '../../src/lib/words/en/review';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { words } from '../../src/lib/words/en/table';
import { tileId } from '../../src/lib/engine/tile';
import BroadcastHand from '../../src/routes/follow/parts/BroadcastHand.svelte';
import BroadcastTable from '../../src/routes/follow/BroadcastTable.svelte';
import { recorded, recordOf, wholeRecordOf } from '../e2e/table/support/games';
import { lostByTime, withEvents } from '../record/support';

const game = recorded('base', 'base-108');
const rows = () =>
	screen.getAllByRole('listitem').filter((row) => row.querySelector('[data-points]'));
const textOf = (row: Element | undefined) => row?.textContent.replace(/\s+/g, ' ').trim();

describe('a broadcast', () => {
	it('shows points, whose turn it is, tiles left, the lead, the race and what was paid last, with its sum', () => {
		const record = recordOf(game, 40, 'shown');
		const { scores, game: now } = reviewOf(record);
		render(BroadcastTable, { record });
		expect(rows().map((row) => row.querySelector('[data-points]')?.textContent)).toEqual(
			scores.map(String)
		);
		const turn = words.table.turnOf(['Ada', 'Ben'][now.toMove] ?? '');
		expect(rows().map((row) => row.textContent.includes(turn))).toEqual(
			[0, 1].map((seat) => seat === now.toMove)
		);
		expect(screen.getByText(broadcastWords.tilesLeft(31))).toBeInTheDocument();
		expect(screen.getByRole('img', { name: chartWords.race })).toBeInTheDocument();
		const [ada = 0, ben = 0] = scores;
		expect(screen.getByRole('status')).toHaveTextContent(
			ada === ben
				? broadcastWords.level(['Ada', 'Ben'])
				: broadcastWords.leads(ada > ben ? 'Ada' : 'Ben', Math.abs(ada - ben))
		);
		const paid = now.history.findLast(({ settlements }) =>
			settlements.some(({ awards }) => awards.length > 0)
		);
		const [first] = paid?.settlements.filter(({ awards }) => awards.length > 0) ?? [];
		if (!first) throw new Error('Nothing was paid yet.');
		expect(screen.getByText(scoringWords.scored(first, ['Ada', 'Ben']))).toBeInTheDocument();
	});

	it('tells of no tile but those that lie, and of no race before there are points', () => {
		render(BroadcastTable, { record: recordOf(game, 1, 'begun') });
		expect(screen.queryByRole('img', { name: chartWords.race })).toBeNull();
		expect(screen.getByRole('status')).toHaveTextContent(broadcastWords.level(['Ada', 'Ben']));
		expect(document.querySelector('[data-ghost], [data-tile]')).toBeNull();
	});

	it('shows a tile in hand with its name, as far as there is one', async () => {
		const type = reviewOf(recordOf(game, 1, 'hand')).game.rules.tiles.get(tileId('base-U'));
		if (!type) throw new Error('There is no such tile.');
		const { rerender, container } = render(BroadcastHand, { type, land: 'summer' });
		expect(screen.getByText(words.tiles.shortLabel(type))).toBeVisible();
		expect(container.querySelector('canvas')).toBeVisible();
		await rerender({ type: undefined });
		expect(container.querySelector('canvas')).toBeNull();
		expect(container).toHaveTextContent('');
	});

	it('ends with the winner, the players by rank and the race', () => {
		const record = wholeRecordOf(recorded('winter', 'winter-159'), 'over');
		const { scores } = reviewOf(record);
		render(BroadcastTable, { record });
		expect(rows().map((row) => row.querySelector('[data-points]')?.textContent)).toEqual(
			[...scores].sort((a, b) => b - a).map(String)
		);
		expect(textOf(rows()[0])).toMatch(/Chloé 73 1st place/);
		expect(screen.getByRole('status')).toHaveTextContent('Chloé won with 73 points');
		expect(screen.getByRole('img', { name: chartWords.race })).toBeInTheDocument();
	});

	it('names who won when somebody lost by time, and before the end who did', () => {
		const shown = (record: GameRecord) => {
			cleanup();
			render(BroadcastTable, { record: withEvents(record, [lostByTime(1)]) });
			return screen.getByRole('status');
		};
		expect(shown(recordOf(game, 40, 'late'))).toHaveTextContent(resultWords.lostOnTime('Ben'));
		expect(shown(wholeRecordOf(game, 'lost'))).toHaveTextContent(reviewWords.won(['Ada'], 45));
		expect(textOf(rows()[0])).toMatch(/Ada 45 1st place/);
		expect(screen.getByText(resultWords.lostOnTime('Ben'))).toBeInTheDocument();
	});

	it('shows the time that each player thought, once that is a minute', () => {
		const { header, entries } = recordOf(game, 3, 'timed');
		const slow = entries.map((entry, n) => ({ ...entry, at: header.created + n * 120_000 }));
		render(BroadcastTable, { record: { header, entries: slow } });
		const clocks = [...document.querySelectorAll('[data-clock]')].map((one) => one.textContent);
		expect(clocks.length).toBeGreaterThan(0);
		cleanup();
		render(BroadcastTable, { record: { header, entries } });
		expect(document.querySelector('[data-clock]')).toBeNull();
	});
});

describe('its address', () => {
	const bytes = (n: number) => new Uint8Array(16).fill(n);
	const plays: RelayLink = { plays: true, token: bytes(1), secret: bytes(2), keeper: bytes(3) };

	beforeEach(() => keepPlace({ relay: undefined }));
	afterEach(() => keepPlace({ relay: undefined }));

	it('is known by its view, wherever that was added to a link', () => {
		const isOne = (path: string) => isBroadcast(new URL(path, location.origin));
		expect(isOne('/open/?follow&view=broadcast#Abc')).toBe(true);
		expect(isOne('/open/?view=broadcast#Abc')).toBe(true);
		expect(isOne('/open/?follow#Abc?view=broadcast')).toBe(true);
		expect(isOne('/open/?follow#Abc')).toBe(false);
		expect(isOne('/open/?follow&view=broadcasts')).toBe(false);
	});

	it('leads to the relay, and lets nobody play who has seen it', async () => {
		const link = relayLinkText(plays, 'https://keep.example/open/?follow');
		keepPlace({ relay: `${link}?view=broadcast` });
		const { address, relay } = await broadcastAddress();
		expect(relay).toBe(true);
		expect(isBroadcast(new URL(address))).toBe(true);
		expect(findRelayLink(address)).toEqual({
			ok: true,
			value: { ...plays, plays: false, secret: await watchSecret(plays.secret) }
		});
	});

	it('asks for a code where the game comes over a direct connection', async () => {
		const { address, relay } = await broadcastAddress();
		expect(relay).toBe(false);
		expect(address).toMatch(/\/open\/\?follow&view=broadcast$/);
	});
});
