import { effectOf, onTopOf, samePlaces } from './second-messages';
import { mayDrawOn, offerTo, playersPlacing, preferredOf, spaceOf } from './second-places';
import { has, isDone, paysOf, secondFeatures, type Figure, type Laid } from './second-features';
import {
	besideAtEnd,
	moverFor,
	othersFrom,
	pick,
	victimsOf,
	type Moving,
	type Planned,
	type Round,
	type Standing
} from './second-at-once';
import {
	BAG_TILES,
	type Award,
	type Drawn,
	type Message,
	type Moment,
	type Offer,
	type Rob,
	type Robbery,
	type Scorer,
	type Step,
	type Table,
	type Which
} from './second-steps';

/** Plays the steps. Gives the table after each. */
export function secondTrack(table: Table, steps: readonly Step[]): readonly Moment[] {
	const game = new Game(table);
	return steps.map((step) => game.after(step));
}

class Game {
	#active = 0;
	#ended = false;
	#tiles: readonly Laid[];
	#figures: readonly Figure[] = [];
	#totals: number[][];
	#robbers: (number | undefined)[];
	/** The figure that each robber goes along with, where it's told. */
	#beside: (Scorer | undefined)[] = [];
	/** Robbers that go along once somebody moves by robbing; undefined for those that did in this turn. */
	readonly #along = new Map<number, Scorer | undefined>();
	/** What the owners choose from who have still to do so. */
	readonly #choosing = new Map<number, { from: readonly Planned[]; round: Round }>();
	/** Robberies of the award that moves, which come at the latest with what its message pays. */
	readonly #pending: (readonly [Planned, Rob | undefined])[] = [];
	#offers: readonly Offer[] = [];
	#draws: number | undefined;
	#pile: readonly (Message | undefined)[] = [];
	#round: Round = { robs: [], drawn: false };
	#robberies: Robbery[] = [];
	#paid = 0;
	#problems: string[] = [];

	constructor(private readonly table: Table) {
		this.#tiles = table.start ?? [];
		this.#totals = this.#everybody.map(() => (table.messages ? [0, 0] : [0]));
		this.#robbers = this.#everybody.map(() => undefined);
	}

