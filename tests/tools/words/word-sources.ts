import { sourcesIn, type Source } from '../source/sources';

/** The files of a language's words: those of the app, and those of each expansion. */
export const wordSourcesOf = (tag: string): readonly Source[] => [
	...sourcesIn(`src/lib/words/${tag}`, ['.ts']),
	...['expansions', 'rules'].flatMap((folder) =>
		sourcesIn(`src/lib/${folder}`, [`/words/${tag}.ts`, `/words/${tag}-help.ts`])
	)
];
