import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Components only: other files, and whatever needs types, are oxlint's, which takes seconds for it instead of minutes.
export default defineConfig(
	{
		ignores: ['build/', '.svelte-kit/', 'node_modules/', 'test-results/', '**/*.{ts,js,mjs,cjs}']
	},
	{ ignores: ['!**/*.svelte.ts'] },
	js.configs.recommended,
	ts.configs.strict,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: { 'no-undef': 'off' }
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		// A board holds thousands of shapes: as markup they're there several times sooner, and all of it is our own numbers.
		files: ['src/lib/ui/tile/TileMarkup.svelte'],
		rules: { 'svelte/no-at-html-tags': 'off' }
	},
	{
		// The first are no pages of the app, whose addresses it resolves; the others take addresses that the type checker knows to be resolved.
		files: [
			'tests/pages/**/*.svelte',
			'src/lib/ui/kit/Button.svelte',
			'src/routes/game/parts/MenuItem.svelte',
			'src/routes/players/PlayerNames.svelte',
			'src/routes/players/parts/{Facts,NumberTable,PlayerCard}.svelte',
			'src/routes/review/parts/{Moments,Times}.svelte'
		],
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	}
);
