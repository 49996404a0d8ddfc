import type { Plugin } from 'vite';

const ASSETS = '_app/immutable/assets';

/**
 * Style sheets are called by a short hash alone. Scripts list those of each part that is loaded later, before they are needed:
 * with the names that SvelteKit gives them, these lists were a hundredth of the table's script.
 */
export const shortStyleNames: Plugin = {
	name: 'short-style-names',
	apply: 'build',
	config: () => ({
		build: {
			rolldownOptions: {
				output: {
					assetFileNames: ({ names }) =>
						names.some((name) => name.endsWith('.css'))
							? `${ASSETS}/[hash:6][extname]`
							: `${ASSETS}/[name].[hash][extname]`
				}
			}
		}
	})
};
