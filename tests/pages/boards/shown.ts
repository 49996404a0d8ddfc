import type { Scene } from '$lib/drawing/board/scene';
import type { Game } from '$lib/engine/game';
import type { Place } from '$lib/engine/spot';
import { replayRecord, type Player } from '$lib/record';
import { parseGameFile } from '$lib/record/parse-file';
import { featureView } from '$lib/table/view/feature';
import { highlightOfFeature } from '$lib/table/view/highlight';
import { tilesIn } from '$lib/table/view/board-tiles';
import { figuresIn, mismatchesIn } from '$lib/table/view/scene';
import expansions from './expansions.json?url';
import winter from './winter.json?url';

/** The recorded games that can be shown; one of them is the app's example. */
export const GAMES = ['winter', 'expansions', 'example'] as const;
export type GameName = (typeof GAMES)[number];

const FILES: Readonly<Record<GameName, string>> = {
	winter,
	expansions,
	example: '/example.json'
};

/** A game at the end of its file. */
export interface Shown {
	readonly game: Game;
	readonly players: readonly Player[];
}

/** Loads the game in a file. Throws when the file can't be loaded or has no game. */
export async function shownGame(name: GameName): Promise<Shown> {
	const response = await fetch(FILES[name]);
	const parsed = parseGameFile(await response.text());
	if (!parsed.ok) throw new Error(`There is no game in ${FILES[name]}.`);
	return { game: replayRecord(parsed.value).game, players: parsed.value.header.players };
}

/** The whole board, with the feature at a place highlighted. */
export function sceneOf({ game, players }: Shown, place: Place | undefined): Scene {
	const feature = place && featureView(game, { place });
	return {
		tiles: tilesIn(game, []),
		mismatches: mismatchesIn(game),
		figures: figuresIn(game, game.pieces, players),
		spots: [],
		ghost: undefined,
		highlight: feature && highlightOfFeature(game, feature, players),
		choices: [],
		picked: undefined,
		dimmed: true
	};
}

/** The place to highlight, from an address like `?highlight=0,-1,2`. */
export function highlightIn({ searchParams }: URL): Place | undefined {
	const [x, y, segment] = (searchParams.get('highlight') ?? '').split(',').map(Number);
	if (x === undefined || y === undefined || segment === undefined) return undefined;
	return { x, y, segment };
}
