import { describe, expect, it } from 'vitest';
import { compareGame, lineOf } from '../tools/games/compare';
import { TOWER } from '../tools/games/recorded-shapes';
import { isOnTower } from '../tools/games/recorded-tower';
import { readGames, type RecordedGame, type RecordedTurn } from '../tools/games/recorded';

const FILES = [
	'base',
	'winter',
	'nofarm',
	'second-engine',
	'abbey',
	'abbot',
	'inns',
	'traders',
	'king',
	'mage',
	'river',
	'river-2',
	'gold',
	'flier',
	'corn',
	'ferries',
	'cult',
	'siege',
	'tower',
	'festival',
	'phantom',
	'dragon',
	'mixed',
	'mixed-big',
	'all'
] as const;
const gamesOf = (file: string): readonly RecordedGame[] => readGames(`tests/games/${file}.jsonl`);

/** Games of which `npm run test:deep` replays all, as each takes seconds: those with few turns are enough here. */
const LONG: readonly string[] = ['mixed-big'];
const FEW_TURNS = 160;
const playedHere = (file: (typeof FILES)[number]): readonly RecordedGame[] =>
	gamesOf(file).filter(({ turns }) => !LONG.includes(file) || turns.length < FEW_TURNS);

describe.each(FILES)('the recorded games of %s.jsonl', (file) => {
	it.each(playedHere(file).map((game) => [game.id, game] as const))('%s', (_, game) => {
		const { turns, differences } = compareGame(game);
		expect(differences.map(lineOf)).toEqual([]);
		expect(turns).toBe(game.turns.length);
	});
});

/** A prisoner whom nobody holds. */
const HELD = { player: 1, piece: 'follower' } as const;

type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** A copy of the first recorded game with such a turn, and that turn changed. */
function damaged(
	file: (typeof FILES)[number],
	has: (turn: RecordedTurn) => boolean,
	change: (turn: Draft<RecordedTurn>) => void
): RecordedGame {
	const copy = structuredClone(gamesOf(file).find(({ turns }) => turns.some(has)));
	const turn = copy?.turns.find(has);
	if (!copy || !turn) throw new Error('No recorded game has such a turn.');
	change(turn);
	return copy;
}

/** How many turns after a damaged one tell. */
const TELLING = 25;

/** The same of the game that has such a turn first, without most of the turns after it. */
function damagedEarly(
	file: (typeof FILES)[number],
	has: (turn: RecordedTurn) => boolean,
	change: (turn: Draft<RecordedTurn>) => void
): RecordedGame {
	const found = gamesOf(file).map((game) => ({ game, at: game.turns.findIndex(has) }));
	const [first] = found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
	const copy: Draft<RecordedGame> | undefined = structuredClone(first?.game);
	const turn = first && copy?.turns[first.at];
	if (!copy || !turn) throw new Error('No recorded game has such a turn.');
	change(turn);
	copy.turns = copy.turns.slice(0, first.at + TELLING);
	return copy;
}

function damagedEnd(
	change: (game: Draft<RecordedGame>) => void,
	file: (typeof FILES)[number] = 'base'
): RecordedGame {
	const [copy] = structuredClone(gamesOf(file));
	if (!copy) throw new Error('There is no recorded game.');
	change(copy);
	return copy;
}

const always = (): boolean => true;
const driven = ({ wagonMoves }: RecordedTurn): boolean => (wagonMoves?.length ?? 0) > 0;
const earning = ({ earnsSecondPart = false }: RecordedTurn): boolean => earnsSecondPart;
const scored = ({ awards }: RecordedTurn): boolean => (awards?.length ?? 0) > 0;

const lost = ({ awards }: RecordedTurn): boolean =>
	awards?.at(-1)?.why.endsWith('.challenged') === true;
const withShrine = ({ tile }: RecordedTurn): boolean => tile.startsWith('cult-');
const escaped = ({ escape }: RecordedTurn): boolean => escape !== undefined;
const besieged = ({ awards }: RecordedTurn): boolean => awards?.some(isBesieged) === true;
const isBesieged = ({ items }: { readonly items: readonly (readonly unknown[])[] }): boolean =>
	items.some(([of]) => of === 'besieged');

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
const festive = ({ festival }: RecordedTurn): boolean => festival !== undefined;
const mayGo = ({ festivalOptions }: RecordedTurn): boolean => festivalOptions !== undefined;
const followed = ({ deployPhantom }: RecordedTurn): boolean => deployPhantom !== undefined;
const recalled = ({ recall }: RecordedTurn): boolean => recall !== undefined;

const floored = ({ floor }: RecordedTurn): boolean => floor !== undefined;
const capturing = ({ capture }: RecordedTurn): boolean => capture !== undefined;
const paying = ({ ransom }: RecordedTurn): boolean => ransom !== undefined;
const exchanging = ({ exchanged }: RecordedTurn): boolean => exchanged !== undefined;
const climbing = ({ deploy }: RecordedTurn): boolean => isOnTower(deploy);
const goingHome = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ by }) => by === 'capture');

