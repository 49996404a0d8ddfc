/* What lights up parts of the land, with its signs. A board loads it when something is lit. */

export { default as Highlight } from './BoardHighlight.svelte';
export { default as Light } from './BoardLight.svelte';
export { default as Numbers } from './BoardNumbers.svelte';
export { default as Signs } from './BoardSigns.svelte';
