import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* What a table loads when it is first needed, and what opens nothing else of it. */

/** What lights up on the board, and the cards that explain it. */
export const LIT = new LazyPart(() => import('$lib/ui/board/BoardLit.svelte'));
export const CARD = new LazyPart(() => import('./feature/SelectedFeature.svelte'));
/** The edge of the table; few games have one. */
export const EDGE = new LazyPart(() => import('./board/parts/BoardEdge.svelte'));
/** What was chosen in the ledger. */
export const HIGHLIGHTED = new LazyPart(() => import('./board/HighlightedSettlement.svelte'));
export const FINISH = new LazyPart(
	async () => ({ default: await import('./board/parts/finish/finish') }),
	'quiet'
);

/** Asks a player what must be answered before the next turn; only expansions ask. */
export const QUESTION = new LazyPart(() => import('./turn/QuestionSheet.svelte'));
/** Choices that only some rules and few turns have. */
export const CROSSING = new LazyPart(() => import('./turn/CrossingChoice.svelte'));
export const BRIDGE = new LazyPart(() => import('./turn/BridgeChoice.svelte'));
export const TAKE_HOME = new LazyPart(() => import('./turn/TakeHome.svelte'));
export const OFFERS = new LazyPart(() => import('./turn/Offers.svelte'));
export const SET_ASIDE = new LazyPart(() => import('./turn/SetAside.svelte'));
/** What a turn scored, and what players do at the table then: it comes with the first tile that is chosen, so that it is there in time. */
export const TASKS = new LazyPart(async () => ({ default: await import('./turn/tasks') }));
/** It comes with the tile that is chosen, and is no news where it can't. */
export const HOW_SCORED = new LazyPart(() => import('../HowScored.svelte'), 'quiet');

/** The tile that the app drew in a trial. */
export const DRAWN_TILE = new LazyPart(() => import('./trial/DrawnTile.svelte'));
export const BUILDER = new LazyPart(async () => {
	const { tableBuilderOf } = await import('$lib/table/existing-table/table-builder.svelte');
	return { default: tableBuilderOf };
});
export const LEDGER = new LazyPart(() => import('./ledger/LedgerSide.svelte'));
export const LEDGER_SHEET = new LazyPart(() => import('./ledger/LedgerSheet.svelte'));
/** Shows nothing but the time. */
export const CLOCK = new LazyPart(() => import('./menu/Clock.svelte'));
/** Of games with a chess clock. */
export const CHESS_CLOCK = new LazyPart(() => import('./clock/ChessClock.svelte'));
/** Sets up the chess clock of a running game. */
export const CLOCK_SHEET = new LazyPart(() => import('./clock/ClockSheet.svelte'));
export const REBUILD = new LazyPart(() => import('./rebuild/RebuildSheet.svelte'));
/** Proposes as turns what a photo shows and nobody entered. */
export const CATCH_UP = new LazyPart(() => import('./snap/CatchUp.svelte'));
/** Proposes turns as the camera sees them. It stays until it is stopped. */
export const WATCH = new LazyPart(() => import('./watch/Watch.svelte'));
/** The same as the camera of another phone sees them, while one of those that follow is the table's camera. */
export const OTHER_WATCH = new LazyPart(() => import('./watch/OtherWatch.svelte'));
export const DESCRIBE = new LazyPart(() => import('./custom-tiles/CustomTileSheet.svelte'));
/** Shows who follows, and how. It stays once it was needed. */
export const FOLLOW = new LazyPart(() => import('./follow/FollowKeeper.svelte'));
