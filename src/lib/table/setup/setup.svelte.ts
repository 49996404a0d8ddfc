import type { TileChanges } from '../../engine/contents';
import { withoutRetired } from '../../engine/rulings';
import { tileId, type TileId } from '../../engine/tile';
import { tidyName } from '../../engine/typed-text';
import type { CustomBox } from '../../custom-tiles/tile';
import type { GameId, Header, Player } from '../../record';
import type { ClockLimits } from '../../record/clock-limits';
import {
	BOXES,
	EXPANSION_IDS,
	expansionOf,
	maxPlayersOf,
	RULINGS,
	rulingsFor,
	UNRECORDED_RULINGS,
	USUAL_RULINGS,
	type BoxId,
	type ExpansionId
} from '../../rules/catalogue';
import { answersAlong, rulingsOfPrinting } from '../../rules/editions';
import { PRINTINGS, printingOf, SUGGESTED, type Printing } from '../../rules/printings';
import { PRESET_CLOCKS, PRESET_IDS, PRESETS, type PresetId } from '../../rules/presets';
import { playerName } from '../../words';
import { tilesDrawn } from './boxes';
import { answersOf, changesFrom, namedContract, termsOf } from './contract';
import { Seats } from './seats.svelte';
import { tilesInBoxes, tilesMore } from './tile-changes';

/** The settings that are saved for the next game. */
export interface Settings {
	readonly box: BoxId;
	/** The box as it was sold, if somebody chose it. */
	readonly printing?: string | undefined;
	readonly expansions: readonly ExpansionId[];
	readonly players: readonly Player[];
	readonly rulings: Readonly<Record<string, string>>;
	/** Tiles lost or added. */
	readonly tiles?: TileChanges | undefined;
	/** The names of the custom boxes. */
	readonly boxes?: readonly string[] | undefined;
	/** The chess clock; absent for none. */
	readonly clock?: ClockLimits | undefined;
}

const FRESH: Settings = {
	box: SUGGESTED.box,
	expansions: SUGGESTED.holds,
	players: [
		{ name: '', colour: 'red' },
		{ name: '', colour: 'blue' }
	],
	rulings: rulingsOfPrinting(SUGGESTED)
};

/** The box that somebody chose last, or else the one that the answers suggest. */
function chosenIn({ printing, rulings, ...from }: Settings): Printing {
	const box = BOXES[from.box].replacedBy ?? from.box;
	return (
		PRINTINGS.find((one) => one.id === printing && one.box === box) ?? printingOf({ box, rulings })
	);
}

/** A new game before it begins. */
export class Setup {
	/** What the box is called on its side: its year. */
	printing = $state.raw(SUGGESTED);
	expansions = $state.raw<readonly ExpansionId[]>(FRESH.expansions);
	readonly seats: Seats;
	rulings = $state.raw<Readonly<Record<string, string>>>(USUAL_RULINGS);
	/** Tiles lost or added. */
	tileChanges = $state.raw<TileChanges>({});
	/** The names of the custom boxes that are played with. */
	boxNames = $state.raw<readonly string[]>([]);
	/** The custom boxes on the device, as far as they were read. */
	customBoxes = $state.raw<readonly CustomBox[]>([]);
	/** The chess clock; undefined for none. */
	clock = $state.raw<ClockLimits>();
	/** True for an existing table. */
	found = $state<true>();
	/** The preset from which single rulings may differ. */
	preset = $state<PresetId>('today');

	/** @param aids how much the app tells, unless the table agrees on something else */
	constructor(
		from: Settings = FRESH,
		private readonly aids = from.rulings['aids'] ?? 'helper'
	) {
		this.printing = chosenIn(from);
		this.expansions = from.expansions;
		this.rulings = withoutRetired(RULINGS, {
			...USUAL_RULINGS,
			...rulingsOfPrinting(this.printing),
			...from.rulings,
			aids
		});
		this.preset = namedContract(this).preset;
		this.tileChanges = from.tiles ?? {};
		this.boxNames = from.boxes ?? [];
		this.clock = from.clock;
		this.seats = new Seats(from.players);
	}

	readonly box = $derived(this.printing.box);

	/** The custom boxes that are played with. */
	readonly chosenBoxes = $derived(
		this.customBoxes.filter(({ name }) => this.boxNames.includes(name))
	);

	/** Number of tiles drawn in the game, including the one that lies first. */
	readonly tiles = $derived(
		tilesDrawn(this.box, this.expansions, this.rulings) +
			tilesMore(this.tileChanges) +
			tilesInBoxes(this.chosenBoxes)
	);

	/** Number of players that there are figures for. */
	readonly figures = $derived(maxPlayersOf(this));

