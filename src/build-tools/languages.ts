import type { Plugin, Rolldown } from 'vite';

const FOLDER = '_app/immutable/languages';
/** The languages that aren't part of the app's own chunks. */
const MODULE = /\/src\/lib\/words\/(?!en\/)([a-z]{2})\//;

const tagOf = (id: string): string | undefined => MODULE.exec(id)?.[1];

/** All words of a language are one chunk. */
export const languageGroup: Rolldown.CodeSplittingGroup = {
	name: (id) => tagOf(id) ?? null,
	priority: 0
};

/** The worker keeps a language once it was spoken, and not before. */
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

/** Languages are kept only when they are spoken: so no other file may need one. Throws where one does. */
function checkUnneeded(bundle: Rolldown.OutputBundle): void {
	for (const { fileName, ...file } of Object.values(bundle)) {
		const imports = 'imports' in file && !fileName.startsWith(FOLDER) ? file.imports : [];
		const language = imports.find((each) => each.startsWith(FOLDER));
		if (language)
			refuse(`${fileName} imports a part of ${language}: see src/build-tools/chunks.ts.`);
	}
}

/** Fails the build. The plugin that makes the worker then fails as well, and its error is the one that is shown. */
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
				if (chunk.moduleIds.some(tagOf)) return `${FOLDER}/[name].[hash].js`;
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
