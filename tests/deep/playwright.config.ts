import { defineConfig } from '@playwright/test';
import everyday from '../e2e/playwright.config';

/** The tests of `npm run test:deep`: in the same browsers and on the same screens as those of `npm test`. */
export default defineConfig({
	...everyday,
	testDir: '.',
	outputDir: '../../test-results/deep'
});