	/** The rulings that matter in this game with their answers, in the order of the catalogue. */
	readonly terms = $derived(termsOf(this));

	/** Ids of the rulings that differ from the chosen preset. What was printed in the year of the box doesn't count as a change. */
	readonly changes = $derived(changesFrom(this.terms, this.preset).map(({ id }) => id));

	/**
	 * Chooses a box, with those of its parts that are usually played and the rules printed at that time; an unknown id is ignored.
	 */
	choosePrinting(id: string): void {
		const printing = PRINTINGS.find((each) => each.id === id);
		if (!printing) return;
		const left = this.expansions.filter((each) => !this.printing.holds.includes(each));
		if (printing.box !== this.box) this.tileChanges = {};
		this.printing = printing;
		this.#combine([...left, ...(printing.ticked ?? printing.holds)]);
		this.rulings = { ...this.rulings, ...rulingsOfPrinting(printing) };
	}

	/** Adds an expansion, or removes it. */
	setExpansion(id: string, wanted: boolean): void {
		const others = this.expansions.filter((each) => each !== id);
		this.#combine(wanted ? [...others, id] : others);
	}

	/** Plays with a custom box, or without it. */
	setBox(name: string, wanted: boolean): void {
		const others = this.boxNames.filter((each) => each !== name);
		this.boxNames = wanted ? [...others, name] : others;
	}

	/** Notes a tile as lost or added: how many more of it there are than in the boxes. */
	changeTile(id: TileId, change: number): void {
		const all = Object.entries({ ...this.tileChanges, [id]: change });
		this.tileChanges = Object.fromEntries(all.filter(([, each]) => each !== 0));
	}

	#combine(ids: readonly string[]): void {
		// Of an expansion that is left out, nothing was lost.
		const out = this.expansions.filter((each) => !ids.includes(each));
		const isOut = (tile: string) => out.some((each) => each === expansionOf(tileId(tile)));
		this.tileChanges = Object.fromEntries(
			Object.entries(this.tileChanges).filter(([tile]) => !isOut(tile))
		);
		this.expansions = EXPANSION_IDS.filter((each) => ids.includes(each));
	}

	/** Chooses a preset. If it doesn't say how the starting player is found, or how much the app tells, that stays as it is. */
	choosePreset(id: string): void {
		const before = PRESET_CLOCKS[this.preset];
		this.preset = PRESET_IDS.find((each) => each === id) ?? this.preset;
		const clock = PRESET_CLOCKS[this.preset];
		// A clock that nobody chose goes away with the rules that it came with.
		if (clock ?? before) this.clock = clock;
		// A preset with a clock is for a tournament, which is played with the base game alone.
		if (clock) this.#combine([]);
		const { starter = this.rulings['starter'] ?? '', aids = this.aids } = PRESETS[this.preset];
		this.rulings = {
			...answersOf(this.preset),
			...rulingsOfPrinting(this.printing),
			starter,
			aids
		};
	}

	/** Answers a ruling. Whose tiles are played also decides the rules that were printed with them. */
	answerRuling(id: string, answer: string): void {
		const along = answersAlong(id, answer, this.printing);
		this.rulings = { ...this.rulings, ...along, [id]: answer };
	}

	/** The settings to save for the next game. */
	get settings(): Settings {
		const players = this.seats.list.map(({ name, colour }) => ({ name: tidyName(name), colour }));
		const { box, printing, expansions, rulings, clock, boxNames } = this;
		return {
			box,
			printing: printing.id,
			expansions,
			players,
			rulings,
			...this.#tiles,
			...(boxNames.length > 0 && { boxes: boxNames }),
			...(clock && { clock })
		};
	}

	/** The answers of this game; rulings that don't apply are left as never recorded. */
	get #answers(): Readonly<Record<string, string>> {
		const ids = rulingsFor(this.expansions).map(({ id }) => id);
		const given = Object.entries(this.rulings).filter(([id]) => ids.includes(id));
		return { ...UNRECORDED_RULINGS, ...Object.fromEntries(given) };
	}

	get #tiles(): Pick<Settings, 'tiles'> {
		return Object.keys(this.tileChanges).length > 0 ? { tiles: this.tileChanges } : {};
	}

	/** The header of the game. A seat without a name keeps an empty one. */
	header(id: GameId, created: number): Header {
		const { box, expansions } = this;
		const { first } = this.seats;
		const { players } = this.settings;
		const rulings = this.#answers;
		return { id, created, box, expansions, players, first, rulings, ...this.#tiles };
	}
}

/** A seat's name, or that of its colour. */
export const seatName = ({ name, colour }: Player): string =>
	playerName({ name: tidyName(name), colour });
