import { MANIFEST_WORDS, type LanguageTag } from '../../../src/lib/words/tags';
import { sourcesIn, type Source } from '../source/sources';

/** The files of a language's words: those of the app, those of each expansion, and what the manifest says. */
export const wordSourcesOf = (tag: LanguageTag): readonly Source[] => [
	...sourcesIn(`src/lib/words/${tag}`, ['.ts']),
	...['expansions', 'rules'].flatMap((folder) =>
		sourcesIn(`src/lib/${folder}`, [`/words/${tag}.ts`, `/words/${tag}-help.ts`])
	),
	{ path: 'src/lib/words/tags.ts', text: Object.values(MANIFEST_WORDS[tag]).map(quoted).join('\n') }
];

const quoted = (text: string): string => `'${text}'`;
