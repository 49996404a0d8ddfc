import '../../src/app.css';
import '$lib/drawing/styles/land.css';
import '$lib/drawing/styles/marks.css';
import '$lib/drawing/styles/players.css';
import '../tools/games/all-expansions';
import { mount, type Component } from 'svelte';
import Contents from './Contents.svelte';

interface Module {
	readonly default: Component;
}

const PAGES: Readonly<Record<string, () => Promise<Module>>> = {
	boards: () => import('./boards/Page.svelte'),
	figures: () => import('./figures/Page.svelte'),
	kit: () => import('./kit/Page.svelte'),
	pictures: () => import('./pictures/Page.svelte'),
	tiles: () => import('./tiles/Page.svelte')
};

const target = document.getElementById('page');
if (!target) throw new Error('There is no place for the page.');
const [, name = ''] = location.pathname.split('/');
const page = await PAGES[name]?.();
if (page) mount(page.default, { target });
else mount(Contents, { target, props: { pages: Object.keys(PAGES) } });
// Tests wait for this, as they do in the app.
document.documentElement.dataset['hydrated'] = '';