const lake = ({ ferry }: RecordedTurn): boolean => ferry !== undefined;
const movable = ({ ferryMoves }: RecordedTurn): boolean => ferryMoves !== undefined;
const moved = ({ ferryMoves = [] }: RecordedTurn): boolean => ferryMoves.some(({ to }) => to);

const magical = ({ magicOptions }: RecordedTurn): boolean => magicOptions !== undefined;
const gone = ({ magicHome }: RecordedTurn): boolean => magicHome !== undefined;
const journey = ({ dragon }: RecordedTurn): boolean => (dragon?.moves.length ?? 0) > 1;
const eating = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ by }) => by === 'dragon');
const withFairy = ({ fairyOptions }: RecordedTurn): boolean => fairyOptions !== undefined;
const withKnights = ({ princessOptions }: RecordedTurn): boolean => princessOptions !== undefined;
const atPortal = ({ followerPortalOptions }: RecordedTurn): boolean =>
	followerPortalOptions !== undefined;
const opening = ({ fairyAtStart }: RecordedTurn): boolean => fairyAtStart !== undefined;
const paidByFairy = ({ awards = [] }: RecordedTurn): boolean =>
	awards.some(({ why }) => why === 'fairy.completed');
const followingThrough = ({ phantomSecondPortalOptions }: RecordedTurn): boolean =>
	phantomSecondPortalOptions !== undefined;
const followingUp = ({ phantomSecondTowerOptions }: RecordedTurn): boolean =>
	phantomSecondTowerOptions !== undefined;
const phantomAtPortal = ({ phantomPortalOptions }: RecordedTurn): boolean =>
	phantomPortalOptions !== undefined;
const phantomClimbs = ({ phantomTowerOptions }: RecordedTurn): boolean =>
	phantomTowerOptions !== undefined;
const bigClimbs = ({ bigFollowerTowerOptions }: RecordedTurn): boolean =>
	bigFollowerTowerOptions !== undefined;
const followedElsewhere = ({ deployPhantom }: RecordedTurn): boolean =>
	deployPhantom !== undefined && 'x' in deployPhantom;
const choosing = ({ exchangeOptions }: RecordedTurn): boolean => exchangeOptions !== undefined;
const eatenOnTower = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ feature, by }) => feature === TOWER && by === 'dragon');
const festiveTower = ({ festivalOptions = [] }: RecordedTurn): boolean =>
	festivalOptions.some(({ feature }) => feature === TOWER);
const festiveBarn = ({ festivalOptions = [] }: RecordedTurn): boolean =>
	festivalOptions.some(({ piece }) => piece === 'barn');
