const [MARKER, START, END, SCAN] = [0xff, 0xd8, 0xd9, 0xda];
/** Markers without a length: those that restart a scan, and one that means nothing. */
const isBare = (code: number): boolean => (code >= 0xd0 && code <= 0xd7) || code === 0x01;

/**
 * The pictures of a film that is JPEGs one after another. Segments are skipped by their lengths: a preview in one of them has
 * the same marks of start and end. A last picture that is cut short is left out; so is whatever lies between pictures.
 */
export function picturesOf(film: Uint8Array): readonly Uint8Array[] {
	const pictures: Uint8Array[] = [];
	for (let from = startIn(film, 0); from >= 0;) {
		const end = endOf(film, from);
		if (end < 0) break;
		pictures.push(film.subarray(from, end));
		from = startIn(film, end);
	}
	return pictures;
}

/** Where the next picture begins; -1 for none. */
function startIn(film: Uint8Array, from: number): number {
	for (let at = from; at + 2 < film.length; at++)
		if (film[at] === MARKER && film[at + 1] === START && film[at + 2] === MARKER) return at;
	return -1;
}

/** Where a picture ends that begins there: the byte after it; -1 where it is cut short. */
function endOf(film: Uint8Array, from: number): number {
	for (let at = from + 2; at + 1 < film.length;) {
		if (film[at] !== MARKER) return -1;
		const code = film[at + 1] ?? 0;
		if (code === END) return at + 2;
		if (code === MARKER) at += 1;
		else if (isBare(code)) at += 2;
		else {
			at += 2 + lengthAt(film, at + 2);
			if (code === SCAN) at = afterScan(film, at);
		}
	}
	return -1;
}

const lengthAt = (film: Uint8Array, at: number): number =>
	256 * (film[at] ?? 0) + (film[at + 1] ?? 0);

/** Where the data of a scan end: at a marker that neither restarts it nor is a byte of data followed by zero. */
function afterScan(film: Uint8Array, from: number): number {
	for (let at = from; at + 1 < film.length; at++) {
		const code = film[at + 1] ?? 0;
		if (film[at] === MARKER && code !== 0 && code !== MARKER && !isBare(code)) return at;
	}
	return film.length;
}
