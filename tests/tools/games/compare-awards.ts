import { featureAt } from '../../../src/lib/engine/board';
import { originOf } from '../../../src/lib/engine/feature';
import type { Game } from '../../../src/lib/engine/game';
import type { Award, FeatureSettlement, Settlement } from '../../../src/lib/engine/ledger';
import type { Place } from '../../../src/lib/engine/spot';
import { itemText, placeText, playerText, spotsText } from './compare-texts';
import type { RecordedAward } from './recorded';

/* Awards for features in recorded games. */

/** An award in the format of recorded games: a monastery or a garden lists only its own tile. */
export function awardText(settlement: FeatureSettlement, award: Award, placed: boolean): string {
	const { kind, tiles, at } = settlement;
	const items = award.lines.map(({ count, of, each }) => itemText([of, count, count * each]));
	const own = kind === 'monastery' || kind === 'garden' ? [at] : tiles;
	return [
		`${playerText(award.player)} gets ${String(award.points)}`,
		kind,
		whyText(settlement),
		items.join(' + '),
		spotsText(own),
		...(placed ? [`begun at ${placeText(at)}`] : [])
	].join('; ');
}

/** True for an award of no points that isn't a farm's: a mayor without pennants goes home, or a sign makes the feature worthless. */
export const paysNothing = ({ why, items }: RecordedAward): boolean =>
	why === 'city.empty' || items.some(([, count, points]) => count === null && points === 0);

/** Items as we count them: a sign pays more for each of the others. */
function itemsOf({ items }: RecordedAward): readonly string[] {
	const signs = items.filter(([, count]) => count === null).length;
	return items.flatMap(([of, count, points]) =>
		count === null ? [] : [itemText([of, count, points + signs * count])]
	);
}

export function recordedText(game: Game, award: RecordedAward): string {
	const { player, points, feature, why, tiles, at } = award;
	return [
		`${playerText(player)} gets ${String(points)}`,
		feature ?? why.split('.')[0],
		why,
		itemsOf(award).join(' + '),
		spotsText(tiles.map(([x, y]) => ({ x, y }))),
		...(at ? [`begun at ${originText(game, { x: at.x, y: at.y, segment: at.feature })}`] : [])
	].join('; ');
}

function whyText({ kind, occasion, rule }: Settlement): string {
	if (rule === 'CITY-4') return 'city.tiny';
	if (occasion === 'barn/built') return 'field.barn-placed';
	if (occasion === 'barn/joined') return 'field.barn-connected';
	return occasion === 'unfinished' || occasion === 'abbot/recalled' ? `${kind}.incomplete` : kind;
}

export const originText = (game: Game, place: Place): string => {
	const feature = featureAt(game.board, place);
	return feature ? placeText(originOf(feature)) : `nowhere (${placeText(place)})`;
};
