import { describe, expect, it } from 'vitest';
import { compareGame } from '../tools/games/compare';
import { damaged, damagedEnd } from '../tools/games/damaged';
import type { RecordedGame, RecordedTurn } from '../tools/games/recorded';

const always = (): boolean => true;
const driven = ({ wagonMoves }: RecordedTurn): boolean => (wagonMoves?.length ?? 0) > 0;
const earning = ({ earnsSecondPart = false }: RecordedTurn): boolean => earnsSecondPart;
const scored = ({ awards }: RecordedTurn): boolean => (awards?.length ?? 0) > 0;
const taking = ({ goldTaken = [] }: RecordedTurn): boolean => goldTaken.length > 0;
const recallable = ({ recallOptions }: RecordedTurn): boolean => (recallOptions?.length ?? 0) > 0;
const flown = ({ flight }: RecordedTurn): boolean => (flight?.options.length ?? 0) > 0;
const mayFly = ({ flierOptions }: RecordedTurn): boolean => flierOptions !== undefined;
const added = ({ circle }: RecordedTurn): boolean =>
	circle?.choice === 'add' && circle.steps.some(({ did }) => did != null);
const taken = ({ circle }: RecordedTurn): boolean =>
	circle?.choice === 'remove' && circle.steps.length > 0;
const severalTook = ({ circle }: RecordedTurn): boolean =>
	circle?.choice === 'remove' && circle.steps.length > 1;
const recalled = ({ recall }: RecordedTurn): boolean => recall !== undefined;
const lake = ({ ferry }: RecordedTurn): boolean => ferry !== undefined;
const movable = ({ ferryMoves }: RecordedTurn): boolean => ferryMoves !== undefined;
const moved = ({ ferryMoves = [] }: RecordedTurn): boolean => ferryMoves.some(({ to }) => to);
const magical = ({ magicOptions }: RecordedTurn): boolean => magicOptions !== undefined;
const gone = ({ magicHome }: RecordedTurn): boolean => magicHome !== undefined;
const halved = ({ awards = [] }: RecordedTurn): boolean =>
	awards.some(({ items }) => items.some(([of]) => of === 'witch'));