	get #everybody(): number[] {
		return Array.from({ length: this.table.players }, (_, player) => player);
	}

	get #fromActive(): number[] {
		return [this.#active, ...othersFrom(this.#active, this.table.players)];
	}

	after(step: Step): Moment {
		this.#robberies = [];
		this.#problems = [];
		this.#paid = 0;
		if (step.type !== 'robber' && step.type !== 'figure') this.#offers = [];
		this.#take(step);
		return this.#moment();
	}

	#take(step: Step): void {
		if (step.type === 'lay') this.#lay(step);
		else if (step.type === 'robber') this.#placeRobber(step);
		else if (step.type === 'rob') this.#robChosen(step);
		else if (step.type === 'figure') this.#figures = [...this.#figures, { ...step }];
		else if (step.type === 'message') this.#message(step);
		else if (step.type === 'correct') this.#move(step.player, step.figure ?? 0, step.points, false);
		else {
			if (step.type === 'end') this.#addFigures();
			else this.#sendHome(step.home ?? []);
			this.#scoreRound(step.awards, step.robs);
		}
	}

	#lay({ active, bag, id, x, y, rotation }: Step & { type: 'lay' }): void {
		this.#active = active;
		this.#draws = undefined;
		this.#along.clear();
		this.#tiles = [...this.#tiles, { id, x, y, rotation }];
		if (this.table.robbers && (bag ?? BAG_TILES.includes(id)))
			this.#offers = playersPlacing(active, this.table, this.#robbers).map((player) =>
				offerTo(player, this.#standing)
			);
		this.#offers = this.#offers.filter(({ spaces }) => spaces.length > 0);
	}

	#spaces(player: number): number[] {
		return this.#totals[player]?.map(spaceOf) ?? [];
	}

	#placeRobber({ player, space, beside }: Step & { type: 'robber' }): void {
		const at = this.#offers.findIndex((offer) => offer.player === player);
		const offer = this.#offers[at];
		if (!offer) this.#problems.push(`${String(player)} may not place a robber`);
		else this.#offers = this.#offers.slice(at + 1);
		if (space === undefined) return;
		if (offer && !offer.spaces.includes(space))
			this.#problems.push(`${String(player)} may not place a robber on ${String(space)}`);
		this.#robbers[player] = space;
		this.#beside[player] = beside;
	}

	/** A scoring: all moves in order, then perhaps a message. */
	#scoreRound(awards: readonly Award[], robs: readonly Rob[] = []): void {
		const outer = this.#round;
		this.#draws = undefined;
		this.#round = { robs, drawn: false };
		const moving = awards.map((one) => ({ ...one, figure: this.#figureFor(one) }));
		if (this.table.atOnce) this.#scoreAtOnce(moving);
		else for (const one of awards) this.#award({ ...one, figure: this.#figureFor(one) });
		for (const { owner, victim } of robs)
			if (
				!this.#robberies.some((one) => one.owner === owner && one.victim === (victim ?? one.victim))
			)
				this.#problems.push(`${String(owner)} robbed nobody, or somebody else`);
		this.#round = outer;
	}

	#award({ player, figure, points, drawn }: Moving): void {
		const reached = (this.#totals[player] ?? []).map((total) => spaceOf(total + points));
		if (drawn === 'none' && !reached.some((space) => this.#drawsOn(player, space)))
			this.#problems.push('No message to decline');
		this.#move(player, figure, points, true);
		this.#deal(drawn);
	}

	/** D2, with `atOnce` */
	#scoreAtOnce(awards: readonly Moving[]): void {
		const robberies = this.#robberiesOf(awards);
		this.#goAlongLater(robberies);
		const isOwn = (player: number): boolean => player === this.#active && !this.#ended;
		for (const one of awards) if (!isOwn(one.player)) this.#award(one);
		this.#payPending();
		for (const one of robberies) if (!isOwn(one.owner) && !isOwn(one.victim)) this.#rob(one);
		for (const one of awards) {
			if (!isOwn(one.player)) continue;
			for (const due of robberies)
				if (due.award === one) this.#pending.push([due, this.#choice(due.owner)]);
			this.#award(one);
			this.#payPending();
		}
		for (const one of robberies) if (isOwn(one.owner)) this.#rob(one);
	}

	/** The robberies of awards that are scored at once; those who must choose do so later. */
	#robberiesOf(awards: readonly Moving[]): readonly Planned[] {
		if (this.#ended && this.table.robAtEnd === false) return [];
		const robberies = this.#fromActive.flatMap((owner) => {
			const found = this.#choosing.has(owner) ? [] : victimsOf(owner, this.#standing, awards);
			const told = this.#choice(owner)?.victim;
			const { one, waits } = pick(found, told, this.#ended);
			if (waits) this.#choosing.set(owner, { from: found, round: this.#round });
			return one && !this.#choosing.has(owner) ? [one] : [];
		});
		for (const { owner } of robberies) this.#robbers[owner] = undefined;
		return robberies;
	}

	get #standing(): Standing {
		return {
			spaces: this.#everybody.map((player) => this.#spaces(player)),
			robbers: [...this.#robbers]
		};
	}

	#robChosen(step: Rob): void {
		const { from = [], round } = this.#choosing.get(step.owner) ?? {};
		const one = from.find(({ victim }) => victim === step.victim);
		if (!one) this.#problems.push(`${String(step.owner)} has nothing to choose`);
		if (!one || !this.#choosing.delete(step.owner)) return;
		this.#robbers[step.owner] = undefined;
		this.#round = { robs: [step], drawn: round?.drawn ?? false };
		this.#goAlongLater([one]);
		this.#rob(one);
		this.#round = { robs: [], drawn: false };
	}

	/** RB7, where all is scored at once: the robbers beside those who will move by robbing. */
	#goAlongLater(robberies: readonly Robbery[]): void {
		const movers = robberies.map(({ owner: player, points }) => ({
			player,
			figure: this.#figureFor({ player, points, figure: this.#choice(player)?.figure })
		}));
		for (const owner of this.#everybody) {
			if (this.#choosing.has(owner) || this.#along.has(owner)) continue;
			const mover = moverFor(owner, this.#standing, movers, this.#beside[owner]);
			if (mover) this.#along.set(owner, mover);
		}
	}

	#figureFor({ player, points, figure }: Award): Which {
		if (figure !== undefined || player !== this.#active || this.#ended) return figure ?? 0;
		return preferredOf(this.table.prefer?.[player], this.#totals[player] ?? [], points);
	}

	#move(player: number, figure: Which, points: number, scores: boolean): void {
		const totals = this.#totals[player];
		const total = totals?.[figure];
		if (!totals || total === undefined || points === 0) return;
		totals[figure] = total + points;
		const robbing = this.#robbersLeaving(player, spaceOf(total), scores);
		for (const robber of robbing) this.#robbers[robber] = undefined;
		if (!scores) this.#goAlong({ player, figure }, spaceOf(total), spaceOf(total + points));
		if (scores) this.#land(player, spaceOf(total + points));
		for (const owner of robbing)
			this.#rob({ owner, victim: player, points: Math.ceil(points / 2) });
	}

	/** The robbers that rob a figure that moves by scoring, clockwise from the active player. */
	#robbersLeaving(player: number, from: number, scores: boolean): number[] {
		if (this.table.atOnce || !scores || (this.#ended && this.table.robAtEnd === false)) return [];
		return this.#fromActive.filter(
			(owner) =>
				owner !== player &&
				this.#robbers[owner] === from &&
				(this.#choice(owner)?.victim ?? player) === player
		);
	}

	#choice(owner: number): Rob | undefined {
		return this.#round.robs.find((rob) => rob.owner === owner);
	}

	/** RB7 */
	#goAlong({ player, figure }: Scorer, from: number, to: number): void {
		for (const owner of this.#everybody) {
			const beside = this.#along.get(owner) ?? this.#beside[owner];
			if (owner === player || this.#robbers[owner] !== from) continue;
			if (beside && (beside.player !== player || beside.figure !== figure)) continue;
			this.#robbers[owner] = to;
			if (this.#along.has(owner)) this.#beside[owner] = beside;
			this.#along.set(owner, undefined);
		}
	}

	#payPending(): void {
		for (const [one, choice] of this.#pending.splice(0)) this.#rob(one, choice);
	}

	#rob({ owner, victim, points }: Robbery, choice = this.#choice(owner)): void {
		this.#robberies.push({ owner, victim, points });
		const moves = this.#figureFor({ player: owner, points, figure: choice?.figure });
		this.#move(owner, moves, points, false);
		this.#land(owner, this.#spaces(owner)[moves] ?? 0);
		this.#deal(choice?.drawn);
	}

	/** M2, M3: whether a message is to be drawn for coming to a space. */
	#land(player: number, space: number): void {
		if (this.#drawsOn(player, space)) this.#draws = player;
	}

	#drawsOn(player: number, space: number): boolean {
		if (this.#ended || this.#round.drawn || player !== this.#active) return false;
		return mayDrawOn(space, player, this.table, this.#standing);
	}

	#deal(drawn: Drawn | 'none' | undefined): void {
		if (drawn === 'none') this.#draws = undefined;
		else if (drawn) this.#message(drawn);
	}

	#message(drawn: Drawn): void {
		const { message, takes, place, figure, robs } = drawn;
		const player = this.#active;
		if (this.#draws === undefined) this.#problems.push('No message may be drawn');
		if (message && !onTopOf(this.#pile).includes(message))
			this.#problems.push(`${message} isn’t on top`);
		this.#pile = [...this.#pile, message];
		this.#round.drawn = true;
		this.#paid = takes === 'two' ? 2 : this.#effectOf(drawn);
		if (place && takes === 'effect' && message === 'follower')
			this.#takeHome({ player, at: place });
		this.#scoreRound([{ player, points: this.#paid, figure, drawn: drawn.drawn }], robs);
	}

	#effectOf(drawn: Drawn): number {
		const { pays, problem } = effectOf(drawn, {
			player: this.#active,
			figures: this.#figures,
			features: secondFeatures(this.#tiles, this.table.segmentsOf),
			table: this.table
		});
		if (problem) this.#problems.push(problem);
		return pays;
	}

	/** Figures of finished features go home, and others that are told. */
	#sendHome(others: readonly Figure[]): void {
		for (const one of others) this.#takeHome(one);
		const done = secondFeatures(this.#tiles, this.table.segmentsOf).filter(isDone);
		this.#figures = this.#figures.filter(({ at }) => !done.some((feature) => has(feature, at)));
	}

	/** Takes one figure away: of several the one that came first. */
	#takeHome({ player, at }: Figure): void {
		const gone = this.#figures.findIndex((one) => one.player === player && samePlaces(one.at, at));
		this.#figures = this.#figures.filter((_, index) => index !== gone);
	}

	/** M5 */
	#addFigures(): void {
		this.#ended = true;
		if (!this.table.messages) return;
		this.#beside = besideAtEnd(this.#standing, this.#beside);
		this.#totals = this.#totals.map((both) => [both.reduce((sum, one) => sum + one, 0)]);
		this.#robbers = this.#robbers.map((space, owner) => {
			const beside = this.#beside[owner];
			return space === undefined || !beside ? space : this.#spaces(beside.player)[0];
		});
	}

	#moment(): Moment {
		const [tiles, figures] = [this.#tiles, this.#figures];
		return {
			points: this.#totals.map((both) => both.reduce((sum, one) => sum + one, 0)),
			spaces: this.#everybody.map((player) => this.#spaces(player)),
			robbers: [...this.#robbers],
			offers: this.#offers,
			robberies: this.#robberies,
			choosing: [...this.#choosing.keys()],
			draws: this.#draws,
			onTop: onTopOf(this.#pile),
			paid: this.#paid,
			pays: (player) => paysOf(player, figures, secondFeatures(tiles, this.table.segmentsOf)),
			problems: this.#problems
		};
	}
}
