import type { Plugin } from 'vite';
import { BASE_PATH } from '../../svelte.config.js';

/** What the app asks a browser for. Sharing isn't listed: a page may share anyway, and some browsers warn of the name. */
const USED = [
	'accelerometer',
	'camera',
	'clipboard-write',
	'gyroscope',
	'screen-wake-lock'
] as const;
/** What nothing in the app may ask for, whatever gets into it. */
const UNUSED = [
	'display-capture',
	'geolocation',
	'hid',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'serial',
	'usb'
] as const;

/**
 * The headers that every host should send with every file: what no page can say about itself. The rest of the content security
 * policy is in the pages.
 */
export const HEADERS = {
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Permissions-Policy': [
		...USED.map((name) => `${name}=(self)`),
		...UNUSED.map((name) => `${name}=()`)
	].join(', '),
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
} as const;

const IMMUTABLE = '/_app/immutable/';
const A_YEAR = 'public, max-age=31536000, immutable';

/** How long a file may be kept, by its path in the build: names below /_app/immutable contain a hash of the content. */
export const cacheControl = (path: string): string =>
	path.startsWith(IMMUTABLE) ? A_YEAR : 'no-cache';

/** A rule for Netlify, Cloudflare and others. */
const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
	[
		`${BASE_PATH}${path}*`,
		...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
	].join('\n');

/**
 * The headers in a file that some hosts read. These hosts join the values of several rules, and by default let browsers ask for
 * all other files again: so only one rule is about caching.
 */
const FILE = [rule('/', HEADERS), rule(IMMUTABLE, { 'Cache-Control': A_YEAR })].join('\n\n') + '\n';

/** Writes `_headers` into the build. */
export const headersFile: Plugin = {
	name: 'headers-file',
	generateBundle() {
		if (this.environment.name !== 'client') return;
		this.emitFile({ type: 'asset', fileName: '_headers', source: FILE });
	}
};
