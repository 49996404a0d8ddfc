import type { Spot } from '../../../src/lib/engine/spot';
import { isDone, type Feature } from './second-features';
import { DragonBoard } from './second-dragon-board';
import {
	actionsFor,
	capturesFrom,
	dragonMoves,
	hasMark,
	ransomsFor,
	secondFor
} from './second-dragon-offers';
import {
	abbotPays,
	add,
	fairyAtStart,
	goodsOf,
	payFeature,
	payGoods,
	withFigures
} from './second-dragon-pay';
import {
	nameOf,
	stepName,
	type Asked,
	type Figure,
	type Kind,
	type Step,
	type Table,
	type Tile
} from './second-dragon-table';

const MOST_MOVES = 6;
const RANSOM = 3;
type Of<T extends Step['type']> = Extract<Step, { readonly type: T }>;

/** Plays the steps of a game of dragon, tower and phantom. Throws for one that can't be. */
export class DragonGame {
	readonly board: DragonBoard;
	asked: Asked = 'tile';
	readonly scores: number[];
	/** Who lays the next tile, or has laid the last one. */
	active = 0;
	/** 2 in a builder's second part. */
	part = 1;
	/** What the fairy pays for this turn; it's counted with the turn. */
	opening = 0;
	/** True where the turn that ends is followed by a second part. */
	#again = false;
	#ransomed = false;
	#tile: Tile | undefined;
	#acted: Step['type'] = 'pass';
	/** The tower with a new floor. */
	#tower: Spot | undefined;
	/** Who was just captured. */
	#captured: Pick<Figure, 'player' | 'kind'> | undefined;
	/** Where the dragon has been on its journey. */
	#been: Spot[] = [];
	#points: number[];
	readonly #goods: Map<string, number>[];

	constructor(readonly table: Table) {
		this.board = new DragonBoard(table);
		this.scores = Array.from({ length: table.players }, () => 0);
		this.#points = [...this.scores];
		this.#goods = this.scores.map(() => new Map<string, number>());
	}

	/** Whose turn it is to decide. */
	get player(): number {
		const { players, otherPicks } = this.table;
		if (this.asked === 'exchange' && otherPicks) return this.#captured?.player ?? this.active;
		if (this.asked === 'dragon') return (this.active + this.#been.length - 1) % players;
		return this.active;
	}

	/** False for a dragon's tile while the dragon isn't there (D6). */
	mayLay(id: string): boolean {
		return this.table.types.get(id)?.mark !== 'dragon' || this.board.dragon !== undefined;
	}

	/** What may be done now, but for laying a tile and for nothing. */
	get offers(): readonly Step[] {
		const { board, active } = this;
		if (this.asked === 'tile')
			return this.#ransomed
				? []
				: ransomsFor(board, active, (this.scores[active] ?? 0) + this.opening);
		if (this.asked === 'dragon') return dragonMoves(board, this.#been);
		if (this.asked === 'exchange')
			return this.#exchangeable.map((kind) => ({ type: 'exchange' as const, kind }));
		if (this.asked === 'capture' && this.#tower) return capturesFrom(board, this.#tower);
		if (!this.#tile) return [];
		if (this.asked === 'action') return actionsFor(board, active, this.#tile);
		if (this.asked === 'second') return this.#second;
		return [];
	}

	/** True where nothing may be done, too. */
	get mayPass(): boolean {
		if (this.asked === 'dragon' || this.asked === 'exchange') return false;
		const [first] = this.offers;
		return !(this.asked === 'action' && this.table.princessMust && first?.type === 'princess');
	}

	take(step: Step): void {
		if (step.type !== 'lay' && step.type !== 'end' && step.type !== 'pass') this.#check(step);
		if (step.type === 'lay') this.#lay(step);
		else if (step.type === 'end') this.#end();
		else if (step.type === 'ransom') this.#ransom(step);
		else if (step.type === 'dragon') this.#move(step.to);
		else if (this.asked === 'action') this.#act(step);
		else if (this.asked === 'capture') this.#capture(step);
		else if (this.asked === 'exchange') this.#exchange(step);
		else if (this.asked === 'second') this.#setSecond(step);
	}

	#check(step: Step): void {
		const name = stepName(step);
		if (!this.offers.some((one) => stepName(one) === name))
			throw new Error(`${name} isn’t allowed.`);
	}

	#lay({ player, id, x, y, rotation }: Of<'lay'>): void {
		const { board } = this;
		const tile = { id, x, y, rotation };
		this.active = player;
		this.#tile = tile;
		this.#acted = 'pass';
		board.lay(tile);
		this.#again = this.part === 1 && this.#continuesBuilder(tile);
		if (hasMark(board, tile, 'volcano')) board.dragon = { x: tile.x, y: tile.y };
		this.asked = 'action';
	}

	#continuesBuilder(tile: Tile): boolean {
		const { board, active } = this;
		return board.placesOn(tile).some(({ at, segment }) => {
			if (segment.shape === 'field' || segment.shape === 'centre') return false;
			const there = board.on(board.featureAt(at));
			return there.some(({ kind, player }) => kind === 'builder' && player === active);
		});
	}

	#ransom({ from, kind }: Of<'ransom'>): void {
		this.#ransomed = true;
		add(this.scores, this.active, -RANSOM);
		add(this.scores, from, RANSOM);
		this.board.release(this.active, kind, from);
	}

	#act(step: Step): void {
		const { board, active } = this;
		this.#acted = step.type;
		if (step.type === 'set' || step.type === 'portal' || step.type === 'climb') this.#put(step);
		else if (step.type === 'recall') this.#recall(step);
		else if (step.type === 'princess' || step.type === 'festival')
			board.sendHome([board.find(step.figure)]);
		else if (step.type === 'fairy') this.#moveFairy(step);
		else if (step.type === 'floor') {
			const name = nameOf(step.at);
			board.towers.set(name, (board.towers.get(name) ?? 0) + 1);
			add(board.floors, active, -1);
			this.#tower = step.at;
			this.asked = 'capture';
			if (this.offers.length > 0) return;
		}
		this.#askSecond();
	}

