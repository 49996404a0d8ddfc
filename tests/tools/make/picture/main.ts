/** Draws `static/table.svg`, what a newcomer sees first, with the app's own components: `npm run picture`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { createServer } from 'vite';
import { SCENE } from './scene';

interface Drawn {
	readonly head: string;
	readonly body: string;
}

async function draw(): Promise<Drawn> {
	const server = await createServer({
		configFile: false,
		appType: 'custom',
		cacheDir: 'test-results/picture',
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, hmr: false, ws: false },
		plugins: [
			svelte({ configFile: false, compilerOptions: { css: 'injected', dev: false, runes: true } })
		],
		resolve: { alias: { $lib: resolve('src/lib') } }
	});
	const loaded = await server.ssrLoadModule('/tests/tools/make/picture/Vignette.svelte');
	const drawn = render(loaded['default'] as Component<{ scene: typeof SCENE }>, {
		props: { scene: SCENE }
	});
	const { head, body } = await drawn;
	await server.close();
	return { head, body };
}

const bare = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');
const drawn = ['land', 'marks', 'players'].map((name) => `src/lib/drawing/styles/${name}.css`);
const tokens = ['src/lib/look/palette.css', ...drawn]
	.map((file) => readFileSync(file, 'utf8'))
	// A picture needs only the colours of the landscape, and they come first.
	.map((css) => bare(css).split('@media (prefers-reduced-motion')[0] ?? '');

const { head, body } = await draw();
const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => bare(css));
const style = `<style>${[...tokens, ...styles].join('')}</style>`;
const svg = body
	.replace(/<!--[^]*?-->/g, '')
	.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
	.replace(/<svg[^>]*>/, (opening) => opening + style);
writeFileSync('static/table.svg', `${svg.trim()}\n`);
