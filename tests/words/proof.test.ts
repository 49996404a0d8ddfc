import { describe, expect, it } from 'vitest';
import { proofWords } from '../../src/lib/words/en/proof';

describe('what separates or connects two fields', () => {
	it.each([
		[
			'one',
			[],
			'One field: the dotted path goes from A to B without crossing anything that separates fields.'
		],
		['separated', ['road'], 'Two fields: a road is between A and B, and there’s no way round.'],
		[
			'separated',
			['road', 'city'],
			'Two fields: a road and a city are between A and B, and there’s no way round.'
		],
		[
			'separated',
			['monastery'],
			'Two fields: an abbey is between A and B, and there’s no way round.'
		],
		['apart', [], 'Two fields: no laid tiles connect A and B, or their sides don’t match.']
	] as const)('is said of %s, %j', (kind, between, says) => {
		expect(proofWords.fields({ kind, between })).toBe(says);
	});
});

describe('why a city near a farm doesn’t count', () => {
	it('has a text for every reason', () => {
		expect(proofWords.whyNotCounted('unfinished', 1, [])).toBe('unfinished, 1 open side');
		expect(proofWords.whyNotCounted('unfinished', 3, [])).toBe('unfinished, 3 open sides');
		expect(proofWords.whyNotCounted('separated', 0, ['road'])).toBe('a road between');
		expect(proofWords.whyNotCounted('separated', 0, ['road', 'city'])).toBe(
			'a road and a city between'
		);
		expect(proofWords.whyNotCounted('corner', 0, [])).toBe('touches only at a corner');
	});
});

it('names one or several owners of a farm', () => {
	expect(proofWords.farmMajority(['Ada'])).toBe('Ada has the most farmers here');
	expect(proofWords.farmMajority(['Ada', 'Ben'])).toBe('Ada and Ben tie for the most farmers here');
});
