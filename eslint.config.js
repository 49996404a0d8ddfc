import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
	{
		ignores: ['build/', '.svelte-kit/', 'node_modules/', 'test-results/']
	},
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				// Slower than the project service for an editor, a third faster for all files at once.
				project: './tsconfig.json',
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
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
		// They are no pages of the app, whose addresses it resolves.
		files: ['tests/pages/**/*.svelte'],
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	},
	{
		// Playwright reads a fixture's needs off its first parameter: one without any takes `{}`.
		files: ['tests/e2e/**'],
		rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] }
	},
	{
		// French has narrow no-break spaces before some marks, which a test looks after.
		files: ['src/lib/words/fr/**'],
		rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] }
	},
	{ files: ['**/*.{js,mjs,cjs}'], extends: [ts.configs.disableTypeChecked] }
);
