import { defineConfig } from '@playwright/test';
import everyday from '../e2e/playwright.config';

/** The tests of the made-up expansion in the app, in a copy of the tree to which it is added; see `tests/deep/added-expansion.desktop.e2e.ts`. */
export default defineConfig({
	...everyday,
	testDir: '.',
	outputDir: '../../test-results/expansions'
});
