import { describe, expect, it } from 'vitest';
import '../tools/games/all-expansions';
import { tile } from '../../src/lib/engine/tile';
import { rulesOf, USUAL_RULINGS, type ExpansionId } from '../../src/lib/rules/catalogue';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import { featureView } from '../../src/lib/table/view/feature';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { words } from '../../src/lib/words/en/table';
import { expansionOf, laid, played, rulesFor } from './playing';

/* What is said of features and after turns that is neither counted nor paid, and what a sign makes of a monastery. */

const NAMES = ['Ada', 'Ben'];
const gameOf = (expansions: readonly ExpansionId[], events: Parameters<typeof played>[1]) =>
	played(rulesOf({ box: 'base-c1', expansions, rulings: USUAL_RULINGS }), events);
const BESIDE = [
	laid(0, 'base-U', [1, 0, 0]),
	laid(1, 'base-B', [0, 1, 0], ['follower', 0]),
	laid(0, 'cult-FFFF', [1, 1, 0], ['follower', 0])
];
const AROUND = [
	...BESIDE,
	laid(1, 'base-U', [-1, 0, 0]),
	laid(0, 'base-U', [2, 0, 0]),
	laid(1, 'base-E', [0, 2, 2]),
	laid(0, 'base-E', [2, 1, 1]),
	laid(1, 'base-E', [1, 2, 2])
];
const LAST = laid(0, 'base-V', [2, 2, 3]);
const saidAfter = (game: ReturnType<typeof gameOf>) =>
	(turnTasks(game)?.notes ?? []).map((note) => scoringWords.note(note, NAMES));
const saidOn = (game: ReturnType<typeof gameOf>, x: number, y: number) =>
	(featureView(game, { place: { x, y, segment: 0 } })?.notes ?? []).map((note) =>
		scoringWords.note(note, NAMES)
	);

describe('a note', () => {
	it('says after the turn that a challenge begins, once, and on both cards', () => {
		expect(saidAfter(gameOf(['shrines'], BESIDE.slice(0, 2)))).toEqual([]);
		const game = gameOf(['shrines'], BESIDE);
		expect(saidAfter(game)).toEqual([
			'A challenge begins: shrine against monastery (Ada and Ben).'
		]);
		expect(saidOn(game, 1, 1)).toEqual([expect.stringContaining('a monastery beside it (Ben)')]);
		expect(saidOn(game, 0, 1)).toEqual([expect.stringContaining('a shrine beside it (Ada)')]);
		expect(saidAfter(gameOf(['shrines'], AROUND))).toEqual([]);
	});

	it('says who lost it, and nothing on the cards then', () => {
		const game = gameOf(['shrines'], [...AROUND, LAST]);
		expect(saidAfter(game)).toEqual(['Challenge lost: nothing for Ben.']);
		expect(saidOn(game, 0, 1)).toEqual([]);
	});

	it('says of every tile of a besieged city that it is besieged', () => {
		const game = gameOf(['siege'], [laid(0, 'siege-CCFF', [0, -1, 1])]);
		expect(saidOn(game, 0, 0)).toEqual([expect.stringContaining('This city is besieged')]);
		expect(saidOn(game, 0, -1)).toEqual(saidOn(game, 0, 0));
	});
});

describe('a monastery with a sign', () => {
	it('has the name of the sign where a language has one', () => {
		const [shrine] = tile('told', {}, 'M!shrine F:01234567').segments;
		const [plain] = tile('told', {}, 'M!unknown F:01234567').segments;
		expect(shrine && words.tiles.called(shrine)).toBe('shrine');
		expect(plain && words.tiles.called(plain)).toBe('monastery');
	});
});

describe('rates that come to nothing', () => {
	it('pay nobody', () => {
		const free = { id: 'free', tariff: () => ({ rule: 'FREE-1', adds: { tiles: -1 } }) };
		const game = played(rulesFor(expansionOf(free)), [
			laid(0, 'base-A', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-A', [-1, 0, 2])
		]);
		const [settlement] = game.history.at(-1)?.settlements ?? [];
		expect(settlement).toMatchObject({ awards: [], home: [{ kind: 'follower' }] });
	});
});
