import { defineConfig } from '@playwright/test';
import everyday from '../e2e/playwright.config';
import { drawsFilms } from '../films/python';

/** The tests of `npm run test:deep`: in the same browsers and on the same screens as those of `npm test`. */
export default defineConfig({
	...everyday,
	testDir: '.',
	// Whole evenings: against hanging only.
	timeout: 1_200_000,
	// The run says what is missing, and what it couldn't test.
	...(drawsFilms() ? {} : { grepInvert: /by film/ }),
	outputDir: '../../test-results/deep'
});
