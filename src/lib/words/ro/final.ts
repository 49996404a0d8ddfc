import { boxes } from './common';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Drumuri',
	city: 'Orașe',
	monastery: 'Mănăstiri',
	unfinished: 'Nefinalizate',
	'unfinished-road': 'Drumuri nefinalizate',
	'unfinished-city': 'Orașe nefinalizate',
	'unfinished-monastery': 'Mănăstiri nefinalizate',
	farm: 'Câmpuri',
	found: 'Puncte de pornire',
	hand: 'Puncte manuale'
};

/** Words of the final scoring that the table always needs. */
export const final = {
	title: 'Evaluarea finală',
	result: 'Rezultatul final',
	back: 'Înapoi',
	bySource: 'Puncte pe categorii',
	player: 'Jucător',
	total: 'Total',
	source: (source: string): string => SOURCES[source] ?? boxes.sources[source] ?? source
};
