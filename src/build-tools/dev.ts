import type { Plugin } from 'vite';

/** What Vite's server leaves in an import that is made later, though it sends JSON as a script: browsers then refuse it. */
const ATTRIBUTE = /(import\('[^']+\.json'), \{ with: \{ type: 'json' \} \}\)/g;

/** JSON that is imported later is a script while developing, as what is imported at once. Node needs the attribute. */
export const jsonAsScript: Plugin = {
	name: 'json-as-script',
	apply: 'serve',
	enforce: 'pre',
	transform: {
		filter: { id: /\/lib\/rules\/\w+\/index\.ts$/ },
		handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, '$1)'), map: null })
	}
};
