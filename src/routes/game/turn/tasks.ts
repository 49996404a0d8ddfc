/* What was scored, and what players do at the table then. A table loads it with the first turn that scores. */

export { default as Tasks } from './Tasks.svelte';
export { saidOf } from './said';
