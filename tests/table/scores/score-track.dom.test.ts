import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../src/lib/engine/game';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { loadRulesFor } from '../../../src/lib/record/load-rules';
import { memoryStore } from '../../../src/lib/store/memory';
import { tableBuilderOf } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { scoring as german } from '../../../src/lib/words/de/scoring';
import { scoring as french } from '../../../src/lib/words/fr/scoring';
import { scoring as romanian } from '../../../src/lib/words/ro/scoring';
import BuildingPoints from '../../../src/routes/game/existing-table/BuildingPoints.svelte';
import ScoreTrack from '../../../src/routes/game/final/parts/ScoreTrack.svelte';
import ScoreStrip from '../../../src/routes/game/players/parts/ScoreStrip.svelte';
import TableSheets from '../../../src/routes/game/players/TableSheets.svelte';
import RebuildEnd from '../../../src/routes/game/rebuild/RebuildEnd.svelte';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';
import { storeAll } from '../../store/support';

const user = userEvent.setup();
const placed = (player: number, beside: number) =>
	({ type: 'robbers/placed', player, beside }) as const;
/** Ana's robber and Björn's go beside each other's marker. */
const BOTH = [
	{ ...laid(0, 'rb-FRFR', [1, 0, 0]), choices: [placed(0, 1)] },
	placed(1, 0),
	laid(1, 'base-U', [2, 0, 0])
];
/** Björn completes a city of 2: 4, and Ana takes 2. */
const ROBBED = [BOTH[0], placed(1, 0), laid(1, 'base-E', [0, -1, 2], ['follower', 0])];

async function sitDown(
	events: readonly unknown[],
	{ found, final }: { readonly found?: true; readonly final?: number } = {}
): Promise<TableView> {
	const header = headerFor('one', 2, { expansions: ['robbers'], found });
	await loadRulesFor(header);
	const record = withEvents({ header, entries: [] }, events as typeof BOTH);
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, { ...EMPTY_DRAFT, final });
	live.writer.writes = true;
	return new TableView(live);
}

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe('figures on the score track', () => {
	it('are with the scores of whoever they stand beside', async () => {
		const { players } = await sitDown(BOTH);
		render(ScoreStrip, { players, onplayer: () => undefined });
		expect(
			screen.getByRole('button', { name: /^Ana: .*Beside the marker.*: Björn: robber$/ })
		).toBeVisible();
	});

	it('are on the sheets of their owner and of whoever they stand beside', async () => {
		const view = await sitDown(BOTH);
		const given = { live: view.live, view, player: 0, giving: false, writes: true };
		render(TableSheets, { ...given, onmanual: () => undefined });
		expect(await screen.findByText(/on the score track, beside Björn on space 0/)).toBeVisible();
		const [, beside] = screen.getAllByRole('heading', { level: 3 });
		expect(beside).toHaveTextContent('Beside the marker on the score track');
		expect(screen.getByText('Björn: robber')).toBeVisible();
	});

	it('are on the lanes of the final scoring until they are paid', async () => {
		const ended = [...BOTH, { type: 'base/ended', overruled: ['tiles-left'] }];
		const { players, final } = await sitDown(ended);
		expect(final.steps.map(({ rule }) => rule)).toEqual(['ROBBERS-10']);
		expect(players.flatMap(({ others }) => others.map(({ hand }) => hand))).toEqual([0, 0]);
		render(ScoreTrack, { players });
		const [ana, bjorn] = screen.getAllByRole('listitem');
		expect(within(ana as HTMLElement).getByRole('img', { name: 'Björn: robber' })).toBeVisible();
		expect(within(bjorn as HTMLElement).getByRole('img', { name: 'Ana: robber' })).toBeVisible();
		cleanup();
		const paid = await sitDown(ended, { final: 1 });
		render(ScoreTrack, { players: paid.players });
		expect(screen.queryByRole('img')).toBeNull();
		expect(paid.players.map(({ points }) => points)).toEqual([3, 3]);
	});

	it('are no prisoners: these lie beside the points, and on no lane', () => {
		const prisoner = { kind: 'follower', player: 1, on: { kind: 'player', player: 0 } } as const;
		const [ana, bjorn] = ['Ana', 'Björn'].map((name, index) => ({
			...{ index, name, points: 0, colour: (['red', 'blue'] as const)[index] ?? 'red' },
			...(index === 0 && { holds: [prisoner] })
		}));
		render(ScoreTrack, { players: ana && bjorn ? [ana, bjorn] : [] });
		expect(screen.getAllByRole('listitem')).toHaveLength(2);
		expect(screen.queryByRole('img')).toBeNull();
	});

	it('are told to whoever sets the table up again', async () => {
		const view = await sitDown(BOTH);
		render(RebuildEnd, { live: view.live, view });
		const [ana] = screen.getAllByRole('listitem');
		expect(ana).toHaveTextContent(/robber: on the score track, beside Björn on space 0/i);
		expect(ana).not.toHaveTextContent(/1 robber/);
	});

	it('are entered on a table in progress with a tap', async () => {
		const view = await sitDown([], { found: true });
		const building = tableBuilderOf(view.live);
		render(BuildingPoints, { building, view, onclose: () => undefined });
		const mine = within(screen.getByRole('group', { name: 'Ana’s robber' }));
		await user.click(mine.getByRole('button', { name: 'Björn' }));
		expect(mine.getByRole('button', { name: 'Björn' })).toHaveAttribute('aria-pressed', 'true');
		await user.click(mine.getByRole('button', { name: 'Björn' }));
		expect([...view.live.game.apart]).toEqual([]);
	});
});

describe('what is taken of another player’s points', () => {
	it('names the player and how much it is half of', async () => {
		const view = await sitDown(ROBBED);
		const [, robbery] = ledgerOf(view.live.game);
		if (!robbery) throw new Error('Nobody was robbed.');
		expect(scoringWords.scored(robbery, ['Ana', 'Björn'])).toBe(
			'Robber: Ana +2 (half of Björn’s 4)'
		);
	});

	it('is said in every language, rounded up where it must be', () => {
		const lines = [{ count: 9, of: 'robbed', each: 1 }];
		const award = { player: 0, points: 5, halfOf: 9, from: 1, lines };
		const even = { ...award, points: 4, halfOf: 8 };
		const names = ['Ben', 'Ada'];
		const said = [scoringWords, german, french, romanian].map(({ sum }) => [
			sum(award, names),
			sum(even, names)
		]);
		expect(said).toEqual([
			['half of Ada’s 9, rounded up', 'half of Ada’s 8'],
			['die Hälfte der 9 von Ada, aufgerundet', 'die Hälfte der 8 von Ada'],
			['la moitié des 9 d’Ada, arrondie à l’entier supérieur', 'la moitié des 8 d’Ada'],
			['jumătate din 9 (Ada), rotunjită în sus', 'jumătate din 8 (Ada)']
		]);
	});
});
