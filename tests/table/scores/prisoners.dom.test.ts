import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import ScoreStrip from '../../../src/routes/game/players/parts/ScoreStrip.svelte';
import '../../tools/games/all-expansions';

const player = (index: number, name: string, colour: 'red' | 'blue') =>
	({ index, name, colour, points: 0, hand: 6, others: [], titles: [], onTurn: false }) as const;

it('prisoners lie with the scores of whoever holds them, apart from who stands beside the marker', () => {
	const held = { player: 1, kind: 'follower', on: { kind: 'player', player: 0 } } as const;
	const beside = { player: 1, kind: 'robber', on: { kind: 'track', player: 0 } } as const;
	const ana = { ...player(0, 'Ana', 'red'), holds: [held], beside: [beside] };
	render(ScoreStrip, { players: [ana, player(1, 'Ben', 'blue')], onplayer: () => undefined });
	const score = screen.getByRole('button', {
		name: /; Holds figures of others: Ben: meeple; Beside the marker.*: Ben: robber$/
	});
	const lies = [...score.querySelectorAll('[data-beside]')].map((one) =>
		one.classList.contains('held')
	);
	expect(lies).toEqual([true, false]);
});
