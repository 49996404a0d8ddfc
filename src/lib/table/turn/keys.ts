import { howPut } from '../../engine/piece';
import { letterKeys } from '../app/switches.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import { optionsOf } from './turn';

/** What keys act on. */
interface KeyTarget {
	readonly live: LiveGame;
	/** Shows the list of all keys. */
	readonly list: () => void;
}

/**
 * Does what a key stands for at the table. Does nothing while somebody types or a dialog is open. Keys of a single character only
 * work if the focus is on something of the table, or on nothing.
 */
export function handleKey(event: KeyboardEvent, target: KeyTarget): void {
	if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
	const action = actionOf(event.key);
	if (!action || (event.key.length === 1 && !(letterKeys.on && isAtTable(event.target)))) return;
	if (event.key === 'Enter' && isControl(event.target)) return;
	event.preventDefault();
	action(target);
}

type Action = (target: KeyTarget) => void;

const ACTIONS: Readonly<Partial<Record<string, Action>>> = {
	u: ({ live }) => void live.entry.undo(),
	y: ({ live }) => void live.writer.redo(),
	r: ({ live }) => {
		live.entry.turnTile();
	},
	n: ({ live }) => void live.entry.layAlone(),
	enter: ({ live }) => void live.entry.confirm(),
	escape: ({ live }) => {
		live.entry.stepBack();
	},
	'/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
	'?': ({ list }) => {
		list();
	}
};

const actionOf = (key: string): Action | undefined =>
	/^[1-9]$/.test(key)
		? ({ live }) => {
				placeFigure(live, Number(key) - 1);
			}
		: ACTIONS[key.toLowerCase()];

/** Puts a figure on one of the places that the tile offers, in their order. */
function placeFigure({ entry }: LiveGame, index: number): void {
	const option = optionsOf(entry.game, entry.draft)[index];
	if (!option) return;
	const { piece, segment } = option;
	void entry.tapPlace({ piece, segment, ...howPut(option) });
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
	target instanceof Element && target.closest(selector) !== null;

const isElsewhere = (target: EventTarget | null): boolean =>
	isIn(target, 'input, textarea, select, dialog');

const isControl = (target: EventTarget | null): boolean =>
	isIn(target, 'button, a, [role="button"]');

const isAtTable = (target: EventTarget | null): boolean =>
	target === document.body || isIn(target, 'main.table');
