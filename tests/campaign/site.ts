import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serve, type Server } from '../../src/serve/serve';

/** The built app, served together with the campaign's own pages, which share its database. */
export interface Site {
	/** Address of the app. */
	readonly url: string;
	/** Address of a page of the campaign. */
	readonly page: (name: CampaignPage) => string;
	/** A temporary folder for a part. */
	readonly folder: (name: string) => string;
	/** The served folder: a copy that may be changed. */
	readonly root: string;
	readonly close: () => Promise<void>;
}

/** Pages that load the app's own code and nothing else: `pages/<name>.ts`. */
const CAMPAIGN_PAGES = ['tab', 'reading'] as const;
type CampaignPage = (typeof CAMPAIGN_PAGES)[number];

/** Serves a copy of `build/` and the campaign's pages at one origin. */
export async function openSite(): Promise<Site> {
	const scratch = mkdtempSync(join(tmpdir(), 'campaign-'));
	const root = join(scratch, 'site');
	cpSync('build', root, { recursive: true });
	await buildPages(join(root, 'campaign'));
	const server: Server = await serve(root);
	return {
		url: server.url,
		page: (name) => `${server.url}/campaign/${name}.html`,
		folder: (name) => {
			const folder = join(scratch, name);
			mkdirSync(folder, { recursive: true });
			return folder;
		},
		root,
		close: async () => {
			await server.close();
			rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
		}
	};
}

async function buildPages(outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'warn',
		base: '/campaign/',
		plugins: [svelte({ configFile: false })],
		resolve: { alias: { $lib: join(process.cwd(), 'src/lib') } },
		worker: { format: 'es' },
		build: {
			outDir,
			emptyOutDir: false,
			target: 'esnext',
			minify: false,
			rolldownOptions: {
				input: Object.fromEntries(
					CAMPAIGN_PAGES.map((name) => [name, join('tests/campaign/pages', `${name}.ts`)])
				),
				output: { entryFileNames: '[name].js' }
			}
		}
	});
	for (const name of CAMPAIGN_PAGES) writeFileSync(join(outDir, `${name}.html`), html(name));
}

const html = (name: string): string =>
	`<!doctype html><title>Campaign</title><script type="module" src="/campaign/${name}.js"></script>`;
