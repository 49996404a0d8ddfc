/**
 * The choices that decide how pages look: where the browser keeps each, and its values, the usual one first. The root element
 * has one that isn't the usual as `data-<name>`.
 */
export const LOOK_CHOICES = {
	scheme: { key: 'tilekeep:scheme', values: ['device', 'light', 'dark'] },
	season: { key: 'tilekeep:land', values: ['box', 'summer', 'winter'] },
	scores: { key: 'tilekeep:scores', values: ['normal', 'large', 'largest'] },
	clock: { key: 'tilekeep:clock', values: ['off', 'on'] }
} as const;

/** The choices as {@link showLook} gets them in a page without the app's scripts. */
export type LookChoices = Readonly<
	Record<string, { readonly key: string; readonly values: readonly string[] }>
>;
