import { describe, expect, it } from 'vitest';
import { ledgerOf, newGame } from '../../src/lib/engine/game';
import { totals } from '../../src/lib/engine/ledger';
import { play } from '../../src/lib/engine/play';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { headerFor, withEvents } from '../record/support';
import { figuresOf, gainedIn } from '../tools/games/compared';
import { randomGameOf } from '../tools/games/random-game';

/* What every expansion keeps, also one that came after the games of all seeds were drawn. */

const games = EXPANSION_IDS.flatMap((id) =>
	[2000, 2001, 2002].map((seed) => [id, seed, randomGameOf(id, seed)] as const)
);

describe.each(games)('a random game with %s, of seed %i', (id, _, random) => {
	const { rules, players, first, events } = random;

	it('loses no figure and no token, and has scores that are the sums of awards', () => {
		const game = newGame(rules, players, first);
		for (const event of events) {
			expect(play(game, event).ok).toBe(true);
			expect(game.scores).toEqual(totals(ledgerOf(game), players));
			for (const [kind, { perPlayer }] of Object.entries(rules.pieces))
				expect(figuresOf(game, kind)).toEqual(game.supply.map(() => perPlayer));
		}
		for (const token of rules.tokens)
			expect(gainedIn(game, token)).toEqual(game.tokens.map((own) => own[token]));
	});

	it('is brought back by a link as it was', async () => {
		const record = withEvents(
			{ header: headerFor('each', players, { expansions: [id] }), entries: [] },
			events
		);
		expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
	});
});
