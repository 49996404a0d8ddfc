import type { Game, Outcome } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import type { MarkerPlace } from '../../../src/lib/engine/piece';
import { originText } from './compare-awards';
import { placeText, type Compare } from './compare-texts';
import type { RecordedTurn } from './recorded';
import { segmentAt } from './recorded-magic';

/* Where mage and witch could go in recorded games, and when they left the table. */

/** The features to which they may go before a turn is scored, before one moved. A record without options says that nobody was asked. */
export function compareMagic(
	game: Game,
	{ magicOptions = [] }: RecordedTurn,
	step: number,
	compare: Compare
): void {
	if (step > 0) return;
	const ask = nextQuestion(game);
	const asked = ask?.id.startsWith('mage-and-witch/') ? (ask.choices ?? []) : [];
	for (const one of asked.length > 0 ? asked : [undefined])
		compare(
			'places for mage or witch',
			magicOptions.map((at) => originText(game, segmentAt(at))),
			(one?.then?.options ?? []).flatMap(([place]) => (place ? [originText(game, place)] : []))
		);
}

/** Which of them left with the completion of their feature, from where. */
export function compareMagicHome(
	{ left = [] }: Outcome,
	{ magic = [], magicHome = [] }: RecordedTurn,
	before: ReadonlyMap<string, MarkerPlace>,
	compare: Compare
): void {
	const moved = magic.map(({ figure, to }) => [figure, to && segmentAt(to)] as const);
	const standing = new Map<string, MarkerPlace | null>([...before, ...moved]);
	compare(
		'mage or witch gone home',
		magicHome.map((one) => `${one.figure} from ${placeText(segmentAt(one))}`),
		left.map((figure) => {
			const place = standing.get(figure);
			return `${figure} from ${place && 'segment' in place ? placeText(place) : 'nowhere'}`;
		})
	);
}
