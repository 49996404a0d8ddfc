import type { Break } from './breaks';

/** Mistakes in the rules, the record, the store, and the state of the table. */
export const GAME_BREAKS: readonly Break[] = [
	{
		name: 'A tile that fits nowhere leaves the game while another one of its pile still fits',
		room: 'rules',
		file: 'src/lib/engine/legal.ts',
		find: 'now.every((id) => {',
		replace: 'now.some((id) => {',
		browser: ['table/table.phone.e2e.ts', 'table/expansions.phone.e2e.ts']
	},
	{
		name: 'A player with two further tiles lays that of the next turn before that of this one',
		room: 'rules',
		file: 'src/lib/engine/further.ts',
		find: 'orderOf(a) - orderOf(b)',
		replace: 'orderOf(b) - orderOf(a)',
		browser: ['table/questions.phone.e2e.ts', 'table/expansions.phone.e2e.ts']
	},
	{
		name: 'A barn of an existing table may stand where a city reaches the corner',
		room: 'rules',
		file: 'src/lib/engine/corners.ts',
		find: 'if (!field) return undefined;',
		replace: 'if (!field) continue;',
		browser: ['table/existing-table.phone.e2e.ts', 'table/questions.phone.e2e.ts']
	},
	{
		name: 'By the old ruling a city of one tile pays 1, like one of two',
		room: 'rules',
		file: 'src/lib/rules/base/settle.ts',
		find: "occasion === 'completed' && tiles === 2",
		replace: "occasion === 'completed' && tiles <= 2",
		browser: ['table/contract.phone.e2e.ts']
	},
	{
		name: 'A tie is won by who began, instead of lost',
		room: 'rules',
		file: 'src/lib/rules/base/ties.ts',
		find: 'player !== first',
		replace: 'player === first',
		browser: ['table/finish.phone.e2e.ts', 'review.e2e.ts']
	},
	{
		name: 'A table of an even width has its odd column in the west',
		room: 'rules',
		file: 'src/lib/rules/base/table-edge.ts',
		find: 'Math.floor((size - 1) / 2)',
		replace: 'Math.floor(size / 2)',
		browser: ['table/contract.phone.e2e.ts']
	},
	{
		name: 'A road that ends at an abbey is said to stay open for ever',
		room: 'rules',
		file: 'src/lib/engine/board.ts',
		find: "theirs !== 'any' && theirs",
		replace: 'theirs',
		browser: ['table/proof.e2e.ts']
	},
	{
		name: 'The last abbeys are asked for from who laid the last tile, instead of from their left',
		room: 'rules',
		file: 'src/lib/expansions/abbey-and-mayor/abbey.ts',
		find: '(layer + 1 + n)',
		replace: '(layer + n)',
		browser: ['table/questions.phone.e2e.ts', 'table/questions.desktop.e2e.ts']
	},
	{
		name: 'A wagon may drive to where somebody stands',
		room: 'rules',
		file: 'src/lib/expansions/abbey-and-mayor/wagon.ts',
		find: 'if (!found.ok || found.value.objection !== undefined) continue;',
		replace: 'if (!found.ok) continue;',
		browser: ['table/questions.phone.e2e.ts', 'table/questions.desktop.e2e.ts']
	},
	{
		name: 'The river may never turn the same way again, even after a straight tile',
		room: 'rules',
		file: 'src/lib/rules/river/river.ts',
		find: 'upstream[0] === course',
		replace: 'upstream.includes(course)',
		browser: ['table/expansions.phone.e2e.ts']
	},
	{
		name: 'Describing an existing table counts as playing time',
		room: 'record and store',
		file: 'src/lib/record/pace.ts',
		find: 'entries.length : begun + 1',
		replace: 'entries.length : begun',
		browser: ['table/existing-table.phone.e2e.ts', 'table/clock.phone.e2e.ts']
	},
	{
		name: 'Figures stand elsewhere after the correction of a tile that is turned as well',
		room: 'record and store',
		file: 'src/lib/record/custom-tiles.ts',
		find: 'from.rotation - to.rotation + 4',
		replace: 'to.rotation - from.rotation + 4',
		browser: ['table/custom-tile.phone.e2e.ts', 'table/history.phone.e2e.ts']
	},
	{
		name: 'A backup replaces what was written here about an evening',
		room: 'record and store',
		file: 'src/lib/store/restore-backup.ts',
		find: '{ ...theirs, ...here, game }',
		replace: '{ ...here, ...theirs, game }',
		browser: ['evening.phone.e2e.ts', 'device.e2e.ts']
	},
	{
		name: 'Of two copies of unsaved turns the shorter one comes back',
		room: 'record and store',
		file: 'src/lib/store/unsaved.ts',
		find: 'best.game.entries.length >= one.game.entries.length',
		replace: 'best.game.entries.length <= one.game.entries.length',
		browser: ['table/unsaved.phone.e2e.ts', 'table/trouble.phone.e2e.ts']
	},
	{
		name: 'A window that waits for a game never writes after the other one was closed',
		room: 'record and store',
		file: 'src/lib/store/lock.ts',
		find: "if (answer === 'taken') this.#wait();",
		replace: '',
		browser: ['table/tabs.desktop.e2e.ts']
	},
	{
		name: 'A deleted game is gone for good at once',
		room: 'record and store',
		file: 'src/lib/store/shelf.ts',
		find: 'currentTimestamp() - RESTORE_WINDOW_MS',
		replace: 'currentTimestamp() + RESTORE_WINDOW_MS',
		browser: ['new-game.phone.e2e.ts', 'library.e2e.ts', 'evening.phone.e2e.ts']
	},
	{
		name: 'A turn without a choice is written at once, though turns are confirmed apart',
		room: 'table state',
		file: 'src/lib/table/turn/turn-draft.svelte.ts',
		find: 'this.draft.spot || confirmTurns.on ? undefined',
		replace: 'this.draft.spot ? undefined',
		browser: ['table/commit.phone.e2e.ts', 'table/ways.phone.e2e.ts']
	},
	{
		name: 'A second undo takes the reopened turn apart, instead of going to the turn before',
		room: 'table state',
		file: 'src/lib/table/game/draft-entry.svelte.ts',
		find: '!entering.isEmpty(this.draft) && !this.reopened',
		replace: '!entering.isEmpty(this.draft)',
		browser: ['table/table.phone.e2e.ts', 'table/commit.phone.e2e.ts']
	},
	{
		name: 'A window that takes a game over can’t write',
		room: 'table state',
		file: 'src/lib/table/game/session.svelte.ts',
		find: 'await this.#gain();',
		replace: '',
		browser: ['table/tabs.desktop.e2e.ts']
	},
	{
		name: 'The clock counts the first tile of a turn twice',
		room: 'table state',
		file: 'src/lib/table/view/table-clock.svelte.ts',
		find: 'running - earlier',
		replace: 'running',
		browser: ['table/clock.phone.e2e.ts']
	},
	{
		name: 'A forgotten turn is inserted after the one that it came before',
		room: 'table state',
		file: 'src/lib/table/past/amendment-editor.svelte.ts',
		find: 'before: [entered, place.event]',
		replace: 'before: [place.event, entered]',
		browser: ['table/history.phone.e2e.ts', 'table/back.phone.e2e.ts']
	},
	{
		name: 'A backup is restored with its photos, where they weren’t wanted',
		room: 'table state',
		file: 'src/lib/table/backup/device-backup.svelte.ts',
		find: 'const backup = withPhotos ?',
		replace: 'const backup = !withPhotos ?',
		browser: ['evening.phone.e2e.ts', 'device.e2e.ts']
	}
];
