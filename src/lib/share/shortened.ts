const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a text takes as part of JSON in a link, in characters. */
const room = (text: string): number => encodeURIComponent(JSON.stringify(text)).length;

/** As much of a text as takes at most so many characters in a link, cut between what people call letters. */
export function shortened(text: string, most: number): string {
	if (room(text) <= most) return text;
	let cut = '';
	for (const { segment } of letters.segment(text)) {
		if (room(`${cut}${segment}…`) > most) break;
		cut += segment;
	}
	return `${cut}…`;
}
