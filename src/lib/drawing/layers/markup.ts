import type { FillStyle } from './fill-styles';
import type { PaintedPath } from './painted-path';

/** The edge of the cardboard, below the ground of all tiles: visible only at the edge of the board. */
export const RIM: PaintedPath = {
	path: 'M-.8-.4H100.8V102.6H-.8Z',
	style: { fill: 'land-rim' },
	name: 'rim'
};

type Attribute = readonly [name: string, value: string | number | undefined];

const colour = (name: string | undefined): string => (name ? `var(--${name})` : 'none');

const attributesOf = (style: FillStyle): readonly Attribute[] => [
	['fill', colour(style.fill)],
	...(style.stroke ? strokeOf(style) : [])
];

const strokeOf = (style: FillStyle): readonly Attribute[] => [
	['stroke', colour(style.stroke)],
	['stroke-width', style.width],
	['stroke-dasharray', style.dash?.join(' ')],
	['stroke-dashoffset', style.dashOffset],
	['stroke-linecap', style.cap],
	['stroke-linejoin', style.join],
	['stroke-opacity', style.strokeOpacity],
	['paint-order', style.strokeBelow && 'stroke']
];

const write = (attributes: readonly Attribute[]): string =>
	attributes
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => ` ${name}="${String(value)}"`)
		.join('');

const known = new WeakMap<FillStyle, string>();

function styleMarkup(style: FillStyle): string {
	const markup = known.get(style) ?? write(attributesOf(style));
	known.set(style, markup);
	return markup;
}

/** The paths as SVG markup: browsers parse it many times faster than elements are created one by one. */
export const markupOf = (paths: readonly PaintedPath[]): string =>
	paths
		.map(({ path, style, matrix, name }) => {
			const transform = matrix ? ` transform="matrix(${matrix.join(' ')})"` : '';
			return `<path class="fill-${name}"${styleMarkup(style)} d="${path}"${transform}/>`;
		})
		.join('');
