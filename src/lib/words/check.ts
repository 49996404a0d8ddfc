import type { Settlement } from '../engine/ledger';
import type { PieceKindId } from '../engine/piece';
import type { Place } from '../engine/spot';
import type { SegmentKind } from '../engine/tile';
import type { Marker } from '../engine/track';
import { words } from './table';

interface Check {
	readonly takeBacks: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly count: number;
		readonly from: SegmentKind;
	}[];
	readonly moves: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly to?: { readonly place: Place; readonly onto: SegmentKind };
	}[];
	readonly markers: readonly {
		readonly player: number;
		readonly points: number;
		readonly to: Marker;
	}[];
	readonly undone: boolean;
}

/** What was scored, a sentence each: “Completed city: Ada +8 (3 tiles × 2 + 1 pennant × 2 = 8)”. */
export const scoredLines = (
	settlements: readonly Settlement[],
	names: readonly string[]
): readonly string[] =>
	settlements.map((settlement) => {
		const { occasion, kind, awards } = settlement;
		const each = awards.map((award) => ({
			who: words.scoring.gets(names[award.player] ?? '', award.points),
			sum: words.scoring.because(settlement, award)
		}));
		const title = words.scoring.title(occasion, kind);
		const passed = words.scoring.passed(settlement, names);
		return passed
			? words.scoring.scored(title, [{ who: passed, sum: '' }])
			: words.scoring.scored(title, each);
	});

/** What a player's hands must do at the table. */
export interface HandLine {
	readonly player: number;
	/** “Ada +8”, or only the name when nothing was won. */
	readonly who: string;
	/** “takes back 1 follower from the city; marker to space 27”. */
	readonly task: string;
}

/** What hands must do, a line for each player who has to do something. */
export function handLines(
	{ takeBacks, moves, markers, undone }: Check,
	names: readonly string[]
): readonly HandLine[] {
	return names.flatMap((name, player) => {
		const back = takeBacks
			.filter((taken) => taken.player === player)
			.map(({ piece, count, from }) =>
				(undone ? words.scoring.putBack : words.scoring.takeBack)(
					words.tiles.pieces(count, piece),
					from
				)
			);
		const driven = moves
			.filter((moved) => moved.player === player)
			.map(({ piece, to }) => {
				if (!to) return words.table.takesHim;
				const says = piece === 'wagon' ? words.table.drivesOn : words.table.movesHim;
				return says(words.tiles.place(to.place, to.onto));
			});
		const marker = markers.find((moved) => moved.player === player);
		const space = marker ? [words.scoring.marker(marker.to)] : [];
		const task = [...back, ...driven, ...space].join('; ');
		const points = marker && (undone ? -marker.points : marker.points);
		const who = points === undefined ? name : words.scoring.gets(name, points);
		return task === '' ? [] : [{ player, who, task }];
	});
}
