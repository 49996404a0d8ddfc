import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { SvelteKitPWA, type SvelteKitPWAOptions } from '@vite-pwa/sveltekit';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './package.json' with { type: 'json' };
import { chromiumLaunch, screens } from './tests/tools/run/browsers.ts';
import { manifestFiles, manifestOf } from './src/build-tools/manifest.ts';
import { chunkGroups, preloadAll } from './src/build-tools/chunks.ts';
import { aboutFile } from './src/build-tools/about.ts';
import { headersFile } from './src/build-tools/headers.ts';
import { languageCaching, languageFiles, languageGroup } from './src/build-tools/languages.ts';
import { BASE_PATH } from './svelte.config.js';
import { jsonAsScript } from './src/build-tools/dev.ts';

const inTests = process.env['VITEST'] !== undefined;

/** Where the worker finds the first page. The plugin would look at Vite's own base, which is never that of the app. */
const firstPage = { base: `${BASE_PATH}/` };

const pwa: Partial<SvelteKitPWAOptions> = {
	// A running game must never be reloaded under the players' hands: updates wait for their consent.
	registerType: 'prompt',
	injectRegister: false,
	// Kit builds with a relative base, from which a page further down would look for the worker beside itself.
	base: `${BASE_PATH}/`,
	manifest: manifestOf('en'),
	kit: { ...firstPage, trailingSlash: 'always', adapterFallback: '200.html', spa: true },
	workbox: {
		globPatterns: [
			'client/**/*.{js,css,ico,png,svg,woff2,webmanifest,json,bin}',
			'prerendered/**/*.{html,json}'
		],
		// Only an install dialogue shows screenshots, and it is online when it does.
		globIgnores: [
			...['client/screenshots/**', 'client/shared.js', 'client/languages.js'],
			...[
				'client/_app/version.json',
				'client/manifest.*.webmanifest',
				...languageCaching.globIgnores
			]
		],
		runtimeCaching: languageCaching.runtimeCaching,
		// The first page ever visited shall do without the network as well, and not only from its next visit on.
		clientsClaim: true,
		// It takes what other apps share, and keeps languages that are spoken.
		importScripts: ['shared.js', 'languages.js'],
		cleanupOutdatedCaches: true,
		// A page with parameters is the page, which names all that it needs, and not the fallback.
		ignoreURLParametersMatching: [/^/]
	}
};

/** Dependencies of which only parts can be imported: tests in a browser bundle those parts beforehand. */
const ONLY_IN_PARTS = ['lib0', 'y-protocols'];

/** A build that fails is closed by the plugin above, which fails in turn and hides what was wrong. */
const sayWhy: Plugin = {
	name: 'say-why-a-build-failed',
	buildEnd(error) {
		if (error) console.error(error.message);
	}
};

export default defineConfig({
	plugins: [
		jsonAsScript,
		sveltekit(),
		...(inTests
			? []
			: [
					preloadAll,
					languageFiles,
					manifestFiles,
					headersFile,
					aboutFile,
					SvelteKitPWA(pwa),
					sayWhy
				])
	],
	// What a worker needs of an expansion is a file of its own for it, too.
	worker: { format: 'es' },
	build: {
		// What is loaded later names only its styles beforehand: lists of scripts would be a fortieth of the first ones.
		modulePreload: false,
		// Older targets get light-dark() taken apart, and no part of a page could choose its own scheme any more.
		cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
		rolldownOptions: {
			// Constants are written where they are used: else each name that one chunk has and another one uses is in both.
			optimization: { inlineConst: { mode: 'all' } },
			// Parts of a language are taken for each other on purpose: all of it is one chunk, and a test counts what is loaded.
			checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
			output: {
				codeSplitting: { groups: [...chunkGroups, languageGroup] }
			}
		}
	},
	test: {
		// Generous, since a busy machine is no failure: what hangs is found all the same.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 15_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					// No unit test leaves anything behind: files share what they import, and the drawings made so far.
					isolate: false,
					pool: 'threads',
					// Dexie looks for a database once, when the first file of a thread imports it.
					setupFiles: ['fake-indexeddb/auto', 'tests/tools/games/all-expansions.ts'],
					include: ['{src,tests}/**/*.test.ts'],
					exclude: ['**/*.{dom,browser}.test.ts']
				}
			},
			{
				extends: true,
				plugins: [svelteTesting()],
				test: {
					name: 'dom',
					environment: 'jsdom',
					// What a test shows is taken away after it: files share a document, and what they import, at a third of the time.
					isolate: false,
					include: ['{src,tests}/**/*.dom.test.ts'],
					setupFiles: ['tests/setup-dom.ts', 'tests/tools/games/all-expansions.ts']
				}
			},
			{
				extends: true,
				// Found late, they would be bundled in mid-run: Vite reloads the page and the tests run twice.
				optimizeDeps: {
					include: [
						...Object.keys(app.dependencies).filter((name) => !ONLY_IN_PARTS.includes(name)),
						...['lib0/decoding', 'lib0/encoding', 'y-protocols/sync']
					]
				},
				test: {
					name: 'browser',
					include: ['{src,tests}/**/*.browser.test.ts'],
					setupFiles: ['tests/tools/games/all-expansions.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions: chromiumLaunch() }),
						instances: [{ browser: 'chromium', viewport: screens.phone.viewport }]
					}
				}
			}
		]
	}
});
