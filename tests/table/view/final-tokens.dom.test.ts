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
