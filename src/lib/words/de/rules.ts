import type { RuleId } from '../../engine/ledger';
import { sourceNamesIn } from '../source-names';
import { base, baseTopics } from './base-rules';
import { boxes } from './boxes';
import type { RuleTopics, RuleWords } from '../expansion';

const RULES: Readonly<Record<RuleId, RuleWords>> = base;
const TOPICS: RuleTopics = baseTopics;

const ruleOf = (id: RuleId): RuleWords | undefined => RULES[id] ?? boxes.rules[id];
/** What a rule is about, by the first part of its id. */
const topicOf = (id: RuleId): string => {
	const [topic = ''] = id.split('-');
	return TOPICS[topic] ?? boxes.ruleTopics[topic] ?? '';
};

/** Sources that are house rules only. */
const HOUSE_RULES: readonly string[] = ['Wiki, Hausregeln', 'Grundspiel-Wiki, Hausregeln'];

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['Wiki', 'die Regeln der ersten Edition, wie Wikicarpedia sie bewahrt, nach ihren Überschriften'],
	['Anm.', 'eine Fußnote der Seite auf Wikicarpedia'],
	['Grundspiel-Wiki', 'die Regeln des Grundspiels, erste Edition, auf Wikicarpedia'],
	[
		'Wiki zu Abtei & Bürgermeister',
		'die Regeln von Abtei & Bürgermeister, erste Edition, auf Wikicarpedia'
	],
	['Abtei-Wiki', 'die Regeln von Abtei & Bürgermeister, erste Edition, auf Wikicarpedia'],
	['Winter-Wiki', 'die Regeln der Winter-Edition auf Wikicarpedia'],
	['Abt-Wiki', 'die Regeln von Der Abt auf Wikicarpedia'],
	['neueres Wiki', 'die Regeln der zweiten und dritten Edition auf Wikicarpedia'],
	['Heft', 'das Regelheft der Winter-Edition von Z-Man (2013)'],
	['Fluss-Wiki', 'die Seiten zum Fluss auf Wikicarpedia'],
	['Game Reference', 'die Seite zur Vorbereitung mit Erweiterungen auf Wikicarpedia'],
	['Big Box', 'die älteren Regeln der Big Boxes, wie Wikicarpedia sie zitiert'],
	['unsere Entscheidung', 'die gedruckten Regeln lassen es offen']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => ruleOf(id)?.[0] ?? id,
	/** „Wiki, 3; Heft, 3“; empty if no print says it. */
	source: (id: RuleId): string => ruleOf(id)?.[1] ?? '',
	/** „CITY-2 · Wiki, 3; Heft, 3“. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	plainSource: (id: RuleId): string => {
		const source = rules.source(id);
		if (source === '') return '';
		if (source.startsWith('unsere Entscheidung'))
			return 'Unsere Entscheidung: Das Regelheft lässt es offen';
		if (HOUSE_RULES.includes(source)) return 'Eine Hausregel';
		return `Regelheft: ${topicOf(id)}`;
	},
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = sourceNamesIn(source, SOURCE_NAMES);
		return named.map(([name, means]) => `„${name}“: ${means}`).join('; ');
	},
	/** The ids of all rules that have words. */
	get ids(): readonly RuleId[] {
		return Object.keys({ ...RULES, ...boxes.rules });
	}
};
