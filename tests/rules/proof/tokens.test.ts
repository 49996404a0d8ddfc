import { expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { readSamples, rulesFor } from '../../samples/read';

const NAME = 'goods-go-to-whoever-completes-the-city';
/** A city tile with grain, the first one laid. */
const CITY = { x: 0, y: 1, segment: 0 };

it('a city names the goods for whoever completes it, until it is completed', () => {
	const sample = readSamples().find(([name]) => name === NAME)?.[1];
	if (!sample) throw new Error(`There is no sample ${NAME}.`);
	const game = newGame(rulesFor(sample), sample.players, 0);
	const goods = sample.events.slice(0, 6).map((event) => {
		play(game, event);
		return proofOf(game, CITY)?.tokens.map(({ token, count }) => `${String(count)} ${token}`);
	});
	expect(goods).toEqual([
		['1 grain'],
		['2 grain'],
		['1 wine', '2 grain'],
		['1 wine', '2 grain'],
		['1 wine', '2 grain'],
		[]
	]);
});
