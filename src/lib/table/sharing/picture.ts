import type { PictureFacts, PictureScore } from '../../drawing/board/picture';
import { isRunning, type Game } from '../../engine/game';
import {
	headerOf,
	replayRecord,
	verdictOf,
	type GameRecord,
	type Player,
	type Verdict
} from '../../record';
import { ranksOf } from '../../record/ranks';
import { figuresAtEnd } from '../../review';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import { BOXES } from '../../rules/catalogue';
import { pictureWords } from '../../words/en/picture';
import { tilesIn } from '../view/board-tiles';
import { figuresIn, mismatchesIn } from '../view/scene';
import { printedAs } from '../../rules/printings';
import { playerName, playerNames } from '../../words';

/** Everything on the picture of a game; `code` is the game as a QR code, undefined if it's too long for one. */
export function pictureOf(record: GameRecord, code: PictureFacts['code']): PictureFacts {
	const { game } = replayRecord(record);
	const header = headerOf(record);
	const { box, expansions, players, created } = header;
	const verdict = verdictOf(game.scores, header, record.entries);
	const running = isRunning(game);
	return {
		land: BOXES[box].land,
		tiles: tilesIn(game, []),
		mismatches: mismatchesIn(game),
		figures: figuresIn(game, figuresAtEnd(record, game), players),
		headline: running ? soFarOf(game) : outcomeOf(players, verdict),
		day: pictureWords.day(created),
		details: pictureWords.played(
			printedAs(record.header),
			expansions,
			running ? undefined : game.board.order.length
		),
		scores: scoresOf(players, game, running ? { ...verdict, winners: [] } : verdict),
		code,
		caption: code ? pictureWords.scan : pictureWords.open
	};
}

const soFarOf = (game: Game): string =>
	game.phase === 'building'
		? pictureWords.building
		: pictureWords.running(lastTileNumber(game), tilesInAll(game));

function outcomeOf(players: readonly Player[], { best, winners, most }: Verdict): string {
	if (players.length === 1) return pictureWords.alone(most);
	const names = best.map((seat) => playerNames(players)[seat] ?? '');
	return winners.length === 0 ? pictureWords.tied(names, most) : pictureWords.won(names, most);
}

function scoresOf(
	players: readonly Player[],
	{ scores }: Game,
	verdict: Verdict
): readonly PictureScore[] {
	const ranks = ranksOf(scores, verdict);
	const rows = players.map((player, seat) => ({
		name: playerName(player),
		colour: player.colour,
		points: scores[seat] ?? 0,
		rank: ranks[seat] ?? 0,
		won: verdict.winners.includes(seat)
	}));
	return rows.sort((a, b) => a.rank - b.rank);
}
