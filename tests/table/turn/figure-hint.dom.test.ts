import { expect, it } from 'vitest';
import { figureHint } from '../../../src/routes/game/turn/laying-words';
import '../../tools/games/all-expansions';

const taken = (objection: string) => ({ piece: 'follower', occupied: true, objection });

it('says that every place is taken where figures stand', () => {
	expect(figureHint([taken('occupied'), taken('occupied')], false)).toContain('is taken');
});

it('says what is in the way where that is something else everywhere', () => {
	expect(figureHint([taken('river-volcano/figure')], false)).toBe(
		'Nobody may stand on the tile with the volcano.'
	);
	expect(figureHint([taken('river-volcano/figure'), taken('occupied')], false)).toContain('taken');
});

it('asks for a figure where one place is free', () => {
	const free = { piece: 'follower', occupied: false };
	expect(figureHint([taken('occupied'), free], false)).not.toContain('taken');
});
