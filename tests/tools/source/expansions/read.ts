import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import type { RuleModule } from '../../../../src/lib/engine/module';
import type { Rulings } from '../../../../src/lib/engine/rulings';
import { EXPANSIONS } from '../../../../src/lib/expansions';
import { OTHER_TILES_NAMES } from '../../../../src/lib/expansions/other-tiles/names';
import { BASE_CODES } from '../../../../src/lib/rules/base/codes';
import type { DeclaredExpansion, ExpansionRules } from '../../../../src/lib/rules/base/expansion';
import BASE_SHAPES from '../../../../src/lib/rules/base/shapes.json' with { type: 'json' };
import { EXPANSION_IDS, rulesOf, TILES, USUAL_RULINGS } from '../../../../src/lib/rules/catalogue';
import { tilesMoreDrawn } from '../../../../src/lib/rules/facts';
import { TILE_SETS } from '../../../../src/lib/rules/loading';
import { commonNumbers } from '../../../../src/lib/share/packed/events';
import { loadPackedNames } from '../../../../src/lib/share/packed/names';
import type { Names } from '../../../../src/lib/words/expansion';
import { sourcesIn, type Source } from '../sources';
import { once, type CheckedExpansion, type Common } from './checked';
import { folderOf } from './folders';
import { readKept } from './kept-numbers';
import { meaningsIn, rulesIn } from './listed-rules';

const FOLDER = 'src/lib/expansions';
const DECLARED: readonly DeclaredExpansion[] = EXPANSIONS;

/** All expansions as they are listed. */
export const readExpansions = (): Promise<readonly CheckedExpansion[]> =>
	Promise.all(DECLARED.map(readExpansion));

async function readExpansion(declared: DeclaredExpansion): Promise<CheckedExpansion> {
	const folder = `${FOLDER}/${folderOf(declared.id)}`;
	const [{ RULES: rules }, { PACKED: packed, SOURCE_ART: sourceArt = {} }] = await Promise.all([
		declared.load(),
		declared.more()
	]);
	const answers = answersTo(declared);
	const page = readFileSync(`${folder}/RULES.md`, 'utf8');
	const modules = answers.flatMap((rulings) => modulesOf(rules, declared.id, rulings));
	return {
		folder,
		declared,
		packed,
		sourceArt,
		rules,
		modules,
		// A neutral figure may stand nowhere at first: then only the screen names it. What lies on tiles is shown like one.
		markers: once([
			...modules.flatMap(({ codes }) => codes?.onTiles ?? []),
			...modules.flatMap(({ codes }) => codes?.links ?? []),
			...modules.flatMap(markersOf),
			...rules.presentations.flatMap(({ markers = [] }) => markers.map(({ id }) => id)),
			...rules.presentations.flatMap(({ secondFigure }) => secondFigure?.id ?? [])
		]),
		counts: answers.flatMap((rulings) =>
			[[declared.id], EXPANSION_IDS].map((played) => ({
				tiles: rules.counts(rulings, played),
				more: moreTilesOf(declared.id, played, rulings)
			}))
		),
		names: await namesOf(declared.id),
		written: rulesIn(page),
		eventMeanings: meaningsIn(page),
		topics: rules.scoring.topics,
		code: codeIn(folder)
	};
}

/** How many more tiles an expansion has by these answers, beside others. */
function moreTilesOf(id: string, played: readonly string[], rulings: Rulings): number {
	const others = played.filter((one) => one !== id);
	return tilesMoreDrawn([...others, id], rulings) - tilesMoreDrawn(others, rulings);
}

/** The usual answers, and each other answer to one of its rulings. */
const answersTo = ({ rulings }: DeclaredExpansion): readonly Rulings[] => [
	USUAL_RULINGS,
	...rulings.flatMap(({ id, choices }) =>
		choices.map((choice) => ({ ...USUAL_RULINGS, [id]: choice }))
	)
];

/** Its modules where it is played alone, and where all are. */
const modulesOf = (rules: ExpansionRules, id: string, rulings: Rulings): readonly RuleModule[] =>
	[[id], EXPANSION_IDS].flatMap((played) => rules.modules(rulings, played));

const { start } = rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS });
/** The neutral figures of a module that stand somewhere at first. */
export const markersOf = (module: RuleModule): readonly string[] =>
	Object.keys(module.markers?.(start) ?? {});

/** The one list of names that a file exports, or that of a box among several. Throws where it has none. */
async function namesOf(id: string): Promise<Names> {
	const box = Object.entries(OTHER_TILES_NAMES).find(([one]) => one === id);
	if (box) return box[1];
	const exported = (await import(`../../../../src/lib/expansions/${id}/names.ts`)) as Readonly<
		Record<string, Names>
	>;
	const [names] = Object.values(exported);
	if (!names) throw new Error(`${FOLDER}/${id}/names.ts exports no names.`);
	return names;
}

/** Words say much, and lists of names name only what others have. */
const codeIn = (folder: string): readonly Source[] =>
	sourcesIn(folder, ['.ts']).filter(
		({ path }) => !path.startsWith(`${folder}/words/`) && path !== `${folder}/names.ts`
	);

/** What lies below all expansions. */
export const readCommon = async (): Promise<Common> => ({
	folders: sourcesIn(FOLDER, ['RULES.md']).map(({ path }) => dirname(path)),
	codes: BASE_CODES,
	tiles: [...TILES.keys()],
	shapes: BASE_SHAPES,
	packed: Object.entries(TILE_SETS).map(([id, { packed }]) => ({
		path: `src/lib/rules/${id}/index.ts`,
		part: packed
	})),
	eventNumbers: await commonEventNumbers(),
	kept: readKept(),
	written: new Map(
		sourcesIn('src/lib/rules', ['RULES.md']).map(({ path, text }) => [path, rulesIn(text)] as const)
	)
});

/** The names of links can't be loaded where two have the same number. `packedProblems` reports that; events are checked once it is mended. */
const commonEventNumbers = async (): Promise<readonly number[] | undefined> => {
	try {
		return commonNumbers(await loadPackedNames());
	} catch {
		return undefined;
	}
};
