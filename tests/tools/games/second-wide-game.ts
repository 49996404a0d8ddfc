import type { GameEvent } from '../../../src/lib/engine/module';
import type { Place } from '../../../src/lib/engine/spot';
import {
	isDealt,
	isSold,
	isTurnedUp,
	type Dealt
} from '../../../src/lib/expansions/bridges/bazaar-events';
import {
	CASTLE_CHOSEN,
	CASTLE_DECIDED,
	type CastleChosen,
	type CastleDecided
} from '../../../src/lib/expansions/bridges/events';
import {
	DRIVEN_HOME,
	SHEEP_DRAWN,
	UNTOLD_DRAWN,
	WOLF_DRAWN,
	type FlockAnswer
} from '../../../src/lib/expansions/hills-and-sheep/events';
import {
	ENDED,
	isLaid,
	SET_ASIDE,
	type Laid as LaidEvent,
	type SetAside
} from '../../../src/lib/rules/base/events';
import { add, goodsOf, payGoods } from './second-dragon-pay';
import { firstName, type Feature } from './second-features';
import { WideBoard } from './second-wide-board';
import {
	build,
	castleAt,
	castlesPaid,
	completedSince,
	doneName,
	sitesAmong,
	type CastlePay,
	type Site
} from './second-wide-castles';
import { Flocks } from './second-wide-flocks';
import { farmPays, featurePays } from './second-wide-pay';
import { SHEPHERD, type Castle, type Paid, type WideTable } from './second-wide-table';

type LaidTurn = LaidEvent & { readonly choices?: readonly GameEvent[] | undefined };

/** A turn that isn't scored yet. */
interface WideTurn {
	readonly player: number;
	/** What was done before the tile was laid. */
	readonly before: ReadonlySet<string>;
	/** Castles that could be built, in the order of players. */
	readonly sites: readonly Site[];
	/** Waiting castles from before. */
	readonly waiting: readonly Castle[];
	/** True until a shepherd just set has drawn, or an enlarged flock grew or went home. */
	flockDue: boolean;
	/** By the first segments of their cities: whether a castle is built. */
	readonly decided: Map<string, boolean>;
	readonly chosen: Map<Castle, Place>;
}

/** Reckons a game from its events. */
export class WideGame {
	readonly board: WideBoard;
	readonly flocks: Flocks;
	readonly scores: number[];
	/** What was paid in the latest turn, or at the end. */
	paid: Paid[] = [];
	/** How many tiles lie hidden under hills, and how many are left to draw. */
	hidden = 0;
	left: number;
	#turn: WideTurn | undefined;
	/** The tile that each player got at a bazaar and hasn't laid. */
	readonly #dealt: (string | undefined)[];
	/** Tiles of a bazaar that nobody got yet. */
	readonly #turnedUp: string[] = [];

	constructor(readonly table: WideTable) {
		this.board = new WideBoard(table);
		this.flocks = new Flocks(this.board);
		this.scores = Array.from({ length: table.players }, () => 0);
		this.#dealt = this.scores.map(() => undefined);
		this.left = table.tiles;
	}

	take(event: GameEvent): void {
		if (isLaid(event)) this.#lay(event);
		else if (isSetAside(event)) this.#draw(event.player, event.tile);
		else if (event.type === ENDED) this.#end();
		else if (isTurnedUp(event)) this.#turnUp(event.tile);
		else if (isDealt(event)) this.#deal(event);
		else this.#answer(event);
	}

	/** What is asked now, and whom: `flock 0`. */
	get asks(): readonly string[] {
		const turn = this.#turn;
		if (!turn) return [];
		const flock = turn.flockDue ? [`flock ${String(turn.player)}`] : [];
		const sites = this.#undecided(turn);
		const open = this.#castlePays(turn).filter(({ points }) => points === undefined);
		const castles =
			sites.length > 0
				? sites.map(({ owner }) => `castle ${String(owner.player)}`)
				: open.map(({ castle }) => `choice ${String(castle.lord?.player)}`);
		return [...flock, ...castles].sort();
	}

	/** A player lays a tile or sets it aside: the one that was got at a bazaar, or one from the pile. A hill hides another one (HILL-1). */
	#draw(player: number, tile: string): void {
		if (this.#dealt[player] !== tile) this.left--;
		this.#dealt[player] = undefined;
		if (this.table.types.get(tile)?.mark !== 'hill' || this.left <= 0) return;
		this.left--;
		this.hidden++;
	}

