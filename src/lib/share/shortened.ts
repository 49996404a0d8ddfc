const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The length of a text as JSON in a link, in characters. */
const room = (text: string): number => encodeURIComponent(JSON.stringify(text)).length;

/** As much of a text as fits into so many characters of a link, cut between graphemes. */
export function shortened(text: string, most: number): string {
	if (room(text) <= most) return text;
	let cut = '';
	for (const { segment } of letters.segment(text)) {
		if (room(`${cut}${segment}…`) > most) break;
		cut += segment;
	}
	return `${cut}…`;
}
