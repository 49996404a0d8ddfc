import { render, screen, within, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replayRecord } from '../../../src/lib/record';
import { withNames } from '../../../src/lib/words';
import { trialWords } from '../../../src/lib/words/en/trial';
import PlayOn from '../../../src/routes/trial/PlayOn.svelte';
import { headerFor, withEvents } from '../../record/support';
import { loaded, recordWith } from '../../store/support';
import { goto } from '../navigation';

vi.mock('$app/navigation', () => import('../navigation'));

const record = recordWith(7);
const position = replayRecord(record).game;
const names = withNames(record.header.players).map(({ name }) => name);

beforeEach(() => {
	sessionStorage.clear();
	goto.mockClear();
});

/** The choice of who plays for a player. */
const seat = (index: number) =>
	within(screen.getByRole('group', { name: trialWords.plays(names[index] ?? '') }));

async function openSheet() {
	const user = userEvent.setup();
	render(PlayOn, { record, position, game: 'id=game' });
	await user.click(screen.getByRole('button', { name: trialWords.playOn }));
	await screen.findByRole('heading', { name: trialWords.title });
	return user;
}

describe('a game that is played on', () => {
	it('is that of whoever’s turn it is, against the app at a medium level', async () => {
		await openSheet();
		expect(seat(1).getByRole('radio', { name: trialWords.person })).toBeChecked();
		expect(seat(0).getByRole('radio', { name: trialWords.app })).toBeChecked();
		expect(screen.getByRole('radio', { name: /^Medium/ })).toBeChecked();
	});

	it('begins as it was chosen, and leaves the game itself as it is', async () => {
		const user = await openSheet();
		await user.click(seat(1).getByRole('radio', { name: trialWords.app }));
		await screen.findByText(trialWords.nobody);
		expect(screen.getByRole('button', { name: trialWords.start })).toBeDisabled();
		await user.click(seat(0).getByRole('radio', { name: trialWords.person }));
		await user.click(screen.getByRole('radio', { name: /^Strong/ }));
		await user.click(screen.getByRole('button', { name: trialWords.start }));
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith('/game/?trial');
		});
		const { trial } = await import('../../../src/lib/table/trial/trial.svelte');
		const game = await trial.open();
		if (!game) throw new Error('It was begun.');
		expect(game.trial).toMatchObject({ people: [0], strength: 'ahead', from: 'id=game', begun: 7 });
		expect((await loaded(game.store, game.id)).record.entries).toEqual(record.entries);
	});

	it('begins with the first tile where nothing has happened', () => {
		render(PlayOn, { record, position: replayRecord(recordWith(0)).game, game: 'id=game' });
		screen.getByRole('button', { name: trialWords.playFromStart });
	});

	it('isn’t offered where the app doesn’t know the rules', () => {
		const other = withEvents(
			{ header: headerFor('o', 2, { expansions: ['river'] }), entries: [] },
			[]
		);
		render(PlayOn, { record: other, position: replayRecord(other).game, game: 'id=o' });
		expect(screen.queryByRole('button')).toBeNull();
	});
});
