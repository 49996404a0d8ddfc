import type { RuleId } from '../../engine/ledger';
import { lookUpRules, sourceNamesIn } from '../rule-lookup';
import { base, baseTopics } from './base-rules';
import { boxes } from './common';

const { text, source, citation, topic, ids } = lookUpRules(
	{ rules: base, ruleTopics: baseTopics },
	boxes
);

/** Sources that are house rules only. */
const HOUSE_RULES: readonly string[] = ['Wiki, Hausregeln', 'Grundspiel-Wiki, Hausregeln'];

/** Sources that aren’t rulebooks: what only one of them says isn’t certain. */
const SINGLE_SOURCES: readonly string[] = ['JCloisterZone', 'Kartenliste von 2025'];

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
	['Ausgabe von 2025', 'die Regeln der Ausgabe von 2025 auf Wikicarpedia'],
	['Kartenliste von 2025', 'die Liste eines Programms mit den Karten von 2025 und ihren Bildern'],
	['JCloisterZone', 'wie dieses Programm es hält'],
	['Heft', 'das Regelheft der Winter-Edition von Z-Man (2013)'],
	['Fluss-Wiki', 'die Seiten zum Fluss auf Wikicarpedia'],
	['Game Reference', 'die Seite zur Vorbereitung mit Erweiterungen auf Wikicarpedia'],
	['Big Box', 'die älteren Regeln der Big Boxes, wie Wikicarpedia sie zitiert'],
	['unsere Entscheidung', 'die gedruckten Regeln lassen es offen']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text,
	source,
	citation,
	plainSource: (id: RuleId): string => {
		const printed = source(id);
		if (printed === '') return '';
		if (printed.startsWith('unsere Entscheidung'))
			return 'Unsere Entscheidung: Das Regelheft lässt es offen';
		if (HOUSE_RULES.includes(printed)) return 'Eine Hausregel';
		if (SINGLE_SOURCES.includes(printed)) return 'Eine einzige Quelle, kein Regelheft';
		return `Regelheft: ${topic(id)}`;
	},
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const named = sourceNamesIn(source(id), SOURCE_NAMES);
		return named.map(([name, means]) => `„${name}“: ${means}`).join('; ');
	},
	ids
};
