import { expect, it } from 'vitest';
import { nextQuestion, questionLedTo } from '../../../src/lib/engine/question';
import { figuresIn } from '../../../src/lib/table/view/scene';
import { recordOfSample } from '../../review/support';
import { replayRecord } from '../../../src/lib/record';

it('a neutral figure is ringed while it is asked where it goes', () => {
	const record = recordOfSample('mage-and-witch-never-share-a-road-or-city');
	const { game } = replayRecord({ ...record, entries: record.entries.slice(0, 2) });
	const ask = nextQuestion(game);
	const ringed = (...asked: readonly (typeof ask)[]) =>
		figuresIn(game, game.pieces, record.header.players, ...asked)
			.filter((figure) => figure.asked)
			.map(({ kind }) => kind);
	expect(ask?.id).toBe('mage-and-witch/move');
	expect(ringed()).toEqual(['mage']);
	expect(ringed(ask && questionLedTo(ask, 'mage-and-witch/witch'))).toEqual([]);
});
