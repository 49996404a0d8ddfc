/** Computed styles that a standalone drawing must have as attributes. */
const PROPERTIES = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-dasharray',
	'stroke-dashoffset',
	'stroke-linecap',
	'stroke-linejoin',
	'paint-order',
	'opacity'
] as const;

/** Default values, which can be left out. */
const USUAL: readonly string[] = ['1', '1px', 'none', '0px', 'butt', 'miter', 'normal'];
const isUsual = (property: string, value: string): boolean =>
	property !== 'fill' && USUAL.includes(value) && (property !== 'stroke' || value === 'none');

type Style = readonly (readonly [property: string, value: string])[];

function styleOf(shape: Element): Style {
	const style = getComputedStyle(shape);
	return PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const).filter(
		([name, value]) => !isUsual(name, value)
	);
}

/** Shapes with the same key look the same: thousands of shapes have about fifty styles. */
const keyOf = (shape: Element): string =>
	[shape.tagName, ...['class', ...PROPERTIES].map((name) => shape.getAttribute(name))].join(' ');

const SHAPES = 'path, rect, circle';

/**
 * A drawing of the page as an SVG file without a style sheet: every shape gets its computed style. Texts and images
 * are left out, because such a file can't load fonts or other files.
 */
export function standaloneSvg(drawing: SVGSVGElement): Blob {
	const copy = drawing.cloneNode(true);
	if (!(copy instanceof SVGSVGElement))
		throw new Error('A drawing was copied into something else.');
	const looks = new Map<string, Style>();
	const shapes = [...copy.querySelectorAll(SHAPES)];
	for (const [n, shape] of [...drawing.querySelectorAll(SHAPES)].entries()) {
		const key = keyOf(shape);
		const look = looks.get(key) ?? styleOf(shape);
		looks.set(key, look);
		for (const [name, value] of look) shapes[n]?.setAttribute(name, value);
		shapes[n]?.removeAttribute('class');
	}
	for (const other of copy.querySelectorAll('text, image')) other.remove();
	return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
