import { describe, expect, it } from 'vitest';
import { coded, MILL, problemsWith, saying, type Broken } from './made-up';
import { readCommon, readExpansions } from './read';

const { declared, rules } = MILL;
const { facts } = declared;
const [module = { id: 'none' }] = MILL.modules;
const [presentation = { module: 'none' }] = rules.presentations;

describe('the check of expansions', () => {
	it('finds nothing in a whole one', () => {
		expect(problemsWith({})).toEqual([]);
	});

	it('finds one that isn’t listed', () => {
		expect(problemsWith({}, { folders: ['mill', 'dam'] })).toEqual([
			'src/lib/expansions/index.ts lacks the expansion of dam.'
		]);
	});

	it('reads all that are there', async () => {
		const all = await readExpansions();
		expect(all.length).toBeGreaterThan(7);
		for (const { names: listed, written, code } of all)
			for (const part of [listed.rules, written, code]) expect(part.length).toBeGreaterThan(0);
		// Some bring nothing but tiles.
		for (const { modules, rules } of all)
			expect(modules.length + rules.tiles.length).toBeGreaterThan(0);
		expect(all.filter(({ topics }) => topics.length > 0).length).toBeGreaterThan(7);
		const { eventNumbers = [], written, folders } = await readCommon();
		expect(folders).toHaveLength(new Set(all.map(({ folder }) => folder)).size);
		expect(eventNumbers.length).toBeGreaterThan(9);
		expect(written.size).toBeGreaterThan(1);
	});
});

describe('the check of what is declared finds', () => {
	it.each<[string, Broken, string]>([
		[
			'an objection that only a module has',
			{ declared: { objections: [] } },
			'mill/index.ts lacks the objection “mill/full”, which a module declares.'
		],
		[
			'an objection that no module has',
			{ declared: { objections: [...declared.objections, 'mill/high'] } },
			'mill/index.ts declares the objection “mill/high”, which no module has.'
		],
		[
			'a refusal without words',
			coded({ nonsense: ['mill/no'] }),
			'mill/rules.ts refuses events as “mill/no”, for which only the base game could have words.'
		],
		[
			'a code that the code says and nothing declares',
			saying("occasion: 'mill/lost'"),
			'mill/more.ts says “mill/lost”, which is no declared objection, occasion, question, countable, event or further tile.'
		],
		[
			'an event of no module',
			{ modules: [{ ...module, id: 'mills' }] },
			'mill/events.ts has an event of “mill”, which is no module.'
		],
		[
			'an event that isn’t shown',
			{ rules: { presentations: [{ ...presentation, events: {} }] } },
			'mill/rules.ts lacks the event “mill/moved” in “presentations”.'
		],
		[
			'an event that is only shown',
			{ declared: { events: [] } },
			'mill/index.ts lacks the event “mill/moved”, which a presentation shows.'
		],
		[
			'what presents no module',
			{ rules: { presentations: [...rules.presentations, { module: 'wind' }] } },
			'mill/rules.ts presents “wind”, which is no module.'
		],
		[
			'points of an occasion that nobody pays',
			{ rules: { presentations: [{ ...presentation, sources: { 'mill/off': 'mill' } }] } },
			'mill/rules.ts has a source for the occasion “mill/off”, which no module declares.'
		],
		[
			'points of a source that isn’t declared',
			{ rules: { presentations: [{ ...presentation, sources: { 'mill/paid': 'wind' } }] } },
			'mill/index.ts lacks the source of points “wind”.'
		],
		[
			'an edition’s ruling that isn’t asked',
			{ declared: { editions: { tiles: 'millTiles', first: {}, second: {} } } },
			'mill/rulings.ts lacks “millTiles”, which says whose tiles are played.'
		],
		[
			'an edition’s answer that can’t be given',
			{ declared: { editions: { tiles: 'mills', first: { mills: 'few' }, second: {} } } },
			'mill/index.ts answers “mills” with “few”, which rulings.ts doesn’t have.'
		],
		[
			'an answer about the start tile that can’t be given',
			{ declared: { facts: { ...facts, startReplaced: { by: 'mill', unless: { bag: 'yes' } } } } },
			'mill/index.ts answers “bag” with “yes”, which rulings.ts doesn’t have.'
		],
		[
			'facts of no module',
			{ declared: { facts: { ...facts, signs: [{ sign: 'sail', on: 'road', module: 'wind' }] } } },
			'mill/index.ts has facts of “wind”, which is no module.'
		],
		[
			'a source that charts can’t show',
			{ sourceArt: {} },
			'mill/more.ts lacks the art of the source of points “mill”.'
		]
	])('%s', (_, broken, problem) => {
		expect(problemsWith(broken)).toContain(problem);
	});
});