describe('a recorded game with one fact changed is noticed', () => {
	const DAMAGES: readonly (readonly [what: string, record: RecordedGame])[] = [
		['legal placements', damaged('base', always, (turn) => (turn.legalPlacements = 3))],
		['follower options', damaged('base', always, (turn) => turn.followerOptions?.pop())],
		['figures that may fly', damaged('flier', mayFly, (turn) => turn.flierOptions?.pop())],
		['where it may land', damaged('flier', flown, (turn) => turn.flight?.options.pop())],
		[
			'what the crop circle allows',
			damaged('corn', added, ({ circle }) => circle?.steps[0]?.options.pop())
		],
		[
			'figures taken home',
			damaged('corn', taken, ({ circle }) => circle && (circle.choice = 'add'))
		],
		['the crop circle', damaged('corn', taken, (turn) => delete turn.circle)],
		['the order of players', damaged('corn', severalTook, ({ circle }) => circle?.steps.reverse())],
		[
			'figures taken home',
			damaged('corn', taken, ({ circle }) => circle?.steps[0]?.returned?.pop())
		],
		[
			'supply before',
			damaged('corn', added, ({ circle }) => circle?.steps.forEach((one) => (one.did = null)))
		],
		['supply before', damaged('base', always, (turn) => (turn.supplyBefore = { follower: 6 }))],
		[
			'supply after',
			damaged('second-engine', always, (turn) => turn.supplyAfter?.reverse().fill(5))
		],
		['scores', damaged('base', always, (turn) => (turn.scores = [0, 1]))],
		['awards', damaged('base', scored, (turn) => turn.awards?.pop())],
		['awards', damaged('base', scored, (turn) => turn.awards?.[0]?.tiles.pop())],
		['awards', damaged('base', scored, (turn) => turn.awards?.[0]?.items.pop())],
		['awards', damaged('base', scored, ({ awards }) => awards?.forEach((one) => one.points++))],
		['awards', damaged('base', scored, ({ awards }) => awards?.forEach((one) => (one.why = '?')))],
		[
			'awards',
			damaged('base', scored, ({ awards }) => {
				for (const { at } of awards ?? []) if (at) at.feature = 3;
			})
		],
		['figures returned', damaged('base', scored, (turn) => turn.returned?.pop())],
		['the move', damaged('base', always, (turn) => (turn.rotation = 0))],
		['the move', damaged('base', always, (turn) => (turn.tile = 'base-Z'))],
		['the move', damaged('base', always, (turn) => (turn.x = turn.y = 0))],
		['setting base-U aside', damaged('base', always, (turn) => (turn.setAsideBefore = ['base-U']))],
		['setting base-U aside', damagedEnd((game) => (game.setAsideAtEnd = ['base-U']))],
		['wagons asked', damaged('abbey', driven, (turn) => turn.wagonMoves?.[0]?.options.pop())],
		['wagons asked', damaged('abbey', driven, (turn) => (turn.wagonMoves = []))],
		['mayor options', damaged('abbey', always, (turn) => (turn.mayorOptions = [2]))],
		['wagon options', damaged('abbey', always, (turn) => turn.wagonOptions?.pop())],
		['barn options', damaged('abbey', always, (turn) => (turn.barnOptions = [[9, 9]]))],
		['abbot options', damaged('abbot', always, (turn) => (turn.abbotOptions = [5]))],
		['figures to take home', damaged('abbot', recallable, (turn) => turn.recallOptions?.pop())],
		['the move', damaged('abbot', recalled, ({ recall }) => recall && (recall.feature = 0))],
		[
			'goods',
			damaged(
				'traders',
				({ goods }) => goods !== undefined,
				(turn) => (turn.goods = [])
			)
		],
		['a second part', damaged('traders', earning, (turn) => (turn.earnsSecondPart = false))],
		['builder options', damaged('traders', always, (turn) => (turn.builderOptions = [9]))],
		['pig options', damaged('traders', always, (turn) => (turn.pigOptions = [9]))],
		[
			'titles',
			damaged(
				'king',
				({ kingTo }) => kingTo !== undefined,
				(turn) => delete turn.kingTo
			)
		],
		['titles', damaged('king', always, (turn) => (turn.robberTo = 1))],
		['pay of titles', damagedEnd(({ finalAwards }) => finalAwards?.splice(-1), 'king')],
		[
			'tiles for an ingot',
			damaged(
				'gold',
				({ gold }) => gold?.options != null,
				({ gold }) => gold?.options?.pop()
			)
		],
		[
			'tiles for an ingot',
			damaged(
				'gold',
				({ gold }) => gold?.options != null,
				({ gold }) => gold && (gold.options = null)
			)
		],
		['ingots taken', damaged('gold', taking, ({ goldTaken }) => goldTaken?.[0]?.from.pop())],
		[
			'ingots taken',
			damaged('gold', taking, ({ goldTaken }) => goldTaken?.forEach((one) => one.count++))
		],
		['ingots at the end', damagedEnd(({ goldAtEnd }) => goldAtEnd?.reverse(), 'gold')],
		['pay of ingots', damagedEnd(({ finalAwards }) => finalAwards?.splice(-1), 'gold')],
		['places for mage or witch', damaged('mage', magical, (turn) => turn.magicOptions?.pop())],
		['the move', damaged('mage', magical, (turn) => turn.magic?.splice(0))],
		['mage or witch', damaged('mage', magical, ({ magic }) => magic?.push(...magic))],
		['mage or witch gone home', damaged('mage', gone, (turn) => turn.magicHome?.pop())],
		[
			'awards',
			damaged('mage', halved, ({ awards }) => awards?.forEach(({ items }) => items.pop()))
		],
		['where ferries may lie', damaged('ferries', lake, ({ ferry }) => ferry?.options.pop())],
		['the ferry', damaged('ferries', lake, ({ ferry }) => ferry && (ferry.placed = [3, 4]))],
		['where ferries may lie', damaged('ferries', lake, (turn) => delete turn.ferry)],
		[
			'where ferries may lie',
			damaged('ferries', movable, ({ ferryMoves }) => ferryMoves?.[0]?.options.pop())
		],
		['where ferries may lie', damaged('ferries', movable, (turn) => delete turn.ferryMoves)],
		[
			'the ferry',
			damaged('ferries', moved, ({ ferryMoves }) =>
				ferryMoves?.forEach(({ to }) => to && (to.ferry = [1, 1]))
			)
		],
		[
			'the ferry',
			damaged('ferries', moved, ({ ferryMoves }) => ferryMoves?.forEach(({ to }) => to && to.x++))
		],
		['final scores', damagedEnd((game) => game.finalScores?.reverse())],
		['awards', damagedEnd((game) => game.finalAwards?.pop())],
		['tiles on the table', damagedEnd((game) => game.start.pop())]
	];

	it.each(DAMAGES)('%s (%#)', (what, record) => {
		expect(compareGame(record).differences.map((difference) => difference.what)).toContain(what);
	});
});
