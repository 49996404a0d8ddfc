import { firstVisit } from './support/scripts';
import { expect, test } from './support/test';

const BUDGET = 110_000;

test('the first screen needs at most 110 kB of gzipped JavaScript', async ({ page, server }) => {
	const scripts = await firstVisit(page, `${server.url}/`);
	const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
	console.log(`First screen: ${String(scripts.size)} scripts, ${String(bytes)} bytes gzipped.`);
	expect(scripts.size).toBeGreaterThan(3);
	expect(bytes).toBeLessThanOrEqual(BUDGET);
});
