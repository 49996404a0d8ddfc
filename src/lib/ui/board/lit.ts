/* What lights up parts of the land, with its signs. A board loads it when something is lit. */

export { default as Farms } from './BoardFarms.svelte';
export { default as FarmLabels } from './BoardFarmLabels.svelte';
export { default as Highlight } from './BoardHighlight.svelte';
export { default as Numbers } from './BoardNumbers.svelte';
