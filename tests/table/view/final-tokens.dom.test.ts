import { expect, it } from 'vitest';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { GREAT_RECORDS } from '../../record/records';

/** The view of the final scoring after so many steps. */
const viewAt = (record: GameRecord, final: number): TableView =>
	new TableView(new LiveGame(memoryStore(), record, { ...EMPTY_DRAFT, final }));

/** Where the first step for the most of a token comes; -1 without one. */
const stepFor = (record: GameRecord): number =>
	viewAt(record, 0).final.steps.findIndex(({ kind }) => kind === 'tokens');

const mostIn = ({ players }: TableView): boolean =>
	players.some(({ tokens }) => tokens.some(({ most }) => most));

it('who has the most of a token is said with its step of the final scoring, not before', () => {
	const record = GREAT_RECORDS.find((one) => stepFor(one) >= 0);
	if (!record) throw new Error('In some recorded game somebody has the most of a token.');
	const step = stepFor(record);
	const said = [0, step, step + 1].map((at) => mostIn(viewAt(record, at)));
	expect(said).toEqual([false, false, true]);
});

it('a figure is in the hand once the board shows it no more, not before', () => {
	const record = GREAT_RECORDS.find((one) => viewAt(one, 0).final.steps.length > 3);
	if (!record) throw new Error('In some recorded game figures stand to the end.');
	const counts = Array.from({ length: viewAt(record, 0).final.steps.length + 1 }, (_, step) => {
		const { players, figures } = viewAt(record, step);
		return players.map(({ hand, table, colour, others }) => {
			const own = figures.filter((one) => one.colour === colour);
			const followers = own.filter(({ kind }) => kind === 'follower').length;
			expect(table).toBe(followers);
			for (const { kind, tile, table: out } of others)
				if (!tile) expect(out).toBe(own.filter((one) => one.kind === kind).length);
			return [hand, hand + table] as const;
		});
	});
	const [first = [], last = []] = [counts[0], counts.at(-1)];
	for (const all of counts) expect(all.map(([, sum]) => sum)).toEqual(first.map(([, sum]) => sum));
	expect(last.map(([hand]) => hand)).not.toEqual(first.map(([hand]) => hand));
});
