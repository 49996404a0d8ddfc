import { describe, expect, it } from 'vitest';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';
import { folderOf } from '../tools/source/expansions/folders';
import { sourcesIn } from '../tools/source/sources';
import { namesIn, othersNamedIn } from './support/piece-names';

/* Expansions don’t know each other, not even in a sentence: what holds for any figure is said of any. */

/** The pieces of others that the words of an expansion name, and why. */
const TOLD: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
	'inns-and-cathedrals': {
		wagon:
			'its tile with a crossing between two gates is the only one that the rules of wagons name',
		'gingerbread-man': 'a rule says what its own figure is there'
	},
	'traders-and-builders': {
		'am-abbey': 'rules of its builder and its goods: an abbey wins goods, and earns no second part',
		barn: 'rules of its pig: a barn sends it home, and pays it',
		abbot: 'the Romanian “abații” are abbeys here, and abbots elsewhere'
	},
	'river-2': {
		pig: 'its herd counts besides the pig of a player',
		barn: 'a rule of its herd: a barn gets nothing for it',
		'am-abbey': 'a rule of its arms: an abbey may close one',
		'track-robber': 'the printed box Count, King & Robber'
	},
	ferries: {
		mage: 'a rule of what a ferry joins: mage and witch never share a feature',
		witch: 'the same'
	},
	// The interplay of both is a module of its own; it has no words of its own.
	robbers: { messenger: 'beside which of two figures it stands' },
	messages: { 'track-robber': 'which of two figures it robs' },
	'princess-and-dragon': {
		mayor: 'a ruling: whether mayors and wagons go through a portal',
		wagon: 'the same'
	},
	shrines: {
		wagon: 'a ruling: what a wagon does whose building loses',
		'track-robber': 'the printed box Count, King & Robber'
	},
	gq11: { pig: 'the pig herd printed on one of its tiles' },
	monasteries: {
		abbot: 'whoever lies there is an abbot, as whoever stands there is a monk'
	},
	siege: {
		builder: 'a ruling: whether builders escape',
		pig: 'a ruling: how often a pig counts for a besieged city, and a herd',
		barn: 'a rule: a besieged city counts double for it'
	}
};

/** What all words of expansions name, by language. */
const FOUND = await Promise.all(
	LANGUAGE_TAGS.map(async (tag) => {
		const names = await namesIn(tag);
		const named = EXPANSION_IDS.flatMap((id) =>
			sourcesIn(`src/lib/expansions/${folderOf(id)}/words`, [
				`${tag}.ts`,
				`${tag}-help.ts`
			]).flatMap((source) => othersNamedIn(tag, id, source, names).map((one) => ({ id, ...one })))
		);
		return [tag, named] as const;
	})
);

describe('the words of expansions', () => {
	it.each(FOUND)('name no piece that only another one has (%s)', (_, named) => {
		const others = named.filter(({ id, piece }) => TOLD[id]?.[piece] === undefined);
		expect(
			others.map(({ path, line, piece, text }) => `${path}:${String(line)} names ${piece}: ${text}`)
		).toEqual([]);
	});

	it('name each of those that are excepted', () => {
		const told = Object.entries(TOLD).flatMap(([id, pieces = {}]) =>
			Object.keys(pieces).map((piece) => `${id} ${piece}`)
		);
		const all = FOUND.flatMap(([, named]) => named.map(({ id, piece }) => `${id} ${piece}`));
		expect(told.filter((one) => !all.includes(one))).toEqual([]);
	});
});
