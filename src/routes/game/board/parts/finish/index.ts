/* What shows that a feature is finished. A table loads it when a turn begins. */

export { default as Flights } from './Flights.svelte';
export { default as Lights } from './Lights.svelte';
export { figuresOnTheirWay, type Flying, type Locate } from './flying';
