import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* The parts that a table loads when they are first needed, and that open no other part of it. */

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

/** Asks a player a question that must be answered before the next turn. Only expansions ask such questions. */
export const QUESTION = new LazyPart(() => import('./turn/QuestionSheet.svelte'));
/** Choices that only some rules and few turns have. */
export const CROSSING = new LazyPart(() => import('./turn/CrossingChoice.svelte'));
export const BRIDGE = new LazyPart(() => import('./turn/BridgeChoice.svelte'));
export const TAKE_HOME = new LazyPart(() => import('./turn/TakeHome.svelte'));
export const OFFERS = new LazyPart(() => import('./turn/Offers.svelte'));
export const SET_ASIDE = new LazyPart(() => import('./turn/SetAside.svelte'));
/**
 * What a turn scored, and what players do at the table then. It is loaded with the first chosen tile, so that it is there in
 * time.
 */
export const TASKS = new LazyPart(async () => ({ default: await import('./turn/tasks') }));
/** Loaded with the chosen tile. If that fails, nothing is said. */
export const HOW_SCORED = new LazyPart(() => import('../HowScored.svelte'), 'quiet');

/** The tile that the app drew in a trial. */
export const DRAWN_TILE = new LazyPart(() => import('./trial/DrawnTile.svelte'));
export const BUILDER = new LazyPart(async () => {
	const { tableBuilderOf } = await import('$lib/table/existing-table/table-builder.svelte');
	return { default: tableBuilderOf };
});
export const LEDGER = new LazyPart(() => import('./ledger/LedgerSide.svelte'));
export const LEDGER_SHEET = new LazyPart(() => import('./ledger/LedgerSheet.svelte'));
/** Only shows the time. */
export const CLOCK = new LazyPart(() => import('./menu/Clock.svelte'));
/** Shows the chess clock, in games that have one. */
export const CHESS_CLOCK = new LazyPart(() => import('./clock/ChessClock.svelte'));
/** Sets up the chess clock of a running game. */
export const CLOCK_SHEET = new LazyPart(() => import('./clock/ClockSheet.svelte'));
export const REBUILD = new LazyPart(() => import('./rebuild/RebuildSheet.svelte'));
/** Proposes turns for what a photo shows and nobody entered. */
export const CATCH_UP = new LazyPart(() => import('./snap/CatchUp.svelte'));
/** Proposes turns that the camera sees. It stays until it is stopped. */
export const WATCH = new LazyPart(() => import('./watch/Watch.svelte'));
/** Proposes turns that the camera of another phone sees, while one of the devices that follow is the table's camera. */
export const OTHER_WATCH = new LazyPart(() => import('./watch/OtherWatch.svelte'));
export const DESCRIBE = new LazyPart(() => import('./custom-tiles/CustomTileSheet.svelte'));
/** Shows who follows, and how. It stays once it was needed. */
export const FOLLOW = new LazyPart(() => import('./follow/FollowKeeper.svelte'));
