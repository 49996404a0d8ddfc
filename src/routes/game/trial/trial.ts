/* What the table of a trial shows and does beside that of any other game. */
export { default as DrawnTile } from './DrawnTile.svelte';
export { default as TrialNote } from './TrialNote.svelte';
