import { describe, expect, it } from 'vitest';
import { gameId, checkPlayers, summaryOf } from '../../../src/lib/record';
import { EXPANSION_IDS, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { randomIndex, type Randomness } from '../../../src/lib/table/setup/seats.svelte';
import { PRINTINGS } from '../../../src/lib/rules/printings';
import { offeredAfter } from '../../../src/lib/table/setup/boxes';
import { seatName, Setup } from '../../../src/lib/table/setup/setup.svelte';
import { words } from '../../../src/lib/words/en/home';
import { playerNames } from '../../../src/lib/words';

const keyAt = (setup: Setup, place: number): number => setup.seats.list[place]?.key ?? -1;
const colours = (setup: Setup) => setup.seats.list.map(({ colour }) => colour);

/** A fixed source in place of random bits. */
const loaded = (...numbers: number[]): Randomness => {
	return (into) => {
		into[0] = numbers.shift() ?? 0;
	};
};

const BASE = usualRulingsFor([]);

describe('the expansions that are offered', () => {
	it('are the large ones first, by their numbers, and each once', () => {
		const offered = offeredAfter([]);
		expect(offered.slice(0, 4)).toEqual([
			'inns-and-cathedrals',
			'traders-and-builders',
			'princess-and-dragon',
			'tower'
		]);
		expect(offered.toSorted()).toEqual(EXPANSION_IDS.toSorted());
	});

	it('begin with those that were played last', () => {
		const offered = offeredAfter(['phantom', 'tower']);
		expect(offered.slice(0, 3)).toEqual(['tower', 'phantom', 'inns-and-cathedrals']);
		expect(offered).toHaveLength(EXPANSION_IDS.length);
	});
});

describe('a new game', () => {
	it('starts with two players without a name, who are called by their colours', () => {
		const header = new Setup().header(gameId('one'), 5);
		expect(header.players).toEqual([
			{ name: '', colour: 'red' },
			{ name: '', colour: 'blue' }
		]);
		expect(playerNames(header.players)).toEqual(['Red', 'Blue']);
		expect(header).toMatchObject({ created: 5, box: 'base-c2', first: 0, rulings: BASE });
	});

	it('has one to six players, all in different colours', () => {
		const setup = new Setup();
		for (let more = 0; more < 9; more++) setup.seats.add();
		expect(colours(setup)).toEqual(['red', 'blue', 'green', 'yellow', 'black', 'grey']);
		expect(setup.seats.full).toBe(true);
		for (let fewer = 0; fewer < 9; fewer++) setup.seats.remove(keyAt(setup, 0));
		expect(colours(setup)).toEqual(['grey']);
		expect(checkPlayers(setup.header(gameId('one'), 5).players, setup.seats.first)).toEqual([]);
	});

	it('assigns no colour twice', () => {
		const setup = new Setup();
		setup.seats.recolour(keyAt(setup, 0), 'blue');
		expect(colours(setup)).toEqual(['red', 'blue']);
		setup.seats.recolour(keyAt(setup, 0), 'grey');
		expect(colours(setup)).toEqual(['grey', 'blue']);
		expect(setup.seats.free).toEqual(['red', 'green', 'yellow', 'black', 'pink']);
	});

	it('keeps names as they are typed, without what nobody sees', () => {
		const setup = new Setup();
		setup.seats.rename(keyAt(setup, 0), ' \u202aAnn\u202c\u200b ');
		setup.seats.rename(keyAt(setup, 1), '\u200d👩\u200d👩\u200d👧\u200e');
		setup.seats.add('می\u200c\u200cخواهم');
		setup.seats.add();
		setup.seats.rename(keyAt(setup, 3), '\u200b');
		expect(setup.seats.complete).toBe(true);
		const { players } = setup.header(gameId('one'), 5);
		expect(players.map(({ name }) => name)).toEqual([
			'Ann',
			'👩\u200d👩\u200d👧',
			'می\u200cخواهم',
			''
		]);
		expect(setup.seats.list.map(seatName)).toEqual([
			'Ann',
			'👩\u200d👩\u200d👧',
			'\u2068می\u200cخواهم\u2069',
			'Yellow'
		]);
	});

	it('keeps the starting player when seats are swapped', () => {
		const setup = new Setup();
		setup.seats.add();
		setup.seats.start(keyAt(setup, 2));
		setup.seats.move(keyAt(setup, 2), -1);
		expect(colours(setup)).toEqual(['red', 'green', 'blue']);
		expect(setup.seats.first).toBe(1);
		setup.seats.move(keyAt(setup, 0), 1);
		expect(colours(setup)).toEqual(['green', 'red', 'blue']);
		expect(setup.seats.first).toBe(0);
	});

	it('doesn’t move a player beyond the first or last seat', () => {
		const setup = new Setup();
		setup.seats.move(keyAt(setup, 0), -1);
		setup.seats.move(keyAt(setup, 1), 1);
		expect(colours(setup)).toEqual(['red', 'blue']);
	});

	it('falls back to the first player when the starting player is removed', () => {
		const setup = new Setup();
		setup.seats.start(keyAt(setup, 1));
		setup.seats.remove(keyAt(setup, 1));
		expect(setup.seats.first).toBe(0);
	});

	it('seats a known player on an unnamed seat, in their colour if it is free', () => {
		const setup = new Setup();
		setup.seats.invite({ name: 'Ana', colour: 'green' });
		setup.seats.invite({ name: 'Bo', colour: 'green' });
		setup.seats.invite({ name: 'Cy', colour: 'black' });
		expect(setup.seats.list.map(seatName)).toEqual(['Ana', 'Bo', 'Cy']);
		expect(colours(setup)).toEqual(['green', 'blue', 'black']);
	});

	it('accepts names of up to 40 characters in any script', () => {
		const setup = new Setup();
		setup.seats.rename(keyAt(setup, 0), '👩‍👩‍👧‍👦'.repeat(40));
		expect(setup.seats.complete).toBe(true);
		setup.seats.rename(keyAt(setup, 0), 'x'.repeat(41));
		expect(setup.seats.complete).toBe(false);
	});

	it('lists the rulings that are not today’s', () => {
		const setup = new Setup();
		setup.answerRuling('farmers', 'off');
		expect(setup.changes).toEqual(['farmers']);
		expect(setup.header(gameId('one'), 5).rulings).toEqual({ ...BASE, farmers: 'off' });
	});

	it('applies a set of rules, and lists what differs from it', () => {
		const setup = new Setup();
		setup.choosePreset('2000');
		expect(setup.changes).toEqual([]);
		expect(setup.header(gameId('one'), 5).rulings).toEqual({
			...BASE,
			farmRule: 'first',
			smallCity: '2'
		});
		setup.answerRuling('edge', 'limits');
		expect(setup.changes).toEqual(['edge']);
		expect(new Setup(setup.settings).preset).toBe('2000');
		setup.choosePreset('no-such-set');
		expect(setup.preset).toBe('2000');
		setup.choosePreset('today');
		expect(setup.header(gameId('one'), 5).rulings).toEqual(BASE);
	});

	it('a set of rules without a starter ruling keeps the current one', () => {
		const setup = new Setup();
		setup.answerRuling('starter', 'roads');
		setup.choosePreset('2000');
		expect(setup.rulings['starter']).toBe('roads');
		expect(setup.changes).toEqual([]);
		setup.choosePreset('tournament');
		expect(setup.rulings['starter']).toBe('lot');
	});

	it('can be set up again with the same settings', () => {
		const setup = new Setup();
		setup.choosePrinting('winter-we2');
		setup.setExpansion('gingerbread', true);
		setup.choosePrinting('no-such-box');
		setup.seats.rename(keyAt(setup, 1), ' Ana ');
		const again = new Setup(setup.settings);
		expect(again.settings).toEqual(setup.settings);
		expect(again.header(gameId('one'), 5).players[1]?.name).toBe('Ana');
	});
});

describe('a game with expansions', () => {
	const withBoth = (): Setup => {
		const setup = new Setup();
		setup.choosePrinting('base-c1');
		setup.setExpansion('gingerbread', true);
		setup.setExpansion('abbey-and-mayor', true);
		return setup;
	};

	it('has each known expansion once, in a fixed order', () => {
		const setup = withBoth();
		setup.setExpansion('abbey-and-mayor', true);
		setup.setExpansion('no-such-expansion', true);
		expect(setup.header(gameId('one'), 5).expansions).toEqual(['abbey-and-mayor', 'gingerbread']);
		setup.setExpansion('abbey-and-mayor', false);
		expect(setup.header(gameId('one'), 5).expansions).toEqual(['gingerbread']);
	});

	it('offers the Winter Edition of 2022 with its gardens, also to who played it before they were told apart', () => {
		const settings = new Setup().settings;
		expect(new Setup({ ...settings, box: 'winter-we3' }).box).toBe('winter-we3-gardens');
		expect(PRINTINGS.map(({ box }) => box)).not.toContain('winter-we3');
	});

	it('suggests the newest box with what lies in it, until another one was played', () => {
		const setup = new Setup();
		expect(setup.printing.id).toBe('base-c3');
		expect(setup.expansions).toEqual(['river', 'abbot']);
		setup.setExpansion('abbey-and-mayor', true);
		expect(setup.changes).toEqual([]);
		setup.choosePrinting('winter-we2');
		expect(new Setup(setup.settings).printing.id).toBe('winter-we2');
	});

	it('is called later what its box was called when it was chosen', () => {
		const named = (printing: string, expansion = '') => {
			const setup = new Setup();
			setup.choosePrinting(printing);
			setup.setExpansion(expansion, true);
			const header = setup.header(gameId('one'), 5);
			return words.home.box(summaryOf({ header, entries: [] }).printing ?? header.box);
		};
		expect(named('base-c3')).toContain('2021');
		// Its base game can't be told from that of 2021, but an expansion can.
		expect(named('base-2025')).toContain('2021');
		expect(named('base-2025', 'traders-and-builders')).toContain('2025');
		expect(named('base-c3', 'traders-and-builders')).toContain('2021');
		expect(named('big-box-7')).toContain('2021');
		expect(named('base-c2')).toContain('2014');
		expect(named('winter-we1')).toContain('2012');
	});

	it('begins with what lies in the box of a year, and keeps what was added', () => {
		const setup = new Setup();
		setup.setExpansion('gingerbread', true);
		setup.choosePrinting('base-c3');
		expect(setup.expansions).toEqual(expect.arrayContaining(['river', 'abbot', 'gingerbread']));
		expect(setup.rulings['riverTiles']).toBe('third');
		setup.setExpansion('abbot', false);
		const again = new Setup(setup.settings);
		expect(again.printing.id).toBe('base-c3');
		expect(again.expansions).not.toContain('abbot');
		again.choosePrinting('base-c1');
		expect(again.expansions).toEqual(['gingerbread']);
		expect(again.rulings['riverTiles']).toBe('first');
	});

	it('has the tiles of the first edition with the first box, which is no other set of rules', () => {
		const setup = new Setup();
		setup.choosePrinting('base-c1');
		setup.setExpansion('river', true);
		expect(setup.rulings['riverTiles']).toBe('first');
		expect(setup.changes).toEqual([]);
	});

	it('keeps the answers of the year when a set of rules is chosen', () => {
		const setup = new Setup();
		setup.choosePrinting('base-c3');
		setup.choosePreset('2000');
		expect(setup.rulings['riverTiles']).toBe('third');
		expect(setup.rulings['farmRule']).toBe('first');
	});

	it('counts the tiles that are drawn', () => {
		const setup = withBoth();
		expect(setup.tiles).toBe(90);
		setup.choosePrinting('winter-we1');
		expect(setup.tiles).toBe(102);
		setup.setExpansion('abbey-and-mayor', false);
		expect(setup.tiles).toBe(90);
	});

	it('has figures for a sixth player with Abbey & Mayor only', () => {
		const setup = withBoth();
		expect(setup.figures).toBe(6);
		setup.setExpansion('abbey-and-mayor', false);
		expect(setup.figures).toBe(5);
	});

	it('asks for their rulings, and for barns only when farmers are played', () => {
		const setup = withBoth();
		const asked = (): readonly string[] => setup.terms.map(({ id }) => id);
		expect(asked()).toEqual(expect.arrayContaining(['barnFarms', 'wagonMoves', 'barnOnBarn']));
		expect(asked()).not.toContain('farmRule');
		setup.answerRuling('farmers', 'off');
		expect(asked()).not.toContain('barnFarms');
		expect(asked()).not.toContain('barnOnBarn');
		setup.setExpansion('abbey-and-mayor', false);
		expect(asked()).toEqual([
			'farmers',
			'smallCity',
			'unfinished',
			'ties',
			'unplayable',
			'filledHole',
			'edge',
			'trees',
			'buying',
			'startTile',
			'hand',
			'followers',
			'starter',
			'aids',
			'gingerbreadMoves'
		]);
	});

	it('asks for the size of the table only when its edge matters', () => {
		const setup = withBoth();
		const sizes = (): readonly string[] =>
			setup.terms.map(({ id }) => id).filter((id) => id.startsWith('table'));
		expect(sizes()).toEqual([]);
		setup.answerRuling('edge', 'completes');
		expect(sizes()).toEqual(['tableWidth', 'tableHeight']);
	});

	it('keeps answers that don’t apply at the moment', () => {
		const setup = withBoth();
		setup.answerRuling('wagonMoves', 'nearby');
		expect(setup.changes).toEqual(['wagonMoves']);
		setup.setExpansion('abbey-and-mayor', false);
		expect(setup.changes).toEqual([]);
		expect(setup.header(gameId('one'), 5).rulings).toEqual(usualRulingsFor(['gingerbread']));
		const again = new Setup(setup.settings);
		again.setExpansion('abbey-and-mayor', true);
		expect(again.header(gameId('one'), 5).rulings).toEqual({
			...usualRulingsFor(['abbey-and-mayor', 'gingerbread']),
			wagonMoves: 'nearby'
		});
	});
});

describe('the random starting player', () => {
	it('picks the drawn one', () => {
		const setup = new Setup();
		setup.seats.add();
		expect(setup.seats.drawStarter(loaded(5))?.colour).toBe('green');
		expect(setup.seats.first).toBe(2);
	});

	it('draws again when a number would favour the first', () => {
		expect(randomIndex(3, loaded(2 ** 32 - 1, 1))).toBe(1);
		expect(randomIndex(3, loaded(2 ** 32 - 2))).toBe(2);
	});
});
