import { currentTimestamp } from '../../record/header-shape';
import { BACKUP_ENDING, backupFile } from '../../share/backup';
import { csvOf, type Cell } from '../../share/csv-text';
import { localDay } from '../../share/local-time';
import { winnerIn } from '../../tournament/state';
import { tournamentWords } from '../../words/en/tournament';
import { fileNamePart } from '../sharing/send';
import type { TournamentKeeper } from './keeper.svelte';

/* The files of a tournament that leave the app. */

/** A name for a tournament's file; `kind` is its ending, with a dot. */
function fileName({ tournament }: TournamentKeeper, what: string, kind: string): string {
	const { name = '', created = 0 } = tournament ?? {};
	const parts = ['tilekeep', localDay(created), fileNamePart(name), what].filter(
		(part) => part !== ''
	);
	return parts.join('-').replace(/-+/g, '-') + kind;
}

const csvFile = (
	keeper: TournamentKeeper,
	what: string,
	rows: readonly (readonly Cell[])[]
): File => new File([csvOf(rows)], fileName(keeper, what, '.csv'), { type: 'text/csv' });

/** Every table of every round with its result as CSV. */
export function resultsFile(keeper: TournamentKeeper): File {
	const { columns, decided } = tournamentWords;
	const head = [
		...[columns.round, columns.table, columns.first, columns.second],
		...[columns.firstPoints, columns.secondPoints, columns.decided, columns.winner]
	];
	const { state } = keeper;
	const rows = (state?.rounds ?? []).flatMap((round) =>
		round.tables.map((table): readonly Cell[] => {
			const [first = '', second = ''] = table.players.map(keeper.nameOf);
			const won = { 0: first, 1: second, tie: tournamentWords.tied, nobody: '' };
			const { accepted } = table;
			return [
				...[round.number, table.number, first, second],
				...(accepted ? [...accepted.points, decided[accepted.decided]] : ['', '', '']),
				won[(state && winnerIn(state, round, table)) ?? 'nobody']
			];
		})
	);
	return csvFile(keeper, 'results', [head, ...rows]);
}

/** The standings as CSV. */
export function standingsFile(keeper: TournamentKeeper): File {
	const kinds = keeper.state?.settings.tieBreaks ?? [];
	const { rank, columns, wins, played, tieBreakNames } = tournamentWords;
	const head = [rank, columns.name, played, wins, ...kinds.map((kind) => tieBreakNames[kind])];
	const rows = keeper.standings.map((one): readonly Cell[] => [
		one.rank,
		keeper.nameOf(one.player),
		one.played,
		one.wins,
		...kinds.map((kind) => one.tieBreaks[kind])
	]);
	return csvFile(keeper, 'standings', [head, ...rows]);
}

/** All of a tournament as a file that another phone opens: a backup of nothing else. */
export async function handOverFile(keeper: TournamentKeeper): Promise<File | undefined> {
	const { tournament } = keeper;
	if (!tournament) return undefined;
	const nothing = { games: [], unread: [], told: [], people: [], evenings: [], photos: [] };
	const made = currentTimestamp();
	const file = await backupFile({ made, ...nothing, tournaments: [tournament] });
	return new File([file], fileName(keeper, '', BACKUP_ENDING), { type: file.type });
}

/** A name for the picture of the standings. */
export const pictureName = (keeper: TournamentKeeper): string =>
	fileName(keeper, 'standings', '.png');
