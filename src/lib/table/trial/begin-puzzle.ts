import { resolve } from '$app/paths';
import {
	effectiveLog,
	headerOf,
	nextEntry,
	replayEvents,
	withEntry,
	type GameRecord
} from '../../record';
import { isLaid, isPointsCorrection, type Laid } from '../../rules/base/events';
import { linkOf } from '../../share/link';
import { packGame } from '../../share/pack';
import { newGameId } from '../../store';
import type { PuzzleTurn, TrialSetup } from '../game/game-apart';
import { canPlayOn } from './can-play-on';
import { withoutReason } from './kept-puzzles';
import { playedTurn } from './puzzle.svelte';
import { recordUpTo, trial } from './trial.svelte';

/** The parameter of a link to a puzzle: apps that don't know it open the game. */
const PUZZLE = 'puzzle';

/** The origin of a puzzle that was opened by a link. */
export const LINK = 'link';

/** A game as a puzzle about the turn that is its last event: nobody's name is in it, nothing that people wrote, and nothing that happened later. */
export function puzzleOf(game: GameRecord, event: number): GameRecord {
	const { header, entries } = recordUpTo(game, event + 1);
	const players = header.players.map(({ colour }) => ({ name: '', colour }));
	return withoutReasons({ header: { ...header, players }, entries });
}

const withoutReasons = ({ header, entries }: GameRecord): GameRecord => ({
	header,
	entries: entries.map((entry) =>
		isPointsCorrection(entry.event) ? { ...entry, event: withoutReason(entry.event) } : entry
	)
});

/** The link to a puzzle that is being played, for another device. */
export async function linkToPuzzle(game: GameRecord, setup: TrialSetup): Promise<string> {
	// It may come from a link that was made before puzzles left reasons out.
	const before = withoutReasons(recordUpTo(game, setup.begun));
	const turn = playedTurn(setup);
	const puzzle = turn ? withEntry(before, nextEntry(before, turn, before.header.created)) : before;
	return linkOf(await packGame(puzzle), `${location.origin}${resolve('/open/')}?${PUZZLE}`);
}

/**
 * Begins a puzzle about the last turn of a game; false if it can't be judged.
 * @param from the game that it comes from, as a parameter of the address
 */
export async function beginPuzzle(puzzle: GameRecord, from: string): Promise<boolean> {
	const { events } = effectiveLog(puzzle.entries);
	const turn = events.at(-1);
	const begun = events.length - 1;
	const before = replayEvents(headerOf(puzzle), events.slice(0, begun)).game;
	if (!turn || !isLaid(turn) || !canPlayOn(before)) return false;
	const setup: TrialSetup = {
		...{ people: [turn.player], strength: 'ahead', seed: newGameId(), from, begun },
		puzzle: turnOf(turn)
	};
	await trial.begin(puzzle, setup);
	return true;
}

const turnOf = ({ tile, x, y, rotation, deploy }: Laid): PuzzleTurn => ({
	...{ tile, x, y, rotation },
	...(deploy && { segment: deploy.segment })
});
