import type { Award, Settlement } from '../../../src/lib/engine/ledger';
import type { Spot } from '../../../src/lib/engine/spot';
import { itemText, playerText, xy, type Facts } from './compare-texts';
import type { Draft, Glue, Item } from './glue';
import type { RecordedAward, RecordedTurn } from './recorded-shapes';

interface PaidApart {
	/** The file of recorded games in which it is paid. */
	readonly file: string;
	/** What records call it, as the feature of its awards. */
	readonly feature: string;
	/** Why it is paid, as our ledger says. */
	readonly occasion: string;
	/** What we call the things that records count, by their names; without it only points are compared. */
	readonly countables?: Readonly<Record<string, string>>;
	/** True where records don't name the tile that it is paid for. */
	readonly isWithoutTile?: true;
}

/** Glue for what is paid in a turn besides features, which records list apart. */
export function paidApart(apart: PaidApart) {
	const { file, feature, occasion, countables, isWithoutTile } = apart;
	const what = `pay for ${feature}`;
	const isTold = (award: RecordedAward): boolean => award.feature === feature;
	const isPaid = (one: Pick<Settlement, 'occasion'>): boolean => one.occasion === occasion;
	const damage = (change: (award: Draft<RecordedAward>) => unknown) => ({
		what,
		file,
		has: ({ awards = [] }: RecordedTurn) => awards.some(isTold),
		change: ({ awards = [] }: Draft<RecordedTurn>) => awards.filter(isTold).map(change)
	});
	return {
		ended: (_, { awards = [] }, { outcome }, compare) => {
			const told = awards.filter(isTold).map((award) => toldText(apart, award));
			const paid = outcome.settlements.filter(isPaid).flatMap((one) => paidTexts(apart, one));
			compare(what, told, paid);
		},
		noFeature: [feature],
		isListedApart: isPaid,
		damages: [
			damage((one) => one.points++),
			...(isWithoutTile ? [] : [damage(({ tiles }) => tiles.pop())]),
			...(countables ? [damage(({ items }) => items[0]?.fill(9, 1))] : [])
		]
	} satisfies Glue;
}

function toldText(apart: PaidApart, award: RecordedAward): string {
	const [own] = award.tiles;
	const items = award.items.map(([of, ...rest]): Item => [apart.countables?.[of] ?? of, ...rest]);
	return text(apart, award, own && { x: own[0], y: own[1] }, items);
}

const paidTexts = (apart: PaidApart, { awards, tiles: [own] }: Settlement): Facts =>
	awards.map((award) => {
		const items = award.lines.map(({ of, count, each }): Item => [of, count, count * each]);
		return text(apart, award, own, items);
	});

const text = (
	{ countables, isWithoutTile }: PaidApart,
	{ player, points }: Pick<Award, 'player' | 'points'>,
	on: Spot | undefined,
	items: readonly Item[]
): string =>
	[
		`${playerText(player)} gets ${String(points)}`,
		on && !isWithoutTile ? `on ${xy(on)}` : '',
		...(countables ? items.map(([of, count, sum]) => itemText([of, count ?? 0, sum])) : [])
	].join(' ');
