import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot = {
	expansions: { abbot: { title: 'The Abbot', adds: 'an abbot each, who also scores gardens' } },
	pieces: { abbot: ['abbot', 'abbots'] },
	sources: { garden: 'Gardens', 'unfinished-garden': 'Unfinished gardens' },
	scoreAll: { garden: 'Score all gardens' },
	titles: { 'abbot/recalled': 'An abbot goes home' },
	verdicts: { 'abbot/recalled': 'The abbot’s owner scores for the tiles there now' },
	objections: {
		'abbot/surrounded': 'This tile surrounds the abbot’s place, so it is scored as completed.',
		'abbot/same-turn':
			'By your rules an abbot doesn’t come home in the turn in which he was placed.'
	}
} satisfies BoxWords;
