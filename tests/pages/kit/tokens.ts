import motion from '$lib/look/motion.css?raw';
import palette from '$lib/look/palette.css?raw';
import scale from '$lib/look/scale.css?raw';

const sheets = { motion, palette, scale } as const;

/** Names of a style sheet's tokens that start with `beginning`, without duplicates, with the leading dashes. */
export function tokensOf(sheet: keyof typeof sheets, beginning = ''): readonly string[] {
	const names = [...sheets[sheet].matchAll(/^\t(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);
	return [...new Set(names)].filter((name) => name.startsWith(`--${beginning}`));
}
