import type { PictureFacts, PictureScore } from '../drawing/picture';
import { isRunning, type Game } from '../engine/game';
import type { Piece } from '../engine/piece';
import { effective, replayEvents, replayRecord, type GameRecord } from '../record';
import { BOXES } from '../rules/catalogue';
import { pictureWords } from '../words/picture';
import { tilesDrawn } from './boxes';
import { figuresIn, scarsIn, tilesIn } from './scene';
import { verdictOf, type Verdict } from './verdict';

/** All that the picture of a game shows; `code` is the game as a QR code, undefined where it's too long for one. */
export function pictureOf(record: GameRecord, code: PictureFacts['code']): PictureFacts {
	const { game } = replayRecord(record);
	const { box, expansions, players, created, rulings, first } = record.header;
	const verdict = isRunning(game) ? undefined : verdictOf(game.scores, rulings, first);
	return {
		land: BOXES[box].land,
		tiles: tilesIn(game, []),
		scars: scarsIn(game),
		figures: figuresIn(game, piecesAtTheEnd(record, game), players),
		headline: headlineOf(record, game, verdict),
		day: pictureWords.day(created),
		details: pictureWords.played(box, expansions, verdict && game.board.order.length),
		scores: scoresOf(record, game, verdict),
		code,
		caption: code ? pictureWords.scan : pictureWords.open
	};
}

/** The figures on the table; of a game that is over those of its last turn, before hands took them home. */
function piecesAtTheEnd(record: GameRecord, game: Game): Iterable<Piece> {
	if (isRunning(game)) return game.pieces;
	const { events } = effective(record.entries);
	const end = events.findIndex(({ type }) => type === 'base/ended');
	return replayEvents(record.header, events.slice(0, end)).game.pieces;
}

function headlineOf({ header }: GameRecord, game: Game, verdict: Verdict | undefined): string {
	const { box, expansions, players } = header;
	if (game.phase === 'building') return pictureWords.building;
	const most = Math.max(...game.scores);
	if (!verdict) return pictureWords.running(laidIn(game), tilesDrawn(box, expansions));
	if (players.length === 1) return pictureWords.alone(most);
	const names = verdict.winners.map((index) => players[index]?.name ?? '');
	return verdict.again ? pictureWords.tied(names, most) : pictureWords.won(names, most);
}

/** Tiles on the table that are drawn: nobody draws an abbey. */
const laidIn = ({ board, rules }: Game): number =>
	board.order.filter(({ type }) => rules.counts.has(type.id)).length;

function scoresOf(
	{ header }: GameRecord,
	{ scores }: Game,
	verdict: Verdict | undefined
): readonly PictureScore[] {
	const rows = header.players.map(({ name, colour }, index) => {
		const points = scores[index] ?? 0;
		const rank = 1 + scores.filter((other) => other > points).length;
		const won = verdict !== undefined && !verdict.again && verdict.winners.includes(index);
		return { name, colour, points, rank, won };
	});
	return rows.sort((a, b) => a.rank - b.rank || Number(b.won) - Number(a.won));
}
