import type { Ruling } from '../../../../src/lib/engine/rulings';
import type {
	DeclaredEvent,
	EventField
} from '../../../../src/lib/rules/presentation/declared-event';
import type { RulingWords } from '../../../../src/lib/words/expansion';
import {
	goodsOf,
	once,
	piecesOf,
	titlesOf,
	type CheckedExpansion
} from '../../source/expansions/checked';
import { code, codes, listed, table, wrapped, type Parts } from './marked';

/** An expansion with its name and the words of rulings, by their ids, in English. */
export interface DocumentedExpansion extends CheckedExpansion {
	readonly title: string;
	readonly rulingWords: Readonly<Partial<Record<string, RulingWords>>>;
}

/** The parts of all documents, from what expansions declare, and the lines of their numbers in packed games. */
export const partsOf = (
	all: readonly DocumentedExpansion[],
	numbers: readonly string[] = []
): Parts => ({
	known: knownText(all),
	rules: once(
		all.map(
			(one) => `- [${hasRules(one) ? one.title : 'Boxes without rules'}](${one.folder}/RULES.md)`
		)
	).join('\n'),
	expansions: all.map(expansionLine).join('\n'),
	rulings: rulingTable(all),
	events: eventTable(all),
	'packed events': packedTable(all),
	'packed numbers': numbers.map((line) => wrapped(line).replaceAll('\n', '\n  ')).join('\n')
});

/** False for a box of which there are the tiles alone. */
const hasRules = ({ folder }: DocumentedExpansion): boolean => !folder.endsWith('/other-tiles');

/** Which expansions can be played. */
function knownText(all: readonly DocumentedExpansion[]): string {
	const titles = (those: readonly DocumentedExpansion[]): string =>
		listed(those.map(({ title }) => title));
	const tilesAlone = all.filter((one) => !hasRules(one));
	const text = `These expansions can be played, alone or together: ${titles(all.filter(hasRules))}.`;
	return wrapped(
		tilesAlone.length > 0
			? `${text} Of these boxes the tiles are laid and scored, and what else they bring isn’t: ${titles(tilesAlone)}.`
			: text
	);
}

/** What an expansion adds to the names in game files. */
const expansionLine = (one: DocumentedExpansion): string =>
	[
		`- ${code(one.declared.id)}: ${one.title}.`,
		...named('Figures', piecesOf(one)),
		...named('Tiles of which each player has one', one.rules.ownTiles),
		...named('Tokens', goodsOf(one)),
		...named('Tokens of which there is one', titlesOf(one)),
		...named('Objections', one.declared.objections),
		...printed(one)
	].join(' ');

/** A sentence that names all of a kind; none where there are none. */
const named = (kind: string, names: readonly string[]): readonly string[] =>
	names.length > 0 ? [`${kind}: ${codes(names)}.`] : [];

/** What custom tiles may show with it. */
function printed({ declared }: DocumentedExpansion): readonly string[] {
	const { kinds = [], signs = [], undescribed } = declared.facts;
	return [
		...kinds.map(({ kind, ends = [] }) =>
			ends.length > 0
				? `Kind of segment: ${code(kind)}, which may end at a ${ends.map(code).join(' or ')}.`
				: `Kind of segment: ${code(kind)}.`
		),
		...(signs.length > 0
			? [`Signs: ${signs.map(({ sign, on }) => `${code(sign)} (${on})`).join(', ')}.`]
			: []),
		...(undescribed ? [`Mark: ${code(undescribed.mark)}.`] : [])
	];
}

/** All rulings of expansions, each once, with the expansions that ask them. */
function rulingTable(all: readonly DocumentedExpansion[]): string {
	const rulings = new Map(
		all.flatMap(({ declared }) => declared.rulings.map((one) => [one.id, one]))
	);
	const rows = [...rulings.values()].map((ruling) => {
		const asking = all.filter(({ declared }) =>
			declared.rulings.some(({ id }) => id === ruling.id)
		);
		const words = asking[0]?.rulingWords[ruling.id];
		if (!words) throw new Error(`There are no words for the ruling ${ruling.id}.`);
		const only = codes(asking.map(({ declared }) => declared.id));
		return [code(ruling.id), only, answers(ruling, words)];
	});
	return table(['Ruling', 'Only with', 'Answers, the first for a file without one'], rows);
}

const answers = ({ choices, usual, unrecorded = usual }: Ruling, words: RulingWords): string =>
	once([unrecorded, ...choices])
		.map((choice) => `${code(choice)}: ${words.answers[choice]?.[2] ?? ''}`)
		.join('; ');

/** A field as game files have it. */
const FIELDS: Readonly<Record<EventField, string>> = {
	next: '',
	same: '',
	anybody: '',
	place: ' (a place)',
	'place?': ' (optional: a place)',
	spot: ' (a spot: `x` and `y`)',
	piece: ' (a kind of figure)',
	tile: ' (a tile)',
	count: ' (a number)',
	'true?': ' (optional: true)'
};

const eventTable = (all: readonly DocumentedExpansion[]): string =>
	table(
		['`type`', 'Meaning', 'Fields'],
		all.flatMap((one) =>
			one.declared.events.map((event) => [
				code(event.type),
				meaningOf(one, event),
				Object.entries(event.fields)
					.map(([name, field]) => code(name) + FIELDS[field])
					.join(', ')
			])
		)
	);

/** What its RULES.md says of an event. Throws where it says nothing. */
function meaningOf(
	{ folder, eventMeanings }: DocumentedExpansion,
	{ type }: DeclaredEvent
): string {
	const meaning = eventMeanings[type];
	if (meaning === undefined)
		throw new Error(`${folder}/RULES.md doesn’t say what the event “${type}” means.`);
	return meaning;
}

/** A field in the table of events of share/FORMAT.md, which explains the names in italics. */
const PACKED: Readonly<Record<EventField, string>> = {
	next: '_next_',
	same: '_same_',
	anybody: '_anybody_',
	place: '_place_',
	'place?': 'optional _place_',
	spot: 'relative spot',
	piece: '_piece_',
	tile: '_tile_',
	count: '_count_',
	'true?': 'optional _true_'
};

const packedTable = (all: readonly DocumentedExpansion[]): string =>
	table(
		['Kind', 'Fields'],
		all
			.flatMap(({ declared }) => declared.events)
			.toSorted((a, b) => a.number - b.number)
			.map(({ number, type, fields }) => [
				`${String(number)} ${code(type)}`,
				Object.entries(fields)
					.map(([name, field]) => `${PACKED[field]} (${code(name)})`)
					.join(', ')
			])
	);
