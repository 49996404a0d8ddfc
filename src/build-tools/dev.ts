import type { Plugin } from 'vite';

/** What Vite's server leaves in a dynamic import, although it sends JSON as a script: browsers then refuse it. */
const ATTRIBUTE = /(import\('[^']+\.json'), \{ with: \{ type: 'json' \} \}\)/g;

/**
 * Lets JSON that is imported dynamically be a script during development, like JSON that is imported at once. Node needs the
 * attribute.
 */
export const jsonAsScript: Plugin = {
	name: 'json-as-script',
	apply: 'serve',
	enforce: 'pre',
	transform: {
		filter: { id: /\/lib\/rules\/\w+\/index\.ts$/ },
		handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, '$1)'), map: null })
	}
};
