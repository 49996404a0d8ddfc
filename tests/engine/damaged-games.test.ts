import { describe, expect, it } from 'vitest';
import { compareGame } from '../tools/games/compare';
import { damaged } from '../tools/games/damaged';
import type { Damage } from '../tools/games/glue';
import { GLUES } from '../tools/games/glues';
import type { RecordedGame, RecordedTurn } from '../tools/games/recorded';

const always = (): boolean => true;
const scored = ({ awards }: RecordedTurn): boolean => (awards?.length ?? 0) > 0;

type AnyDamage = Damage<RecordedTurn, RecordedGame>;

/** A changed turn of the base game. */
const inBase = (
	what: string,
	has: (turn: RecordedTurn) => boolean,
	change: Extract<AnyDamage, { readonly has: unknown }>['change']
): AnyDamage => ({ what, file: 'base', has, change });

const OF_BASE: readonly AnyDamage[] = [
	inBase('legal placements', always, (turn) => (turn.legalPlacements = 3)),
	inBase('follower options', always, (turn) => turn.followerOptions?.pop()),
	inBase('supply before', always, (turn) => (turn.supplyBefore = { follower: 6 })),
	{
		what: 'supply after',
		file: 'second-engine',
		has: always,
		change: (turn) => turn.supplyAfter?.reverse().fill(5)
	},
	inBase('scores', always, (turn) => (turn.scores = [0, 1])),
	inBase('awards', scored, (turn) => turn.awards?.pop()),
	inBase('awards', scored, (turn) => turn.awards?.[0]?.tiles.pop()),
	inBase('awards', scored, (turn) => turn.awards?.[0]?.items.pop()),
	inBase('awards', scored, ({ awards }) => awards?.forEach((one) => one.points++)),
	inBase('awards', scored, ({ awards }) => awards?.forEach((one) => (one.why = '?'))),
	inBase('awards', scored, ({ awards }) => {
		for (const { at } of awards ?? []) if (at) at.feature = 3;
	}),
	inBase('figures returned', scored, (turn) => turn.returned?.pop()),
	inBase('the move', always, (turn) => (turn.rotation = 0)),
	inBase('the move', always, (turn) => (turn.tile = 'base-Z')),
	inBase('the move', always, (turn) => (turn.x = turn.y = 0)),
	inBase('setting base-U aside', always, (turn) => (turn.setAsideBefore = ['base-U'])),
	{
		what: 'setting base-U aside',
		file: 'base',
		changeGame: (game) => (game.setAsideAtEnd = ['base-U'])
	},
	{ what: 'final scores', file: 'base', changeGame: (game) => game.finalScores?.reverse() },
	{ what: 'awards', file: 'base', changeGame: (game) => game.finalAwards?.pop() },
	{ what: 'tiles on the table', file: 'base', changeGame: (game) => game.start.pop() }
];

const ALL = [...OF_BASE, ...GLUES.flatMap(({ damages = [] }) => damages)];

describe('a recorded game with one fact changed is noticed', () => {
	it.each(ALL.map((damage) => [damage.what, damage] as const))('%s (%#)', (what, damage) => {
		const { differences } = compareGame(damaged(damage));
		expect(differences.map((difference) => difference.what)).toContain(what);
	});
});
