import type { river as english } from '../../en/boxes/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The River. */
export const river: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		river: {
			title: 'Der Fluss',
			adds: '12 Karten, die vor allen anderen gelegt werden',
			mind: {
				winter:
					'Die beiden Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt. Nehmt für 2020 die Karten der ersten und für 2022 die der dritten Edition. Beschreibt jede Karte, die anders aussieht.'
			}
		}
	},
	signs: {
		spring: { name: 'Quelle', with: 'mit der Quelle' },
		lake: { name: 'See', with: 'mit dem See' }
	},
	objections: {
		'river/apart': 'Eine Flusskarte führt den Fluss an seinem offenen Ende weiter.',
		'river/turns-back':
			'Der Fluss würde auf zwei Karten hintereinander in dieselbe Richtung abbiegen.',
		'river/third-turn': 'Der Fluss würde dreimal nacheinander in dieselbe Richtung abbiegen.',
		'river/no-room': 'Der Fluss hätte keinen Platz, um weiterzufließen.'
	}
};