const fairyOnTower = ({ fairyOptions = [] }: RecordedTurn): boolean =>
	fairyOptions.some((one) => !('length' in one) && one.feature === TOWER);
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
		[
			'figures that a festival sends home',
			damaged('festival', mayGo, (turn) => turn.festivalOptions?.pop())
		],
		['phantom options', damaged('phantom', followed, (turn) => turn.phantomOptions?.pop())],
		[
			'where the phantom may follow',
			damaged('phantom', followed, (turn) => turn.phantomSecondOptions?.pop())
		],
		['supply before', damaged('phantom', followed, (turn) => delete turn.deployPhantom)],
		['figures returned', damaged('festival', festive, (turn) => turn.returned?.shift())],
		['supply before', damaged('festival', festive, (turn) => delete turn.festival)],
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
		['awards', damaged('cult', lost, ({ awards }) => awards?.pop())],
		['figures returned', damaged('cult', lost, ({ returned }) => returned?.pop())],
		[
			'legal placements',
			damaged('cult', withShrine, (turn) => turn.legalPlacements && turn.legalPlacements++)
		],
		['who may escape', damaged('siege', escaped, ({ escapeOptions }) => escapeOptions?.pop())],
		['who escaped', damaged('siege', escaped, (turn) => delete turn.escape)],
		['the escape', damaged('siege', escaped, ({ escape }) => escape && escape.x++)],
		['awards', damaged('siege', besieged, ({ awards }) => awards?.find(isBesieged)?.items.pop())],
		['tiles for a floor', damaged('tower', floored, (turn) => turn.floorOptions?.pop())],
		[
			'towers for a follower',
			damaged('tower', climbing, (turn) => turn.followerTowerOptions?.pop())
		],
		['supply before', damaged('tower', climbing, (turn) => delete turn.deploy)],
		['whom a floor captures', damaged('tower', floored, (turn) => delete turn.floor)],
		['whom a floor captures', damaged('tower', capturing, (turn) => turn.captureOptions?.pop())],
		['the move', damaged('tower', capturing, ({ capture }) => capture && (capture.x += 9))],
		['the ransom', damaged('tower', paying, ({ ransom }) => ransom && (ransom.jailer = 3))],
		['supply before', damaged('tower', paying, (turn) => delete turn.ransom)],
		['kinds for an exchange', damaged('tower', exchanging, (turn) => delete turn.exchanged)],
		['figures returned', damaged('tower', goingHome, (turn) => turn.returned?.pop())],
		['prisoners at the end', damagedEnd((game) => game.prisonersAtEnd?.[0]?.push(HELD), 'tower')],
		['floors at the end', damagedEnd((game) => (game.floorsAtEnd = [1, 0]), 'tower')],
		[
			'steps of the dragon',
			damaged('dragon', journey, ({ dragon }) => dragon?.moves[0]?.options.push([9, 9]))
		],
		['steps of the dragon', damaged('dragon', journey, ({ dragon }) => dragon?.moves.pop())],
		['steps of the dragon', damaged('dragon', journey, (turn) => delete turn.dragon)],
		[
			'the dragon',
			damaged('dragon', journey, ({ dragon }) => {
				for (const move of dragon?.moves ?? []) move.player += 1;
			})
		],
		['figures returned', damaged('dragon', eating, (turn) => turn.returned?.pop())],
		[
			'figures returned',
			damaged('dragon', eating, ({ returned }) => returned?.forEach((one) => delete one.by))
		],
		['followers for the fairy', damaged('dragon', withFairy, (turn) => turn.fairyOptions?.pop())],
		['knights', damaged('dragon', withKnights, (turn) => turn.princessOptions?.pop())],
		[
			'a princess insists',
			damaged('dragon', withKnights, (turn) => (turn.princessMust = !turn.princessMust))
		],
		[
			'follower through the portal',
			damaged('dragon', atPortal, (turn) => turn.followerPortalOptions?.pop())
		],
		['the fairy’s point', damaged('dragon', opening, (turn) => delete turn.fairyAtStart)],
		[
			'awards',
			damaged('dragon', paidByFairy, (turn) => {
				turn.awards = turn.awards?.filter(({ why }) => why !== 'fairy.completed');
			})
		],
		['knights', damagedEarly('mixed-big', withKnights, (turn) => turn.princessOptions?.pop())],
		[
			'where the phantom may follow through the portal',
			damagedEarly('mixed-big', followingThrough, (turn) => turn.phantomSecondPortalOptions?.pop())
		],
		[
			'which towers the phantom may follow on',
			damagedEarly('phantom', followingUp, (turn) => turn.phantomSecondTowerOptions?.pop())
		],
		[
			'phantom through the portal',
			damagedEarly('mixed-big', phantomAtPortal, (turn) => turn.phantomPortalOptions?.pop())
		],
		[
			'towers for a phantom',
			damagedEarly('mixed-big', phantomClimbs, (turn) => turn.phantomTowerOptions?.pop())
		],
		[
			'towers for a big-follower',
			damagedEarly('mixed-big', bigClimbs, (turn) => turn.bigFollowerTowerOptions?.pop())
		],
		['supply before', damagedEarly('mixed-big', followedElsewhere, (turn) => delete turn.deployPhantom)],
		[
			'kinds for an exchange',
			damagedEarly('mixed-big', choosing, (turn) => turn.exchangeOptions?.pop())
		],
		[
			'followers home from towers',
			damagedEarly('mixed-big', eatenOnTower, (turn) => {
				turn.returned = turn.returned?.filter(({ feature }) => feature !== TOWER);
			})
		],
		[
			'figures that a festival sends home',
			damagedEarly('mixed-big', festiveTower, (turn) => {
				turn.festivalOptions = turn.festivalOptions?.filter(({ feature }) => feature !== TOWER);
			})
		],
		[
			'figures that a festival sends home',
			damagedEarly('mixed-big', festiveBarn, (turn) => turn.festivalOptions?.forEach((one) => one.x++))
		],
		[
			'followers for the fairy',
			damagedEarly('mixed-big', fairyOnTower, (turn) => {
				turn.fairyOptions = turn.fairyOptions?.filter(
					(one) => 'length' in one || one.feature !== TOWER
				);
			})
		],
		['final scores', damagedEnd((game) => game.finalScores?.reverse())],
		['awards', damagedEnd((game) => game.finalAwards?.pop())],
		['tiles on the table', damagedEnd((game) => game.start.pop())]
	];

	it.each(DAMAGES)('%s (%#)', (what, record) => {
		expect(compareGame(record).differences.map((difference) => difference.what)).toContain(what);
	});
});

it('missing fields of a recorded game are not compared', () => {
	const bare = damagedEnd((game) => {
		delete game.finalAwards;
		delete game.finalScores;
		game.turns = game.turns.map(({ player, tile, x, y, rotation, deploy }) => ({
			player,
			tile,
			x,
			y,
			rotation,
			...(deploy && { deploy })
		}));
	});
	expect(compareGame(bare).differences).toEqual([]);
});
