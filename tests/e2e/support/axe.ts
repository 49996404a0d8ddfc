import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on the colours alone: all else holds in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

const axe = (page: Page): AxeBuilder =>
	// No page has frames: without them axe needs no second window to gather its findings in.
	new AxeBuilder({ page }).setLegacyMode();

async function finds(builder: AxeBuilder, where: string): Promise<number> {
	const { violations, passes } = await builder.analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
	expect(found, where).toEqual([]);
	return passes.length;
}

/** Sees to it that axe finds nothing wrong with what the page shows now. */
export async function clean(page: Page, where: string): Promise<void> {
	expect(await finds(axe(page), where), where).toBeGreaterThan(10);
}

/** The same for what the page's colours decide: to be asked again in the other scheme. */
export async function cleanColours(page: Page, where: string): Promise<void> {
	expect(await finds(axe(page).withRules([...COLOUR_RULES]), where), where).toBeGreaterThan(0);
}
