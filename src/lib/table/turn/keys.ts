import { letterKeys } from '../app/switches.svelte';
import type { LiveGame } from '../game/live-game.svelte';

/** Keyboard shortcuts of the table; off while somebody types or a dialog is open. */
export function keys(event: KeyboardEvent, live: LiveGame): void {
	if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
	const action = ACTIONS[event.key.toLowerCase()];
	if (!action || (event.key.length === 1 && !letterKeys.on)) return;
	if (event.key === 'Enter' && isControl(event.target)) return;
	event.preventDefault();
	action(live);
}

type Action = (live: LiveGame) => void;

const ACTIONS: Readonly<Partial<Record<string, Action>>> = {
	u: (live) => void live.entry.undo(),
	y: (live) => void live.writer.redo(),
	r: (live) => {
		live.entry.turnTile();
	},
	n: (live) => void live.entry.layAlone(),
	enter: (live) => void live.entry.confirm(),
	escape: (live) => {
		live.entry.stepBack();
	},
	'/': () => document.querySelector<HTMLElement>('[data-search]')?.focus()
};

const isElsewhere = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const isControl = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('button, a, [role="button"]') !== null;
