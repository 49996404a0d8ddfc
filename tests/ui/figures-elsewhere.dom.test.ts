import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { scoring } from '../../src/lib/words/en/scoring';
import Reasons from '../../src/routes/game/parts/Reasons.svelte';
import HeldFigures from '../../src/routes/game/players/HeldFigures.svelte';

afterEach(() => {
	vi.restoreAllMocks();
});

it('says once why figures came onto a tile that lay already, and nothing of others', () => {
	vi.spyOn(scoring, 'reason').mockImplementation(
		(because, piece, name) => `${name}’s ${piece}: ${because}`
	);
	const flew = { kind: 'follower', player: 1, because: 'kite/landed' };
	const figures = [{ kind: 'follower', player: 0 }, flew, flew];
	const { container } = render(Reasons, { figures, names: ['Ada', 'Ben'] });
	expect(Array.from(container.querySelectorAll('p'), (line) => line.textContent)).toEqual([
		'Ben’s follower: kite/landed'
	]);
});

it('lists the figures of others that a player holds, each with its owner', () => {
	const owners = [
		{ name: 'Ada', colour: 'red' },
		{ name: 'Ben', colour: 'blue' }
	] as const;
	const held = (player: number, kind: string) =>
		({ kind, player, on: { kind: 'player', player: 0 } }) as const;
	render(HeldFigures, { title: 'Held', holds: [held(1, 'follower'), held(1, 'follower')], owners });
	expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual([
		'Ben: meeple',
		'Ben: meeple'
	]);
});
