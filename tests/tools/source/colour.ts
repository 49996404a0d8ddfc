/** An sRGB colour: red, green and blue, 0 to 1 each, gamma-encoded. */
export type Rgb = readonly [number, number, number];

/** Reads a plain colour. Throws for anything but six hexadecimal digits. */
export function rgbOf(hex: string): Rgb {
	const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
	if (!digits) throw new Error(`Not a plain colour: ${hex}`);
	const [red = 0, green = 0, blue = 0] = digits.map((each) => parseInt(each, 16) / 255);
	return [red, green, blue];
}

/** Linear-light values of a colour, 0 to 1 each. */
const lightOf = (colour: Rgb): Rgb => {
	const light = (share: number): number =>
		share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	return [light(colour[0]), light(colour[1]), light(colour[2])];
};

type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
	const row = ([a, b, c]: Rgb): number => a * x + b * y + c * z;
	return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
	const luminance = (hex: string): number => {
		const [red, green, blue] = lightOf(rgbOf(hex));
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const [one, other] = [luminance(a), luminance(b)];
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * How colours look to eyes without one kind of cone, in linear light. From G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
 * Graphics 15 (2009), table of matrices, severity 1.0.
 */
const VISION_MATRICES = {
	'all cones': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
} as const satisfies Readonly<Record<string, Matrix>>;
type ColourVision = keyof typeof VISION_MATRICES;
export const COLOUR_VISIONS: readonly ColourVision[] = [
	'all cones',
	'protanopia',
	'deuteranopia',
	'tritanopia'
];

/** CIE XYZ of light on a screen (sRGB, white point D65), each as a share of white. */
const XYZ: Matrix = [
	[0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
	[0.2126729, 0.7151522, 0.072175],
	[0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883]
];

/** CIE L*, a*, b* of a colour as that vision sees it. */
function labOf(hex: string, vision: ColourVision): Rgb {
	const inside = (share: number): number => Math.min(1, Math.max(0, share));
	const [red, green, blue] = times(VISION_MATRICES[vision], lightOf(rgbOf(hex)));
	const curve = (t: number): number =>
		t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29;
	const [x, y, z] = times(XYZ, [inside(red), inside(green), inside(blue)]);
	return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Difference of two colours to that vision, as CIEDE2000: 1 is just visible, black and white differ by 100. */
export const colourDifference = (a: string, b: string, vision: ColourVision): number =>
	ciede2000(labOf(a, vision), labOf(b, vision));

/** Hue of a colour in degrees, 0 to 360; 0 for one that has none. */
const hueOf = (a: number, b: number): number =>
	a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/**
 * The colour difference of two colours in CIE L*, a*, b*, by the steps of G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000
 * Color-Difference Formula", Color Research and Application 30 (2005).
 */
export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
	const faded = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
	const stretch = 1.5 - 0.5 * faded((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
	const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
	const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
	const grey = c1 * c2 === 0;
	const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
	const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
	const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
	const middle = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
	const t =
		1 -
		0.17 * Math.cos(rad(middle - 30)) +
		0.24 * Math.cos(rad(2 * middle)) +
		0.32 * Math.cos(rad(3 * middle + 6)) -
		0.2 * Math.cos(rad(4 * middle - 63));
	const byL =
		(l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.hypot(Math.sqrt(20), lightness - 50));
	const byC = (c2 - c1) / (1 + 0.045 * chroma);
	const byH = hue / (1 + 0.015 * chroma * t);
	const twist = -2 * faded(chroma) * Math.sin(rad(60 * Math.exp(-(((middle - 275) / 25) ** 2))));
	return Math.sqrt(byL ** 2 + byC ** 2 + byH ** 2 + twist * byC * byH);
}
