import { describe, expect, it } from 'vitest';
import { gameTag, linkOfCode, SECOND_DEVICE, type FollowCode } from '../../../src/lib/follow/code';
import { SecondDevice } from '../../../src/lib/table/backup/second-device.svelte';
import { following } from '../../../src/lib/table/follow/following.svelte';
import { keeping } from '../../../src/lib/table/follow/keeping.svelte';

/** A code with these tags. */
const linkTo = (game: number, kind: FollowCode['kind']): string => {
	const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
	const endpoint = { ufrag: 'abcd', pwd: 'abcdefghijklmnopqrstuvwx', fingerprint, candidates: [] };
	return linkOfCode({ kind, game, offer: 1, endpoint }, 'https://tilekeep.example/open/?');
};
const TABLE = gameTag('a game');
const kinds = ['offer', 'answer'] as const;

// There are no connections here: a code that was taken for another would be 'impossible'.
describe('a code for another purpose', () => {
	it.each(kinds)('of a second device (%s) shows no table', async (kind) => {
		await following.answer(linkTo(SECOND_DEVICE, kind));
		expect(following.problem).toBe('second-device');
	});

	it.each(kinds)('of a second device (%s) answers no table’s code', async (kind) => {
		expect(await keeping.accept(linkTo(SECOND_DEVICE, kind))).toBe(false);
		expect(keeping.problem).toBe('second-device');
	});

	it.each(kinds)('of a table (%s) connects no second device', async (kind) => {
		const second = new SecondDevice(() => Promise.reject(new Error('Nothing is opened.')));
		await second.take(linkTo(TABLE, kind));
		expect(second.problem).toBe('other-game');
	});

	it('answers nothing where the second device shows no code', async () => {
		const second = new SecondDevice(() => Promise.reject(new Error('Nothing is opened.')));
		await second.take(linkTo(SECOND_DEVICE, 'answer'));
		expect(second.problem).toBe('too-old');
		await second.take(linkTo(SECOND_DEVICE, 'offer'));
		expect([second.problem, second.answering]).toEqual(['impossible', false]);
	});

	it('is told from one of the same purpose on the wrong side', async () => {
		await following.answer(linkTo(TABLE, 'answer'));
		expect(following.problem).toBe('answer');
		await keeping.accept(linkTo(TABLE, 'offer'));
		expect(keeping.problem).toBe('offer');
	});

	it('isn’t that of a game, whatever its id', () => {
		expect(gameTag('second device')).not.toBe(SECOND_DEVICE);
	});
});
