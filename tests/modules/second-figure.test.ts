import { describe, expect, it } from 'vitest';
import { inSupply } from '../../src/lib/engine/game';
import type { Act, GameEvent, RuleModule } from '../../src/lib/engine/module';
import { nextInTurn, offeredAt, offersIn } from '../../src/lib/engine/question';
import { fail, ok } from '../../src/lib/engine/result';
import { PLACED, type PhantomEvent } from '../../src/lib/expansions/phantom/events';
import { expansionsIn } from '../../src/lib/rules/loading';
import { lyingIn } from '../tools/games/lying';
import '../tools/games/all-expansions';
import { expansionOf, laid, played, refusalOf, rulesFor, rulesUnder } from './playing';

interface Blown extends GameEvent {
	readonly player: number;
}
const BLOWN = 'whistle/blown';

/** Instead of putting a figure, a player may blow a whistle. */
const whistleThat = (acted: Act): RuleModule<Blown> => ({
	id: 'whistle',
	codes: { questions: [BLOWN], offers: [BLOWN] },
	offers: (_, { player, choices }) =>
		choices.length > 0 ? [] : [{ id: BLOWN, player, timing: 'action', offered: true, options: [] }],
	record: (_, event, asked) =>
		asked.some(({ id }) => id === event.type)
			? ok({ touched: [], objections: [], acted })
			: fail({ nonsense: 'nothing-asked' })
});

const withWhistle = (acted: Act) =>
	[...expansionsIn(['phantom']), expansionOf(whistleThat(acted))] as const;
const blown: Blown = { type: BLOWN, player: 0 };
const CAP = laid(0, 'base-E', [0, -1, 2]);
const CITY = { x: 0, y: -1, segment: 0 };
const followed: PhantomEvent = { type: PLACED, player: 0, to: CITY };

describe('a second figure', () => {
	it('may follow a figure, and what was done instead of one', () => {
		const rules = rulesFor(...withWhistle('instead'));
		const game = played(rules, [{ ...CAP, choices: [blown, followed] }]);
		expect(game.scores).toEqual([4, 0]);
		expect(inSupply(game, 0, 'phantom')).toBe(1);
	});

	it('follows only a figure by a ruling, wherever that was put', () => {
		const other = rulesUnder({ phantomAfter: 'figure' }, ...withWhistle('instead'));
		const turn = { ...CAP, choices: [blown, followed] };
		expect(refusalOf(played(other, []), turn)).toEqual(['nothing-asked']);
		const figure = rulesUnder({ phantomAfter: 'figure' }, ...withWhistle('figure'));
		expect(played(figure, [turn]).scores).toEqual([4, 0]);
	});

	it('follows nothing that ends the turn', () => {
		const rules = rulesFor(...withWhistle('last'));
		const turn = { ...CAP, choices: [blown, followed] };
		expect(refusalOf(played(rules, []), turn)).toEqual(['nothing-asked']);
		const lying = lyingIn(played(rules, []), { ...CAP, choices: [blown] });
		expect(offersIn(lying)).toEqual([]);
	});

	it('is asked for before the turn is scored, and needn’t be answered', () => {
		const lying = lyingIn(played(rulesFor(...withWhistle('instead')), []), {
			...CAP,
			choices: [blown]
		});
		expect(nextInTurn(lying, false)?.id).toBe(PLACED);
		expect(nextInTurn(lying, true)).toBeUndefined();
		expect(offeredAt(offersIn(lying), CITY)).toEqual(followed);
		expect(offeredAt(offersIn(lying), { ...CITY, y: 0 })).toBeUndefined();
	});
});
