import type { PictureFacts, PictureScore } from '../../drawing/board/picture';
import { isRunning, type Game } from '../../engine/game';
import { headerOf, replayRecord, scoresToWin, type GameRecord } from '../../record';
import { ranksOf, figuresAtEnd } from '../../review';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import { BOXES } from '../../rules/catalogue';
import { pictureWords } from '../../words/en/picture';
import { tilesIn } from '../view/board-tiles';
import { figuresIn, mismatchesIn } from '../view/scene';
import { printedAs } from '../../rules/printings';
import { verdictOf, type Verdict } from '../scores/verdict';
import { playerName, playerNames } from '../../words';

/** Everything on the picture of a game; `code` is the game as a QR code, undefined where it's too long for one. */
export function pictureOf(record: GameRecord, code: PictureFacts['code']): PictureFacts {
	const { game } = replayRecord(record);
	const { box, expansions, players, created, rulings, first } = headerOf(record);
	const counted = scoresToWin(game.scores, record.entries);
	const verdict = isRunning(game) ? undefined : verdictOf(counted, rulings, first);
	return {
		land: BOXES[box].land,
		tiles: tilesIn(game, []),
		mismatches: mismatchesIn(game),
		figures: figuresIn(game, figuresAtEnd(record, game), players),
		headline: headlineOf(record, game, verdict),
		day: pictureWords.day(created),
		details: pictureWords.played(
			printedAs(record.header),
			expansions,
			verdict && game.board.order.length
		),
		scores: scoresOf(record, game, verdict),
		code,
		caption: code ? pictureWords.scan : pictureWords.open
	};
}

function headlineOf({ header }: GameRecord, game: Game, verdict: Verdict | undefined): string {
	const { players } = header;
	if (game.phase === 'building') return pictureWords.building;
	const most = Math.max(...(verdict?.winners ?? []).map((seat) => game.scores[seat] ?? 0));
	if (!verdict) return pictureWords.running(lastTileNumber(game), tilesInAll(game));
	if (players.length === 1) return pictureWords.alone(most);
	const names = verdict.winners.map((index) => playerNames(players)[index] ?? '');
	return verdict.again ? pictureWords.tied(names, most) : pictureWords.won(names, most);
}

function scoresOf(
	{ header }: GameRecord,
	{ scores }: Game,
	verdict: Verdict | undefined
): readonly PictureScore[] {
	const winners = verdict && !verdict.again ? verdict.winners : [];
	const ranks = ranksOf(scores, winners);
	const rows = header.players.map((player, seat) => ({
		name: playerName(player),
		colour: player.colour,
		points: scores[seat] ?? 0,
		rank: ranks[seat] ?? 0,
		won: winners.includes(seat)
	}));
	return rows.sort((a, b) => a.rank - b.rank);
}
