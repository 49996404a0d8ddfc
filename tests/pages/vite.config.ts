import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { jsonAsScript } from '../../src/build-tools/dev.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the parts take from SvelteKit: these pages are served from the top, and link nowhere. */
const paths: Plugin = {
	name: 'paths',
	enforce: 'pre',
	resolveId: (id) => (id === '$app/paths' ? `\0${id}` : undefined),
	load: (id) =>
		id === '\0$app/paths' ? 'export const resolve = (path) => path, asset = resolve;' : undefined
};

/** The developers' pages: a small app of their own, with the parts of Tilekeep, which ships without them. */
export default defineConfig({
	root: at('.'),
	publicDir: at('../../static'),
	cacheDir: at('../../node_modules/.vite-pages'),
	plugins: [
		paths,
		jsonAsScript,
		svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true } })
	],
	resolve: {
		alias: {
			$lib: at('../../src/lib')
		}
	},
	server: { port: 5174 },
	build: {
		outDir: at('../../test-results/pages'),
		emptyOutDir: true,
		cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5']
	}
});
