import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { usualRulingsFor, type TableEvent } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { extentOf } from '../../../src/lib/table/rebuild/rebuild';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import PrintSheet from '../../../src/routes/game/rebuild/PrintSheet.svelte';
import RebuildEnd from '../../../src/routes/game/rebuild/RebuildEnd.svelte';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';
import '../../tools/games/all-expansions';

/** A dragon on its volcano, the fairy beside a monk of the first player, a tower of one floor, and a prisoner of the second's. */
const EXPANSIONS = ['princess-and-dragon', 'tower'] as const;
const header = headerFor('printed', 2, {
	expansions: EXPANSIONS,
	rulings: usualRulingsFor(EXPANSIONS)
});
const record: GameRecord = withEvents({ header, entries: [] }, [
	laid(0, 'base-B', [0, 1, 0], ['follower', 0]),
	laid(1, 'base-U', [-1, 0, 0], ['follower', 0]),
	{
		...laid(0, 'to-FFFF', [-1, 1, 0]),
		choices: [
			{ type: 'tower/built', player: 0, at: { x: -1, y: 1 } },
			{
				type: 'tower/captured',
				player: 0,
				whose: 1,
				piece: 'follower',
				from: { x: -1, y: 0, segment: 0 },
				top: 0
			}
		]
	},
	laid(1, 'pd-FFFF-volcano', [0, 2, 0]),
	{
		...laid(0, 'base-B', [1, 1, 0]),
		choices: [{ type: 'fairy/moved', player: 0, piece: 'follower', to: { x: 0, y: 1, segment: 0 } }]
	}
] as readonly TableEvent[]);

const table = () => {
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	const view = new TableView(live);
	return { live, view, extent: extentOf(view.tiles) };
};
const PRISONER = `${header.players[1]?.name ?? ''}: meeple`;

it('a printed table has the dragon, the fairy and towers with their height, and says who holds whom', () => {
	const { live, view, extent } = table();
	render(PrintSheet, { live, view, extent });
	const paper = document.querySelector<HTMLElement>('[data-paper]');
	if (!paper) throw new Error('Nothing is printed.');
	const kinds = view.figures.map(({ kind }) => kind).sort();
	expect(kinds).toEqual(['dragon', 'fairy', 'follower', 'tower-of-1']);
	expect(paper.querySelectorAll('.picture g.figure')).toHaveLength(kinds.length);
	const [first, second] = within(paper).getAllByRole('listitem', { hidden: true });
	expect(first?.textContent).toContain(PRISONER);
	expect(second?.textContent).not.toContain('meeple');
});

it('where a table is rebuilt, prisoners are said last', () => {
	const { live, view } = table();
	render(RebuildEnd, { live, view });
	expect(screen.getByText(new RegExp(PRISONER))).toBeInTheDocument();
});
