import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { packGame, unpackGame } from '../../../src/lib/share/pack';
import { memoryStore } from '../../../src/lib/store/memory';
import {
	missingInput,
	emptyManualPoints,
	paymentsIn,
	manualPointsEntry
} from '../../../src/lib/table/turn/manual-points';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { ledgerRows } from '../../../src/lib/table/scores/ledger-rows';
import { sentenceAt } from '../../../src/lib/table/past/history';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scoredLines } from '../../../src/lib/words/table-tasks';
import { recordWith, storeAll } from '../../store/support';

const NAMES = ['Ana', 'Ben'];
let live: LiveGame;
let view: TableView;

/** A table that plays with abbeys and buys tiles, or doesn't. */
async function sitDown(buying: 'yes' | 'no'): Promise<void> {
	const { header } = recordWith(0);
	const played = {
		header: {
			...header,
			expansions: ['abbey-and-mayor'] as const,
			rulings: { ...header.rulings, buying }
		},
		entries: []
	};
	const store = memoryStore();
	await storeAll(store, played);
	live = new LiveGame(store, played, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
}

const buy = () =>
	live.writer.addManualPoints(
		manualPointsEntry({
			...emptyManualPoints(2),
			kind: 'transfer',
			payment: paymentsIn(live.game)[0],
			from: 1,
			to: 0
		})
	);

/** Who can pay with an abbey, by seat. */
const payers = () => paymentsIn(live.game).flatMap((payment) => payment.payers);

/** Abbeys of each player: in hand, and laid. */
const abbeys = () =>
	view.players.map(({ others }) => {
		const { hand, table } = others.find(({ kind }) => kind === 'am-abbey') ?? {};
		return [hand, table];
	});

describe('a tile bought with an abbey', () => {
	beforeEach(() => sitDown('yes'));

	it('passes the abbey from the buyer to the seller, and is undone', async () => {
		expect(payers()).toEqual([0, 1]);
		await buy();
		expect(abbeys()).toEqual([
			[2, 0],
			[0, 0]
		]);
		expect(payers()).toEqual([0]);
		expect(live.game.toMove).toBe(0);
		await live.entry.undo();
		expect(abbeys()).toEqual([
			[1, 0],
			[1, 0]
		]);
	});

	it('stands in the ledger, without points and with its rule', async () => {
		await buy();
		const [settlement] = ledgerRows(live.game)[0]?.settlements ?? [];
		expect(settlement).toMatchObject({ rule: 'ABBEY-10', rulings: ['buying'], awards: [] });
		expect(scoredLines(live.last?.settlements ?? [], NAMES)).toEqual([
			'Tile bought: Ben gave Ana the abbey'
		]);
		expect(sentenceAt(live, live.log.events.length)).toContain('bought a tile');
		expect(view.tasks).toBeUndefined();
		expect(live.game.scores).toEqual([0, 0]);
	});

	it('leaves the draft alone, and is undone after it', async () => {
		const [tile] = live.game.left.keys();
		if (tile) live.entry.chooseTile(tile);
		await buy();
		expect(live.entry.draft.tile).toBe(tile);
		// The draft is undone first.
		await live.entry.undo();
		await live.entry.undo();
		expect(payers()).toEqual([0, 1]);
	});

	it('is part of a link', async () => {
		await buy();
		const { header, entries } = live.record;
		expect(await unpackGame(await packGame(live.record))).toMatchObject({
			ok: true,
			value: { header, entries }
		});
	});

	it('takes no points, but two players', () => {
		const [payment] = paymentsIn(live.game);
		const said = { ...emptyManualPoints(2), kind: 'transfer', payment, from: 1 } as const;
		expect(missingInput(said)).toBe('players');
		expect(missingInput({ ...said, to: 0 })).toBeUndefined();
	});
});

it('where no tiles are bought nobody pays with an abbey', async () => {
	await sitDown('no');
	expect(payers()).toEqual([]);
});
