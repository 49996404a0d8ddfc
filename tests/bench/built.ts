import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/*
 * Runs the bench of the engine on code as it is shipped: built. What runs tests keeps the names of functions instead, which
 * makes each new one dearer.
 */
const outDir = resolve('test-results/bench');
await build({
	configFile: false,
	logLevel: 'warn',
	build: { ssr: 'tests/bench/main.ts', target: 'es2022', outDir, minify: false }
});
await import(pathToFileURL(resolve(outDir, 'main.js')).href);
