import type { RuleId } from '../engine/ledger';
import type { BoxRulings, RuleTopics, RulingWords, RuleWords, Spoken } from './expansion';

/** Rules, and what they are about. */
interface Rules {
	readonly rules: Readonly<Partial<Record<RuleId, RuleWords>>>;
	readonly ruleTopics: Partial<RuleTopics>;
}

/** The rules of the base game, and those of the expansions that are loaded. */
export function lookUpRules(base: Rules, boxes: Rules) {
	const ruleOf = (id: RuleId): RuleWords | undefined => base.rules[id] ?? boxes.rules[id];
	const source = (id: RuleId): string => ruleOf(id)?.[1] ?? '';
	return {
		/** What a rule says; its id where it has no words. */
		text: (id: RuleId): string => ruleOf(id)?.[0] ?? id,
		/** Where it is printed, as in RULES.md: “page, 3; book, 3”; empty if no print says it. */
		source,
		/** “CITY-2 · page, 3; book, 3”. */
		citation: (id: RuleId): string => [id, source(id)].filter((part) => part !== '').join(' · '),
		/** What it is about, by the first part of its id. */
		topic: (id: RuleId): string => {
			const [topic = ''] = id.split('-');
			return base.ruleTopics[topic] ?? boxes.ruleTopics[topic] ?? '';
		},
		/** The ids of all rules that have words. */
		ids: (): readonly RuleId[] => Object.keys({ ...base.rules, ...boxes.rules })
	};
}

/** The rulings of the base game, and those of the expansions that are loaded. */
export const lookUpRulings = (
	base: BoxRulings,
	boxes: Pick<Spoken<unknown>, 'rulings' | 'rulingSources'>
) => ({
	/** Undefined for one without words. */
	rulingOf: (id: string): RulingWords | undefined => base.rulings[id] ?? boxes.rulings[id],
	/** Where it is answered, or left open, in print; empty if it has no words. */
	sourceOf: (id: string): string => base.sources[id] ?? boxes.rulingSources[id] ?? ''
});

/** A short name in a citation, and what it means. */
type SourceName = readonly [name: string, means: string];

/** The names that a citation uses, in the order of the list. “Later page” names that page, not the page. */
export function sourceNamesIn(source: string, names: readonly SourceName[]): readonly SourceName[] {
	let rest = source;
	const used = new Set<SourceName>();
	for (const one of names.toSorted(([a], [b]) => b.length - a.length)) {
		if (rest.includes(one[0])) used.add(one);
		rest = rest.replaceAll(one[0], '');
	}
	return names.filter((one) => used.has(one));
}
