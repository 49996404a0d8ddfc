import { firstVisit } from './support/scripts';
import { expect, test } from './support/test';

const BUDGET = 110_000;

test('the first screen needs at most 110 kB of gzipped JavaScript', async ({ page, server }) => {
	const scripts = [...(await firstVisit(page, `${server.url}/`))].sort(([, a], [, b]) => b - a);
	const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
	console.log(`First screen: ${String(scripts.length)} scripts, ${String(bytes)} bytes gzipped.`);
	expect(scripts.length).toBeGreaterThan(3);
	expect(
		bytes,
		scripts.map(([url, size]) => `${url} ${String(size)}`).join('\n')
	).toBeLessThanOrEqual(BUDGET);
});