	#turnUp(tile: string): void {
		this.left--;
		this.#turnedUp.push(tile);
	}

	/** A tile of a bazaar and points for it; the last one goes to the last player for nothing (BAZAAR-3, BAZAAR-4). */
	#deal(event: Dealt): void {
		this.#give(event.player, event.tile);
		const [last, ...others] = this.#turnedUp;
		if (last !== undefined && others.length === 0) this.#give(this.#dealt.indexOf(undefined), last);
		add(this.scores, event.player, -event.points);
		if (isSold(event)) add(this.scores, event.paid, event.points);
	}

	#give(player: number, tile: string): void {
		this.#turnedUp.splice(this.#turnedUp.indexOf(tile), 1);
		this.#dealt[player] = tile;
	}

	#lay(event: LaidTurn): void {
		const { board } = this;
		const { player, x, y, rotation, bridge } = event;
		const tile = { id: event.tile, x, y, rotation };
		const before = new Set(board.done.map(doneName));
		this.paid = [];
		this.#draw(player, event.tile);
		board.lay(tile);
		if (bridge) board.span(player, bridge);
		const enlarged = this.flocks.isEnlarged(player, tile);
		this.#figure(event);
		this.#turn = this.#turnOf(player, before, enlarged || event.deploy?.piece === SHEPHERD);
		for (const choice of event.choices ?? []) this.#answer(choice);
		this.#goOn();
	}

	#turnOf(player: number, before: ReadonlySet<string>, flockDue: boolean): WideTurn {
		const { board } = this;
		const sites = sitesAmong(board, completedSince(board, before));
		const waiting = board.castles.filter(({ lord }) => lord);
		return { player, before, sites, waiting, flockDue, decided: new Map(), chosen: new Map() };
	}

	#figure({ player, deploy, recall, x, y }: LaidEvent): void {
		const { board } = this;
		if (deploy) board.put({ player, kind: deploy.piece, at: { x, y, segment: deploy.segment } });
		if (!recall) return;
		const { piece: kind, ...at } = recall;
		const place = board.featureAt(at);
		const points = 9 - place.open;
		this.#pay([{ what: place.kind, at: firstName(place), player, points }]);
		board.sendHome([{ player, kind, at }]);
	}

	#answer(event: GameEvent): void {
		if (!this.#turn) return;
		if (isFlockAnswer(event)) this.#takeFlock(event, this.#turn);
		else if (isDecided(event))
			this.#turn.decided.set(firstName(this.board.featureAt(event.at)), event.built === true);
		else if (isChosen(event)) this.#choose(event, this.#turn);
		this.#goOn();
	}

	#takeFlock(event: FlockAnswer, turn: WideTurn): void {
		turn.flockDue = false;
		if (event.type === DRIVEN_HOME) this.#pay(this.flocks.driveHome(event.player));
		else if (event.type === WOLF_DRAWN) this.flocks.flee(event.player);
		else this.flocks.grow(event.player, event.type === SHEEP_DRAWN ? event.sheep : 0);
	}

	#choose({ at, for: place }: CastleChosen, { chosen }: WideTurn): void {
		const castle = castleAt(this.board, at);
		if (castle) chosen.set(castle, place);
	}

	/** The sites about which their owners still decide, as long as they have castles. */
	#undecided({ sites, decided }: WideTurn): readonly Site[] {
		return sites.filter(({ city, owner }) => {
			if (decided.has(firstName(city))) return false;
			const built = sites.filter(
				(one) => one.owner.player === owner.player && decided.get(firstName(one.city))
			);
			return (this.board.hands[owner.player]?.['castle'] ?? 0) > built.length;
		});
	}

	/** What the tile completed, without the cities that become castles. */
	#completed({ before, decided }: WideTurn): readonly Feature[] {
		return completedSince(this.board, before).filter((one) => !decided.get(firstName(one)));
	}

	#castlePays(turn: WideTurn): readonly CastlePay[] {
		return castlesPaid(this.board, this.#completed(turn), turn.waiting, turn.chosen);
	}

	#goOn(): void {
		const turn = this.#turn;
		if (!turn || this.asks.length > 0) return;
		this.#turn = undefined;
		this.#score(turn);
	}

	#score(turn: WideTurn): void {
		const { board } = this;
		this.#pay(this.flocks.payClosed());
		const completed = this.#completed(turn);
		const pays = this.#castlePays(turn);
		for (const site of turn.sites) if (turn.decided.get(firstName(site.city))) build(board, site);
		const done = board.taken.filter((one) => board.done.includes(one));
		this.#pay(pays.flatMap((pay) => paidTo(pay)));
		this.#pay(done.flatMap((one) => featurePays(board, one)));
		for (const one of done) board.sendHome(board.on(one));
		for (const { castle } of pays) this.#leave(castle);
		this.#takeGoods(turn.player, completed);
	}

	#leave(castle: Castle): void {
		if (castle.lord) this.board.sendHome([castle.lord]);
		castle.lord = undefined;
	}

	#takeGoods(player: number, completed: readonly Feature[]): void {
		if (!this.table.goods) return;
		const cities = completed.filter(({ kind }) => kind === 'city');
		for (const good of cities.flatMap(goodsOf)) this.board.take(player, good, -1);
	}

	#pay(paid: readonly Paid[]): void {
		this.paid.push(...paid);
		for (const { player, points } of paid) add(this.scores, player, points);
	}

	#end(): void {
		const { board } = this;
		this.paid = [];
		for (const castle of board.castles) this.#leave(castle);
		for (const one of board.taken) if (!board.castleOf(one)) this.#payAtEnd(one);
		payGoods(
			board.hands.map((hand) => new Map(Object.entries(hand))),
			this.scores
		);
	}

	/** Farmers stay to the end (FIG-5), and shepherds with them. */
	#payAtEnd(feature: Feature): void {
		const { board } = this;
		this.#pay(feature.kind === 'field' ? farmPays(board, feature) : featurePays(board, feature));
		if (feature.kind !== 'field') board.sendHome(board.on(feature));
	}
}

const paidTo = ({ castle, points = 0 }: CastlePay): readonly Paid[] =>
	castle.lord ? [{ what: 'castle', at: '', player: castle.lord.player, points }] : [];

const isSetAside = (event: GameEvent): event is SetAside => event.type === SET_ASIDE;
const FLOCK_ANSWERS: readonly string[] = [SHEEP_DRAWN, WOLF_DRAWN, UNTOLD_DRAWN, DRIVEN_HOME];
const isFlockAnswer = (event: GameEvent): event is FlockAnswer =>
	FLOCK_ANSWERS.includes(event.type);
const isDecided = (event: GameEvent): event is CastleDecided => event.type === CASTLE_DECIDED;
const isChosen = (event: GameEvent): event is CastleChosen => event.type === CASTLE_CHOSEN;
