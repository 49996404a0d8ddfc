import { featureAt, partAt } from '../../../src/lib/engine/board';
import { originOf } from '../../../src/lib/engine/feature';
import type { Game, Outcome } from '../../../src/lib/engine/game';
import { isOfFeature, type Award, type FeatureSettlement } from '../../../src/lib/engine/ledger';
import type { Place } from '../../../src/lib/engine/spot';
import { buildingOf } from '../../../src/lib/expansions/shrines/neighbours';
import { LOST } from '../../../src/lib/expansions/shrines/shrines';
import { isOfNoFeature } from './compare-goods';
import { itemText, placeText, playerText, spotsText, type Compare } from './compare-texts';
import { isOfTitle } from './compared';
import type { RecordedAward } from './recorded-shapes';

/* What features pay, in our engine and in recorded games. */

/** What features paid. */
export function compareScoring(
	game: Game,
	{ settlements }: Outcome,
	recorded: readonly RecordedAward[] | undefined,
	compare: Compare
): void {
	const placed = recorded?.every((award) => award.at ?? isOfNoFeature(award)) ?? false;
	const found = settlements
		.filter(isOfFeature)
		.filter((settlement) => !isOfTitle(settlement) && settlement.occasion !== 'fairy/start')
		.flatMap((settlement) =>
			settlement.awards.map((award) => awardText(game, settlement, award, placed))
		);
	compare(
		'awards',
		recorded
			?.filter((award) => !paysNothing(award) && !isOfNoFeature(award))
			.map((award) => recordedText(game, award)),
		found
	);
}

/** An award in the format of recorded games: a monastery or a garden lists only its own tile. */
function awardText(
	game: Game,
	settlement: FeatureSettlement,
	award: Award,
	placed: boolean
): string {
	const { kind, tiles, at } = settlement;
	const items = [
		...award.lines.map(({ count, of, each }) => itemText([nameOf(of), count, count * each])),
		...halfText(award)
	];
	const own = kind === 'monastery' || kind === 'garden' ? [at] : tiles;
	return [
		`${playerText(award.player)} gets ${String(award.points)}`,
		kind,
		whyText(game, settlement),
		items.join(' + '),
		spotsText(own),
		...(placed ? [`begun at ${placeText(at)}`] : [])
	].join('; ');
}

type Item = RecordedAward['items'][number];

/** Neutral figures on a feature: what they change is an item of its own. */
const MAGICIANS = ['mage', 'witch'];
const isOfMagician = ([of]: Item): boolean => MAGICIANS.includes(of);
/** True for a sign, which only changes what the rest pays. */
const isOfSign = (item: Item): boolean =>
	item[1] === null && ![...MAGICIANS, SIEGE, CHALLENGE, FAIRY].includes(item[0]);
/** A siege takes away from a city; on a farm its cities are counted once more. */
const SIEGE = 'besieged';
const isOfSiege = ([of, count]: Item): boolean => of === SIEGE && count === null;
/** A challenge that was lost. */
const CHALLENGE = 'shrine-challenge';
const FAIRY = 'fairy';

/** True for an award of no points that isn't a farm's: a mayor without pennants goes home, or a sign or a siege makes the feature worthless. */
const paysNothing = ({ why, items, points }: RecordedAward): boolean =>
	why === 'city.empty' ||
	(points === 0 && items.some(isOfSiege)) ||
	(points === 0 && items.some((item) => isOfSign(item) && item[2] === 0));

/** Items as we count them: a sign pays more for each of the others, a siege less. */
function itemsOf({ items }: RecordedAward): readonly string[] {
	const signs = items.filter(isOfSign).length - items.filter(isOfSiege).length;
	return items.flatMap((item) => {
		const [of, count, points] = item;
		if (of === CHALLENGE) return [itemText([LOST, 1, points])];
		if (of === FAIRY) return [itemText([of, 1, points])];
		if (isOfMagician(item)) return [itemText([of, Math.abs(points), points])];
		// What is on the field pays nothing more for a siege.
		const more = of === SIEGE ? 0 : signs * (count ?? 0);
		return count === null ? [] : [itemText([of, count, points + more])];
	});
}

/** The tiles and cities that are counted once more have a name of their own in records. */
const nameOf = (of: string): string => of.replace(/^(?:tiles|cities)\//, '');

/** What the witch takes away is an item in records. */
const halfText = ({ points, halfOf }: Award): readonly string[] =>
	halfOf === undefined ? [] : [itemText(['witch', halfOf - points, points - halfOf])];

function recordedText(game: Game, award: RecordedAward): string {
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

function whyText(game: Game, { kind, occasion, rule, at }: FeatureSettlement): string {
	const segment = partAt(game.board, at)?.segment;
	const building = (segment && buildingOf(segment)) ?? kind;
	if (occasion === LOST) return `${building}.challenged`;
	if (rule === 'CITY-4') return 'city.tiny';
	if (occasion === 'fairy/scored') return 'fairy.completed';
	if (occasion === 'barn/built') return 'field.barn-placed';
	if (occasion === 'barn/joined') return 'field.barn-connected';
	return occasion === 'unfinished' || occasion === 'abbot/recalled'
		? `${building}.incomplete`
		: building;
}

/** A feature, by the place where it began. */
export const originText = (game: Game, place: Place): string => {
	const feature = featureAt(game.board, place);
	return feature ? placeText(originOf(feature)) : `nowhere (${placeText(place)})`;
};
