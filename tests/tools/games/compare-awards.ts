import { partAt } from '../../../src/lib/engine/board';
import type { Game, Outcome } from '../../../src/lib/engine/game';
import { isOfFeature, type Award, type FeatureSettlement } from '../../../src/lib/engine/ledger';
import {
	itemText,
	originText,
	placeText,
	playerText,
	spotsText,
	type Compare
} from './compare-texts';
import type { Glue, Item } from './glue';
import { GLUES } from './glues';
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
		.filter((settlement) => !GLUES.some((glue) => glue.isListedApart?.(settlement)))
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
		...GLUES.flatMap((glue) => glue.itemsOf?.(award) ?? []).map(([of, count, points]) =>
			itemText([of, count ?? 0, points])
		)
	];
	const own = kind === 'monastery' || kind === 'garden' ? [at] : tiles;
	return [
		`${playerText(award.player)} gets ${String(award.points)}`,
		kind,
		whyText(game, settlement),
		sumText(items),
		spotsText(own),
		...(placed ? [`begun at ${placeText(at)}`] : [])
	].join('; ');
}

/** The items of an award, in whatever order they are listed. */
const sumText = (items: readonly string[]): string => items.toSorted().join(' + ');

/** What awards are for that no feature pays, and reasons of those that pay nothing. */
const NO_FEATURE = GLUES.flatMap(({ noFeature = [] }) => noFeature);
const WORTHLESS = GLUES.flatMap(({ worthless = [] }) => worthless);
const isOfNoFeature = ({ feature = '' }: RecordedAward): boolean => NO_FEATURE.includes(feature);

/** What items mean that are neither counted nor signs, by their names. */
const MEANINGS: NonNullable<Glue['items']> = Object.assign(
	{},
	...GLUES.map(({ items }) => items)
) as NonNullable<Glue['items']>;

/** By how much more each counted thing pays for an item that counts nothing itself: a sign adds one point. */
const moreFor = ([of, count]: Item): number => (count === null ? (MEANINGS[of]?.each ?? 1) : 0);

/** True for an award of no points that isn't a farm's: what is there makes the feature worthless. */
const paysNothing = ({ why, items, points }: RecordedAward): boolean =>
	WORTHLESS.includes(why) || (points === 0 && items.some((item) => moreFor(item) !== 0));

/** Items as we count them: signs are in what each of the others pays. */
function itemsOf({ items }: RecordedAward): readonly string[] {
	const more = items.reduce((sum, item) => sum + moreFor(item), 0);
	return items.flatMap((item) => {
		const [of, count, points] = item;
		const meaning = MEANINGS[of];
		const [name, number, sum] = meaning
			? (meaning.ours(item) ?? [])
			: ([of, count, points + more * (count ?? 0)] as const);
		return name === undefined || number == null ? [] : [itemText([name, number, sum ?? 0])];
	});
}

/** The tiles and cities that are counted once more have a name of their own in records. */
const nameOf = (of: string): string => of.replace(/^(?:tiles|cities)\//, '');

function recordedText(game: Game, award: RecordedAward): string {
	const { player, points, feature, why, tiles, at } = award;
	return [
		`${playerText(player)} gets ${String(points)}`,
		feature ?? why.split('.')[0],
		why,
		sumText(itemsOf(award)),
		spotsText(tiles.map(([x, y]) => ({ x, y }))),
		...(at ? [`begun at ${originText(game, { x: at.x, y: at.y, segment: at.feature })}`] : [])
	].join('; ');
}

function whyText(game: Game, settlement: FeatureSettlement): string {
	const { kind, occasion, rule, at } = settlement;
	const segment = partAt(game.board, at)?.segment;
	const name = segment && GLUES.map((glue) => glue.kindOf?.(segment)).find((one) => one);
	for (const glue of GLUES) {
		const why = glue.why?.(settlement, name ?? kind);
		if (why) return why;
	}
	if (rule === 'CITY-4') return 'city.tiny';
	return occasion === 'unfinished' ? `${name ?? kind}.incomplete` : (name ?? kind);
}
