import { boxes } from './common';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Roads',
	city: 'Cities',
	monastery: 'Monasteries',
	unfinished: 'Unfinished',
	'unfinished-road': 'Unfinished roads',
	'unfinished-city': 'Unfinished cities',
	'unfinished-monastery': 'Unfinished monasteries',
	farm: 'Farms',
	found: 'Starting points',
	hand: 'Manual'
};

/** Words of the final scoring that the table always needs. */
export const final = {
	title: 'Final scoring',
	result: 'Final result',
	back: 'Back',
	bySource: 'Points by source',
	player: 'Player',
	total: 'Total',
	/** A source of points. */
	source: (source: string): string => SOURCES[source] ?? boxes.sources[source] ?? source
};
