import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that depend on colours: the others hold in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

const axe = (page: Page): AxeBuilder =>
	// No page has frames: so axe needs no second window.
	new AxeBuilder({ page }).setLegacyMode();

/**
 * Takes bare shapes out of every drawing: thousands on a page, and axe, which has nothing to say about them, walks over
 * them for each of its rules. Whatever has text, a name, a role or the focus stays, and so does all around it. Runs in
 * the page; returns how to put them back.
 */
function putShapesAside(): () => void {
	const speaks = (element: Element): boolean =>
		element.matches('a, text, title, desc, foreignObject, [role], [tabindex]') ||
		element.getAttributeNames().some((name) => name.startsWith('aria-'));
	const aside: (readonly [from: Element, shapes: readonly ChildNode[]])[] = [];
	const clear = (element: Element): void => {
		const speaking = [...element.querySelectorAll('*')].some(speaks);
		if (speaking) for (const child of element.children) clear(child);
		else if (element.childElementCount > 0) aside.push([element, [...element.childNodes]]);
	};
	for (const drawing of document.querySelectorAll('svg')) clear(drawing);
	for (const [from] of aside) from.replaceChildren();
	return () => {
		for (const [from, shapes] of aside) from.replaceChildren(...shapes);
	};
}

/** Colours of what fades in, or is on its way from one scheme to the other, are none that anybody reads. Runs in the page. */
const finishStyling = (): void => {
	for (const animation of document.getAnimations()) {
		const isOfStyles = animation instanceof CSSTransition || animation instanceof CSSAnimation;
		if (isOfStyles && animation.effect?.getComputedTiming().endTime !== Infinity)
			animation.finish();
	}
};

async function finds(page: Page, builder: AxeBuilder, where: string): Promise<number> {
	await page.evaluate(finishStyling);
	const putBack = await page.evaluateHandle(putShapesAside);
	const { violations, passes } = await builder.analyze();
	await putBack.evaluate((back) => {
		back();
	});
	const found = violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
	expect(found, where).toEqual([]);
	return passes.length;
}

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
	expect(await finds(page, axe(page), where), where).toBeGreaterThan(10);
}

/** The same for rules about colours only, for the other scheme. */
export async function expectAccessibleColours(page: Page, where: string): Promise<void> {
	expect(await finds(page, axe(page).withRules([...COLOUR_RULES]), where), where).toBeGreaterThan(
		0
	);
}
