import { normalise, searchPartsOf } from '$lib/engine/typed-text';
import { excerptOf, type FoundPiece } from '$lib/review/search-text';
import type { helpWords } from '$lib/words/en/help';

type Section = (typeof helpWords.sections)[number];

/** The groups of the help, in their order. */
export const HELP_GROUPS = ['play', 'scoring', 'disputes', 'games', 'app'] as const;
type HelpGroup = (typeof HELP_GROUPS)[number];

/** The groups of sections, by the ids of the sections. Those of boxes aren't listed, because they are about scoring. */
const GROUP_OF: ReadonlyMap<string, HelpGroup> = new Map([
	...['turn', 'rules', 'told', 'aids', 'by-hand'].map((id) => [id, 'play'] as const),
	...['dispute', 'rulings', 'past', 'bump'].map((id) => [id, 'disputes'] as const),
	...[
		'watch',
		'found',
		'past-games',
		'analysis',
		'trial',
		'writing',
		'tournament',
		'chess-clock',
		'share',
		'follow'
	].map((id) => [id, 'games'] as const),
	...['does', 'settings', 'data', 'privacy', 'keys', 'news'].map((id) => [id, 'app'] as const)
]);

/** The group of a section. */
export const groupOf = (id: string): HelpGroup => GROUP_OF.get(id) ?? 'scoring';

/** The section about scoring in every game. The others in its group are about a box or an expansion. */
const COMMON = 'scoring';

/**
 * True for a section about a box or an expansion that isn't played.
 * @param played the kind of box and the expansions of the game; undefined if the help wasn't opened from a game
 */
export const isOfOtherBox = (id: string, played: readonly string[] | undefined): boolean =>
	played !== undefined && groupOf(id) === 'scoring' && id !== COMMON && !played.includes(id);

/** Returns the news of each version as a section of its own, so that words are found together if one version has them all. */
export const newsSections = (
	title: string,
	news: readonly (readonly string[])[]
): readonly Section[] =>
	news.map(([version = '', ...lines]) => ({
		id: `news-${version}`,
		title: `${title} · ${version}`,
		lines
	}));

/** A section in which something was found. */
interface HelpFound {
	readonly id: string;
	readonly title: string;
	/** The piece of its text around the first word that was found. */
	readonly pieces: readonly FoundPiece[];
}

/** Returns the sections that have all the words somebody typed, each with the first sentence that has one of them. */
export function findInHelp(sections: readonly Section[], typed: string): readonly HelpFound[] {
	const parts = searchPartsOf(typed);
	if (parts.length === 0) return [];
	return sections.flatMap((section) => {
		const texts = textsOf(section);
		const whole = normalise(texts.join(' '));
		if (!parts.every((part) => whole.includes(part))) return [];
		const { id, title } = section;
		return [{ id, title, pieces: bestExcerpt(texts, parts) }];
	});
}

/** Returns a piece of the text in which the most words were found. */
function bestExcerpt(texts: readonly string[], parts: readonly string[]): readonly FoundPiece[] {
	const has = (text: string): number =>
		parts.filter((part) => normalise(text).includes(part)).length;
	const [best = ''] = texts.toSorted((a, b) => has(b) - has(a));
	return excerptOf(best, parts) ?? [];
}

/** Returns all that a section says. Its title comes last, because it is shown anyway. */
const textsOf = ({ title, lines, terms = [], topics = [] }: Section): readonly string[] => [
	...lines,
	...terms.map((term) => term.join(': ')),
	...topics.flatMap((topic) => [topic.title, ...Object.values(topic.pictures)]),
	title
];
