import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { BASE_PATH } from '../../svelte.config.js';
import { LANGUAGE_TAGS, MANIFEST_WORDS, type LanguageTag } from '../lib/words/tags.ts';

const BASE = `${BASE_PATH}/`;

type Manifest = Partial<ManifestOptions>;

/** The web app manifest in a language. */
export const manifestOf = (language: LanguageTag): Manifest => ({
	name: 'Tilekeep',
	short_name: 'Tilekeep',
	description: MANIFEST_WORDS[language].description,
	lang: language,
	id: BASE,
	start_url: BASE,
	display: 'standalone',
	orientation: 'any',
	theme_color: '#f6eddb',
	background_color: '#f6eddb',
	categories: ['games', 'utilities'],
	launch_handler: { client_mode: 'focus-existing' },
	file_handlers: [
		{
			action: `${BASE}open/`,
			accept: {
				'application/json': ['.json'],
				'application/gzip': ['.tilekeep'],
				'image/png': ['.png'],
				'image/jpeg': ['.jpg', '.jpeg']
			}
		}
	],
	share_target: {
		action: `${BASE}open/`,
		method: 'POST',
		enctype: 'multipart/form-data',
		params: {
			title: 'title',
			text: 'text',
			url: 'url',
			files: [
				{
					name: 'file',
					accept: [
						'.json',
						'.tilekeep',
						'.txt',
						'application/json',
						'application/gzip',
						'image/*',
						'text/plain'
					]
				}
			]
		}
	},
	icons: [
		{ src: `${BASE}icons/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
		{ src: `${BASE}icons/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
		{ src: `${BASE}icons/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
		{
			src: `${BASE}icons/maskable-192.png`,
			sizes: '192x192',
			type: 'image/png',
			purpose: 'maskable'
		},
		{
			src: `${BASE}icons/maskable-512.png`,
			sizes: '512x512',
			type: 'image/png',
			purpose: 'maskable'
		},
		{
			src: `${BASE}icons/monochrome-512.png`,
			sizes: '512x512',
			type: 'image/png',
			purpose: 'monochrome'
		}
	],
	shortcuts: [
		{ name: MANIFEST_WORDS[language].continueGame, url: `${BASE}?continue` },
		{ name: MANIFEST_WORDS[language].newGame, url: `${BASE}new/` },
		{ name: MANIFEST_WORDS[language].pastGames, url: `${BASE}games/` }
	].map((shortcut) => ({
		...shortcut,
		icons: [{ src: `${BASE}icons/icon-192.png`, sizes: '192x192', type: 'image/png' }]
	})),
	screenshots: [
		{
			src: `${BASE}screenshots/narrow.png`,
			sizes: '780x1688',
			type: 'image/png',
			form_factor: 'narrow',
			label: MANIFEST_WORDS[language].narrow
		},
		{
			src: `${BASE}screenshots/wide.png`,
			sizes: '1280x800',
			type: 'image/png',
			form_factor: 'wide',
			label: MANIFEST_WORDS[language].wide
		}
	]
});

/** Writes the manifest of each other language beside the default one. A page links to that of its own language. */
export const manifestFiles: Plugin = {
	name: 'manifest-files',
	generateBundle() {
		if (this.environment.name !== 'client') return;
		for (const tag of LANGUAGE_TAGS.slice(1))
			this.emitFile({
				type: 'asset',
				fileName: `manifest.${tag}.webmanifest`,
				source: JSON.stringify(manifestOf(tag))
			});
	}
};
