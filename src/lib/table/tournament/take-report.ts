import { ok } from '../../engine/result';
import type { OpenShelf } from '../../store';
import type { StoreProblemCode } from '../../store/problem';
import { tournamentsOf } from '../../store/tournaments';
import type { TableReport } from '../../tournament/link';
import { withReport, type Arrival, type ReportProblem } from '../../tournament/reports';
import { words } from '../../words';
import { tournamentTableWords } from '../../words/en/tournament-table';

/** What became of a report: it was entered, or its tournament isn't on this device, or has no place for it, or it can't be stored. */
export type Taken =
	| { readonly kind: 'entered'; readonly how: Arrival }
	| { readonly kind: 'unknown' }
	| { readonly kind: 'refused'; readonly why: ReportProblem }
	| { readonly kind: 'failed'; readonly why: StoreProblemCode };

/** What became of a report, as a sentence. */
export function takenText(taken: Taken, { round, table }: TableReport): string {
	if (taken.kind === 'entered') return tournamentTableWords.arrival(taken.how);
	if (taken.kind === 'unknown') return tournamentTableWords.unknown;
	return taken.kind === 'refused'
		? tournamentTableWords.reportProblem(taken.why, round, table)
		: words.storage.store(taken.why);
}

/** Enters a report into its tournament on this device, where it counts once it is accepted. Entering it again changes nothing. */
export async function takeReport(shelf: OpenShelf, report: TableReport): Promise<Taken> {
	const tournaments = tournamentsOf(shelf);
	let how: Arrival = 'first';
	const stored = await tournaments?.change(report.tournament, (tournament, now) => {
		const read = withReport(tournament, report, now);
		if (!read.ok) return read;
		how = read.value.how;
		return ok(read.value.tournament);
	});
	if (!stored || (!stored.ok && stored.error.code === 'gone')) return { kind: 'unknown' };
	if (!stored.ok) return { kind: 'failed', why: stored.error.code };
	return stored.value.ok ? { kind: 'entered', how } : { kind: 'refused', why: stored.value.error };
}
