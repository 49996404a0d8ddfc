import { expect, it } from 'vitest';
import { proofOf, type Proof } from '../../../src/lib/rules/base/proof';
import { chancesOf } from '../../../src/lib/table/view/chances';
import { featureView } from '../../../src/lib/table/view/feature';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { sampleTable } from './tables';

const PAIR = 'two-tokens-alike-join-two-mouths-and-complete-a-road';
const ONE_HILL = 'a-hill-with-both-mouths-of-a-tunnel-counts-once';
const ROAD = { x: 0, y: 0, segment: 1 };

const proofAfter = (sample: string, events: number) => {
	const game = sampleTable(sample, events);
	const proof = proofOf(game, ROAD);
	if (!proof) throw new Error('There is no road.');
	return { game, proof };
};

const saidOf = ({ links }: Pick<Proof, 'links'>) =>
	links.map(({ token, spot, sides, to }) => scoringWords.joins(token, spot, sides, to));

it('a road that breaks off in a mouth is open there, which no tile changes', () => {
	const { game, proof } = proofAfter(PAIR, 3);
	const from = { x: 1, y: 0, segment: 2 };
	expect(proof.open).toEqual([{ from, side: 3, spot: { x: 1, y: 0 }, mouth: true }]);
	expect(proof.links).toEqual([]);
	expect(featureView(game, { place: ROAD })?.notes).toEqual([
		{ id: 'tunnel/open', players: [], count: 1 }
	]);
	expect(chancesOf(game, proof)).toBeUndefined();
	const before = proofAfter(PAIR, 1);
	expect(chancesOf(before.game, before.proof)?.kind).toBe('drawn');
});

it('a road that goes through a tunnel says from where to where', () => {
	const { proof } = proofAfter(PAIR, 4);
	expect([proof.completed, proof.open]).toEqual([true, []]);
	expect(saidOf(proof)).toEqual([
		'A tunnel leads from the hill 1 tile east of the start tile to the hill 1 tile south of the start tile.'
	]);
});

it('a tunnel through one hill is told by its sides', () => {
	const { proof } = proofAfter(ONE_HILL, 4);
	expect(saidOf(proof)).toEqual([
		'Through the hill 1 tile east of the start tile a tunnel joins west and east.'
	]);
});
