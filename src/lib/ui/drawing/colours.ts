import type { Colours } from '../../drawing/canvas/paint-paths';
import { COLOUR_NAMES, type ColourName } from '../../drawing/layers/colour-names';

/**
 * True if the colour scheme of an element is dark: its own, or that of the device if the element follows it. `darkDevice` says
 * whether the device's is dark.
 */
function isDark(element: Element, darkDevice: boolean): boolean {
	const schemes = getComputedStyle(element).colorScheme.split(' ');
	if (!schemes.includes('dark')) return false;
	return darkDevice || !schemes.includes('light');
}

/** The two values of `light-dark(…, …)`; undefined for any other value. */
function lightAndDark(value: string): readonly [string, string] | undefined {
	const inside = /^light-dark\((.*)\)$/s.exec(value)?.[1];
	if (inside === undefined) return undefined;
	const comma = inside.search(/,(?![^(]*\))/);
	return [inside.slice(0, comma).trim(), inside.slice(comma + 1).trim()];
}

/** The colours of some land in one scheme. */
export interface LandColours {
	/** Their name. */
	readonly scheme: string;
	readonly colours: Colours;
}

const known = new Map<string, Colours>();

/** The colours of the land that an element shows, in the element's colour scheme. */
export function coloursAt(element: Element, darkDevice: boolean): LandColours {
	const land = element.closest('[data-land]')?.getAttribute('data-land') ?? '';
	const dark = isDark(element, darkDevice);
	const scheme = `${land} ${dark ? 'dark' : 'light'}`;
	const colours = known.get(scheme) ?? readColours(element, dark);
	known.set(scheme, colours);
	return { scheme, colours };
}

function readColours(element: Element, dark: boolean): Colours {
	const style = getComputedStyle(element);
	const valueOf = (name: ColourName): string => {
		const value = style.getPropertyValue(`--${name}`).trim();
		return lightAndDark(value)?.[dark ? 1 : 0] ?? value;
	};
	return Object.fromEntries(COLOUR_NAMES.map((name) => [name, valueOf(name)]));
}
