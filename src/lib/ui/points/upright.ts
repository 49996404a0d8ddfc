/**
 * True when the names of columns stand upright on a phone: side by side, each as wide as the longest, they would be cut.
 * @param letters how many letters have room beside each other
 */
export const standUpright = (players: readonly { readonly name: string }[], letters: number) =>
	players.length * Math.max(0, ...players.map(({ name }) => name.length)) > letters;
