import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import type { MoveOnTable } from '../../../src/lib/lookahead/on-table';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { comparedMoves, picturesOf, whyBetter } from '../../../src/lib/table/past/better-move';
import { laid } from '../../modules/playing';
import { headerFor } from '../../record/support';

const HEADER = headerFor('one');
/** Ana has a monk south of the start tile, and a thief stands on Björn's road. */
const BEFORE: readonly TableEvent[] = [
	laid(0, 'base-B', [0, 1, 0], ['follower', 0]),
	laid(1, 'base-U', [1, 0, 0], ['follower', 0])
];
const compare = (played: TableEvent, better: MoveOnTable) => {
	const compared = comparedMoves(HEADER, [...BEFORE, played], BEFORE.length, better);
	if (!compared) throw new Error('There is a turn at that position.');
	return compared;
};
const why = (played: TableEvent, better: MoveOnTable) => whyBetter(compare(played, better));

describe('a better move', () => {
	it('scores at once, where the played one doesn’t', () => {
		const played = laid(0, 'base-E', [1, -1, 0]);
		const completes = { x: 0, y: -1, rotation: 2, segment: 0 } as const;
		expect(why(played, completes)).toEqual([{ kind: 'now', points: 4, instead: 0 }]);
	});

	it('leaves a follower where it stays, and pays for what is unfinished', () => {
		const monastery = laid(0, 'base-B', [-1, 1, 0]);
		// Beside it lie the start tile and the other monastery.
		expect(why(monastery, { x: -1, y: 1, rotation: 0, segment: 0 })).toEqual([
			{ kind: 'unfinished', points: 3 },
			{ kind: 'stays', on: 'monastery', tiles: 1 }
		]);
	});

	it('keeps a follower', () => {
		const played = laid(0, 'base-E', [1, -1, 0], ['follower', 1]);
		expect(why(played, { x: 1, y: -1, rotation: 0 })).toEqual([{ kind: 'supply', count: 1 }]);
	});

	it('leaves another player less', () => {
		const longer = laid(0, 'base-U', [2, 0, 0]);
		expect(why(longer, { x: -1, y: 1, rotation: 1 })).toContainEqual({
			kind: 'others',
			player: 1,
			points: 1
		});
	});

	it('is drawn beside the one played, before anything is scored', () => {
		const played = laid(0, 'base-E', [1, -1, 0]);
		const pictures = picturesOf(compare(played, { x: 0, y: -1, rotation: 2, segment: 0 }));
		expect([pictures.played.at, pictures.better.at]).toEqual([
			{ x: 1, y: -1 },
			{ x: 0, y: -1 }
		]);
		const last = ({ scene }: typeof pictures.better) => scene.tiles.at(-1);
		expect(last(pictures.better)).toMatchObject({ type: { id: tileId('base-E') }, rotation: 2 });
		expect(pictures.better.scene.figures).toHaveLength(3);
		expect(pictures.played.scene.figures).toHaveLength(2);
	});

	it('is compared with turns only', () => {
		const aside: TableEvent = { type: 'base/set-aside', player: 0, tile: tileId('base-E') };
		const events = [...BEFORE, aside];
		expect(comparedMoves(HEADER, events, 2, { x: 0, y: -1, rotation: 0 })).toBeUndefined();
	});
});
