import type { TileType } from '../../../../src/lib/engine/tile';
import type { ShapeTable } from '../../../../src/lib/rules/presentation/art';
import type { ScoringTopic } from '../../../../src/lib/rules/presentation/scoring-topic';
import {
	lacking,
	marksOf,
	once,
	piecesOf,
	printedSignsOf,
	tilesOf,
	titlesOf,
	type CheckedExpansion,
	type Common
} from './checked';

/** Tiles that are counted and not there, or that nobody drew. */
export const tileProblems = (one: CheckedExpansion, common: Common): readonly string[] => [
	...countProblems(one, common),
	...one.rules.tiles
		.filter((type) => !isDrawn(type, [one.rules.shapes, common.shapes]))
		.map(({ id }) => `${one.folder}/shapes.json lacks the shapes of “${id}”: run npm run shapes.`)
];

/** Every tile but a player's own is counted under some answers, and as many tiles under all as lists say. */
function countProblems(one: CheckedExpansion, common: Common): readonly string[] {
	const { folder, declared, rules, counts } = one;
	const counted = counts.flatMap(({ tiles }) => Object.keys(tiles));
	const said = declared.facts.tiles?.[declared.id] ?? 0;
	const drawn = counts.map(({ tiles, more }) =>
		Object.values(tiles).reduce((sum, count) => sum + count, -more)
	);
	return [
		...lacking(counted, [...tilesOf(one), ...common.tiles]).map(
			(id) => `${folder}/rules.ts lacks the tile “${id}”, which is counted.`
		),
		...lacking(
			rules.tiles.map(({ id }) => id),
			[...counted, ...rules.ownTiles]
		).map((id) => `${folder}/rules.ts never counts its tile “${id}”.`),
		...once(drawn)
			.filter((count) => count !== said)
			.map(
				(count) =>
					`${folder}/index.ts says “${declared.id}: ${String(said)}” in “tiles”, but some answers count ${String(count)}.`
			)
	];
}

/** Pictures that tiles of an expansion need, and that don't come with it: those of others are there only where both are played. */
export function pictureProblems(all: readonly CheckedExpansion[]): readonly string[] {
	const drawn = all.flatMap(({ rules }) => Object.keys(rules.marks));
	return all.flatMap((one) =>
		lacking(picturesOf(one, drawn), Object.keys(one.rules.marks)).map(
			(name) =>
				`${one.folder}/rules.ts lacks the picture of “${name}” in “marks”, which its tiles show.`
		)
	);
}

/** Figures, also neutral ones and titles, that nobody drew. */
export const figureProblems = (one: CheckedExpansion): readonly string[] =>
	lacking([...piecesOf(one), ...one.markers, ...titlesOf(one)], Object.keys(one.rules.figures)).map(
		(name) => `${one.folder}/rules.ts lacks the figure “${name}” in “figures”.`
	);

/** Marks, and signs that are pictures: others are drawn with the water. */
const picturesOf = (one: CheckedExpansion, drawn: readonly string[]): readonly string[] => [
	...(one.declared.facts.signs ?? []).map(({ sign }) => sign),
	...marksOf(one),
	...printedSignsOf(one).filter((sign) => drawn.includes(sign))
];

const isDrawn = ({ line, mark }: TileType, tables: readonly ShapeTable[]): boolean =>
	tables.some((table) => {
		const shapes = table[line];
		return shapes !== undefined && (mark === undefined || shapes.marks?.[mark] !== undefined);
	});

/** What an example shows where it isn't a rule: all farms. */
const FARMS = 'farms';

/** Topics of the help, and examples, without words, or about a rule that isn't there. */
export function topicProblems(one: CheckedExpansion, rules: readonly string[]): readonly string[] {
	const { folder, topics, names } = one;
	const shown = topics.map(({ id }) => id);
	return [
		...lacking(shown, Object.keys(names.topics)).map(
			(id) => `${folder}/names.ts lacks the topic “${id}”, so nothing is said about it.`
		),
		...lacking(Object.keys(names.topics), shown).map(
			(id) => `${folder}/scoring-topics.ts lacks the topic “${id}”, which names.ts lists.`
		),
		...topics.flatMap((topic) => exampleProblems(one, topic)),
		...topics
			.flatMap(({ examples }) => examples)
			.filter(({ shows }) => shows !== FARMS && !rules.includes(shows))
			.map(
				({ id, shows }) =>
					`${folder}/scoring-topics.ts shows the rule ${shows} in “${id}”, which no RULES.md has.`
			)
	];
}

function exampleProblems(
	{ folder, names }: CheckedExpansion,
	{ id: topic, examples }: ScoringTopic
): readonly string[] {
	const listed = names.topics[topic];
	if (!listed) return [];
	const shown = examples.map(({ id }) => id);
	return [
		...lacking(shown, listed).map(
			(id) => `${folder}/names.ts lacks the example “${id}” of the topic “${topic}”.`
		),
		...lacking(listed, shown).map(
			(id) =>
				`${folder}/scoring-topics.ts lacks the example “${id}” of “${topic}”, which names.ts lists.`
		)
	];
}