	#put({ kind, at }: Of<'set' | 'portal' | 'climb'>): void {
		this.board.put({ player: this.active, kind, at });
	}

	#recall({ figure }: Of<'recall'>): void {
		const { board } = this;
		if ('segment' in figure.at)
			this.#pay(figure.player, abbotPays(board, board.featureAt(figure.at)));
		board.sendHome([board.find(figure)]);
	}

	/** Points that are counted with the turn. */
	#pay(player: number, points: number): void {
		add(this.#points, player, points);
	}

	#moveFairy({ to }: Of<'fairy'>): void {
		const { board } = this;
		const at = 'kind' in to ? to.at : to;
		board.fairy = { x: at.x, y: at.y };
		board.beside = 'kind' in to ? board.find(to) : undefined;
	}

	#capture(step: Step): void {
		const { board, active } = this;
		if (step.type !== 'capture') {
			this.#askSecond();
			return;
		}
		board.capture(board.find(step.figure), active);
		const { player, kind } = step.figure;
		this.#captured = player === active ? undefined : { player, kind };
		const [only, ...others] = this.#exchangeable;
		if (only === undefined) this.#askSecond();
		else if (others.length > 0) this.asked = 'exchange';
		else this.#exchange({ type: 'exchange', kind: only });
	}

	/** The captor's figures that could be exchanged for who was just captured. */
	get #exchangeable(): readonly Kind[] {
		return this.#captured ? this.board.heldKinds(this.active, this.#captured.player) : [];
	}

	#exchange(step: Step): void {
		const { board, active } = this;
		if (step.type !== 'exchange' || !this.#captured) return;
		const { player, kind } = this.#captured;
		this.#captured = undefined;
		board.release(active, step.kind, player);
		board.release(player, kind, active);
		this.#askSecond();
	}

	get #second(): readonly Step[] {
		const { board, active, table } = this;
		const first = this.#acted;
		const wasSet = first === 'set' || first === 'portal' || first === 'climb';
		const follows = table.phantomAfterFigure ? wasSet : first !== 'pass' && first !== 'princess';
		return follows && this.#tile ? secondFor(board, active, this.#tile, first === 'portal') : [];
	}

	#askSecond(): void {
		this.asked = 'second';
		if (this.offers.length === 0) this.#afterFigures();
	}

	#setSecond(step: Step): void {
		if (step.type === 'set' || step.type === 'portal' || step.type === 'climb') this.#put(step);
		this.#afterFigures();
	}

	#afterFigures(): void {
		if (this.table.dragonFirst) this.#beginJourney();
		else {
			this.#score();
			this.#beginJourney();
		}
	}

	#beginJourney(): void {
		const { board } = this;
		const goes = this.#tile && hasMark(board, this.#tile, 'dragon') && board.dragon;
		this.#been = goes ? [goes] : [];
		this.#goOn();
	}

	/** The dragon goes on, or the turn is over. */
	#goOn(): void {
		const { board } = this;
		const moves = this.#been.length - 1;
		const goes = moves >= 0 && moves < MOST_MOVES && dragonMoves(board, this.#been).length > 0;
		if (goes) this.asked = 'dragon';
		else this.#endTurn();
	}

	#move(to: Spot): void {
		const { board } = this;
		board.dragon = to;
		this.#been.push(to);
		board.sendHome(board.figures.filter(({ at }) => at.x === to.x && at.y === to.y));
		this.#goOn();
	}

	#endTurn(): void {
		if (this.table.dragonFirst) this.#score();
		this.asked = 'tile';
		if (this.#again) this.part = 2;
		else this.nextPlayer();
	}

	/** The next player's turn begins, also where the second part of one isn't played. */
	nextPlayer(): void {
		this.part = 1;
		this.active = (this.active + 1) % this.table.players;
		this.#ransomed = false;
		this.opening = fairyAtStart(this.board, this.active);
	}

	#score(): void {
		const { board } = this;
		this.#pay(this.active, this.opening);
		this.opening = 0;
		for (const feature of withFigures(board).filter(isDone)) {
			payFeature(board, feature, this.#points);
			board.sendHome(board.on(feature));
		}
		if (this.#tile) this.#takeGoods(this.#tile);
		this.#points.forEach((points, player) => {
			add(this.scores, player, points);
		});
		this.#points = this.scores.map(() => 0);
	}

	#takeGoods(tile: Tile): void {
		const { board, active } = this;
		const cities = new Set<Feature>(
			board
				.placesOn(tile)
				.filter(({ at, segment }) => segment.kind === 'city' && board.isDone(at))
				.map(({ at }) => board.featureAt(at))
		);
		const own = this.#goods[active];
		for (const good of [...cities].flatMap(goodsOf)) own?.set(good, (own.get(good) ?? 0) + 1);
	}

	#end(): void {
		for (const feature of withFigures(this.board)) payFeature(this.board, feature, this.scores);
		payGoods(this.#goods, this.scores);
		this.asked = 'over';
	}
}
