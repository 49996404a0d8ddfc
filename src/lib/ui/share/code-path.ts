import type { QrMatrix } from '../../share/qr-code';

/** Light modules required around a code (ISO/IEC 18004, section 9.1). */
export const QUIET_ZONE = 4;

/** A run of dark modules in a row: its start and length. */
interface Run {
	readonly from: number;
	readonly length: number;
}

/** The runs of dark modules in one row, from the left. */
function runsIn(row: readonly boolean[]): readonly Run[] {
	const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
	return starts.map((from) => {
		const next = row.indexOf(false, from);
		return { from, length: (next < 0 ? row.length : next) - from };
	});
}

/** SVG path data of a code's dark modules, each one unit wide. */
export const pathOfCode = (code: QrMatrix): string =>
	code
		.flatMap((row, y) =>
			runsIn(row).map(
				({ from, length }) =>
					`M${String(from)} ${String(y)}h${String(length)}v1h${String(-length)}z`
			)
		)
		.join('');
