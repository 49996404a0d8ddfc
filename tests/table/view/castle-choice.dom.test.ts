import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { tileAt } from '../../../src/lib/engine/board';
import { featureOf } from '../../../src/lib/engine/feature';
import { nextQuestion } from '../../../src/lib/engine/question';
import { beside } from '../../../src/lib/engine/spot';
import { replayRecord } from '../../../src/lib/record';
import { tilesIn } from '../../../src/lib/table/view/board-tiles';
import { choicesIn, tokenFigures } from '../../../src/lib/table/view/scene';
import BoardLit from '../../../src/lib/ui/board/BoardLit.svelte';
import { recordOfSample } from '../../review/support';

it('the board shows what a castle is paid for each feature that its lord may choose', () => {
	const record = recordOfSample(
		'of-a-city-of-6-and-a-road-of-4-red-chooses-the-city-for-the-castle'
	);
	const { game } = replayRecord({ ...record, entries: record.entries.slice(0, 6) });
	const ask = nextQuestion(game);
	const choices = ask ? choicesIn(game, ask, []) : [];
	expect(choices.map(({ pays }) => pays)).toEqual([6, 4]);
	expect(choices.map(({ label }) => label)).toEqual([
		'city 1 tile east, 1 north of the start tile: 6 points',
		'road on the start tile: 4 points'
	]);
	const scene = { tiles: tilesIn(game, []), figures: [], highlight: undefined, choices };
	const { container } = render(BoardLit, { scene, layer: 'signs', size: 100 });
	const shown = [...container.querySelectorAll('[data-pays]')].map((sign) =>
		sign.textContent.trim()
	);
	expect(shown).toEqual(['6', '4']);
});

it('a castle is drawn over the side between its two tiles', () => {
	const { header, entries } = recordOfSample(
		'of-a-city-of-6-and-a-road-of-4-red-chooses-the-city-for-the-castle'
	);
	const { game } = replayRecord({ header, entries });
	const castles = tokenFigures(game, game.onTiles, header.players);
	expect(castles).toMatchObject([{ kind: 'castle' }]);
	const [{ at, over } = { at: { x: 0, y: 0 } }] = castles;
	const tiles = [at, ...(over === undefined ? [] : [beside(at, over)])].map((spot) =>
		tileAt(game.board, spot)
	);
	const kinds = tiles.map((tile) => tile?.parts.map((part) => featureOf(part).kind));
	expect(kinds).toEqual([
		expect.arrayContaining(['castle']) as unknown,
		expect.arrayContaining(['castle']) as unknown
	]);
});
