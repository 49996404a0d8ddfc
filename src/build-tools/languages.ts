import type { Plugin, Rolldown } from 'vite';

const FOLDER = '_app/immutable/languages';
/**
 * The words of a language other than English: those of the app, and those of an expansion, or those that several expansions
 * share.
 */
const APP_WORDS = /\/src\/lib\/words\/(?!en\/)(?<tag>[a-z]{2})\//;
const EXPANSION_WORDS =
	/\/src\/lib\/(?:expansions|rules)\/(?<expansion>[^/]+)\/words\/(?!en\b)(?<tag>[a-z]{2})\b/;

/** The chunk of a module of words: that of its language, or of its expansion in that language; null for any other module. */
function chunkOf(id: string): string | null {
	const { tag, expansion } = (EXPANSION_WORDS.exec(id) ?? APP_WORDS.exec(id))?.groups ?? {};
	return [tag, expansion].filter((part) => part !== undefined).join('.') || null;
}

/**
 * All words of a language are one chunk, except those of expansions. Each expansion has its own, which is loaded when it is
 * played.
 */
export const languageGroup: Rolldown.CodeSplittingGroup = { name: chunkOf, priority: 0 };

/** The worker keeps a language once it was used, and not before. */
export const languageCaching = {
	globIgnores: [`client/${FOLDER}/**`],
	runtimeCaching: [
		{
			urlPattern: new RegExp(`/${FOLDER}/`),
			handler: 'CacheFirst' as const,
			options: { cacheName: 'tilekeep-languages' }
		}
	]
};

/**
 * Throws if another file imports a part of a language: languages are kept only once they are used, so no other file may need one.
 */
function checkUnneeded(bundle: Rolldown.OutputBundle): void {
	for (const { fileName, ...file } of Object.values(bundle)) {
		const imports = 'imports' in file && !fileName.startsWith(FOLDER) ? file.imports : [];
		const language = imports.find((each) => each.startsWith(FOLDER));
		if (language)
			refuse(`${fileName} imports a part of ${language}: see src/build-tools/chunks.ts.`);
	}
}

/**
 * Fails the build. The plugin that makes the worker then fails as well, and only its error is shown, so this prints the reason.
 */
function refuse(why: string): never {
	console.error(why);
	throw new Error(why);
}

/** Names the chunk of a language after it, and lists all of them in `languages.json` for the worker. */
export const languageFiles: Plugin = {
	name: 'language-files',
	outputOptions(options) {
		if (this.environment.name !== 'client') return options;
		const { chunkFileNames = '' } = options;
		return {
			...options,
			chunkFileNames: (chunk) => {
				if (chunk.moduleIds.some(chunkOf)) return `${FOLDER}/[name].[hash].js`;
				return typeof chunkFileNames === 'string' ? chunkFileNames : chunkFileNames(chunk);
			}
		};
	},
	generateBundle(_, bundle) {
		if (this.environment.name !== 'client') return;
		checkUnneeded(bundle);
		const files = Object.keys(bundle).filter((file) => file.startsWith(FOLDER));
		this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(files) });
	}
};
