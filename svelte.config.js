import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The path under which the app is built to be served, from the environment variable `BASE_PATH`: empty for the root of a host, else
 * like `/some/path`.
 *
 * @type {'' | `/${string}`}
 */
export const BASE_PATH = checked(process.env['BASE_PATH'] ?? '');

/** @param {string} path */
function checked(path) {
	const trimmed = path.replace(/\/+$/, '');
	if (trimmed === '') return '';
	if (!/^(\/[\w.~-]+)+$/.test(trimmed))
		throw new Error(`BASE_PATH is “${path}”, but it has to be like /some/path.`);
	return /** @type {`/${string}`} */ (trimmed);
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: {
		runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true)
	},
	kit: {
		paths: { base: BASE_PATH },
		adapter: adapter({ fallback: '200.html', strict: true, precompress: true }),
		// A style sheet this small (in characters) costs the first paint more as a request than in the page.
		inlineStyleThreshold: 8_000,
		// The table registers the worker itself, so that an update can ask first.
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				'style-src': ['self'],
				// The one style attribute there is: it hides Kit's own announcer of page changes.
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		typescript: {
			config: (config) => ({
				...config,
				include: [...config.include, '../*.config.js', '../src/serve/*.mjs']
			})
		}
	}
};
