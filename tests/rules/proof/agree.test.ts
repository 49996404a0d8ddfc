import { describe, expect, it } from 'vitest';
import { featureOf, originOf } from '../../../src/lib/engine/feature';
import { ledgerOf, type Game } from '../../../src/lib/engine/game';
import { isOfFeature, type Settlement } from '../../../src/lib/engine/ledger';
import type { SegmentKind } from '../../../src/lib/engine/tile';
import { proofOf, type Proof } from '../../../src/lib/rules/base/proof';
import { randomGame } from '../../tools/games/random-game';
import type { RecordedGame } from '../../tools/games/recorded';
import type { RecordedAward } from '../../tools/games/recorded-shapes';
import { finish, finishOf, recordedGames, textOf } from './tables';

/** The proof of every feature of some kinds, each once. */
const proofsOn = (game: Game, kinds: readonly SegmentKind[]): readonly Proof[] =>
	[...new Set(game.board.order.flatMap(({ parts }) => parts.map(featureOf)))]
		.filter(({ kind }) => kinds.includes(kind))
		.flatMap((feature) => proofOf(game, originOf(feature)) ?? []);

const beginOf = ({ feature }: Proof): string => textOf(originOf(feature));

const payText = (begin: string, player: number, points: number): string =>
	`${begin} pays ${String(player)} ${String(points)}`;

/** What settlements pay, without those that pay nothing. */
const paysOf = (begin: string, settlements: readonly Settlement[]): readonly string[] =>
	settlements
		.flatMap(({ awards }) => awards)
		.filter(({ points }) => points > 0)
		.map(({ player, points }) => payText(begin, player, points));

describe('every farm’s proof equals what other engines paid in recorded games', () => {
	/** Awards for fields in the same format, by any place on them. */
	const recorded = (game: Game, awards: readonly RecordedAward[]): readonly string[] =>
		awards
			.filter(({ feature, points }) => feature === 'field' && points > 0)
			.map(({ at, player, points }) => {
				const proof = at && proofOf(game, { x: at.x, y: at.y, segment: at.feature });
				return payText(proof ? beginOf(proof) : '?', player, points);
			});

	const awardsIn = ({ turns, finalAwards = [] }: RecordedGame): readonly RecordedAward[] => [
		...turns.flatMap(({ awards = [] }) => awards),
		...finalAwards
	];

	it.each(
		recordedGames()
			.filter(({ finalAwards }) => finalAwards)
			.map((record) => [record.id, record] as const)
	)('%s', (_, record) => {
		const { before, after } = finishOf(record);
		const farms = proofsOn(before, ['field']);
		const ended = farms.flatMap((proof) => paysOf(beginOf(proof), proof.ifEndedNow));
		expect(ended.sort()).toEqual([...recorded(before, record.finalAwards ?? [])].sort());
		for (const { ifEndedNow, cities, figures } of farms) {
			const fed = cities.filter(({ why }) => why === 'feeds').length;
			const each = figures.some(({ kind }) => kind === 'barn') ? 4 : 3;
			for (const { points } of ifEndedNow.flatMap(({ awards }) => awards))
				expect(points).toBe(each * fed);
		}
		const paid = proofsOn(after, ['field']).flatMap((proof) => paysOf(beginOf(proof), proof.paid));
		expect(paid.sort()).toEqual([...recorded(after, awardsIn(record))].sort());
	});
});

/** Settlements as text, equal for equal ones. */
const texts = (settlements: Iterable<Settlement>): readonly string[] =>
	[...new Set([...settlements].map(keyOf))].sort();
const keyOf = (settlement: Settlement): string => {
	const { rule, kind, awards } = settlement;
	return JSON.stringify([rule, kind, isOfFeature(settlement) && settlement.at, awards]);
};

const KINDS: readonly SegmentKind[] = ['road', 'city', 'monastery', 'garden', 'field'];

describe('all proofs together equal the final scoring', () => {
	/** Seeds of games by all three farm rules, with barns, abbeys and the Gingerbread Man. */
	it.each([1000, 1001, 1002, 1004, 1005, 1083])('in the random game of seed %i', (seed) => {
		const { rules, players, first, events } = randomGame(seed);
		const { before, after } = finish(rules, players, first, events);
		const proofs = proofsOn(before, KINDS);
		// Most of a token is paid for no feature.
		const end = (after.history.at(-1)?.settlements ?? []).filter(isOfFeature);
		const told = proofs
			.flatMap(({ ifEndedNow }) => ifEndedNow)
			.filter(({ awards }) => awards.length > 0);
		expect(texts(told)).toEqual(
			texts(end.filter(isOfFeature).filter(({ awards }) => awards.length > 0))
		);

		const then = proofsOn(after, KINDS);
		const pays = ledgerOf(after).filter(isOfFeature);
		expect(texts(then.flatMap(({ paid }) => paid))).toEqual(texts(pays));

		for (const { feature, open, completed } of proofs) {
			expect(open).toHaveLength(feature.open);
			expect(completed).toBe(feature.kind !== 'field' && open.length === 0);
		}
	});
});
