import * as v from 'valibot';
import { PLAYER_COLOURS } from '../../engine/colours';
import { tidyName } from '../../engine/typed-text';
import {
	headerOf,
	MAX_PLAYERS,
	personKey,
	tileChangesSchema,
	type PersonKey,
	type Player,
	type Summary,
	type GameRecord,
	type Header
} from '../../record';
import { clockLimits } from '../../record/clock-limits';
import { BOX_IDS, EXPANSION_IDS, rulingsFor, someRulingsSchema } from '../../rules/catalogue';
import { PRESET_IDS } from '../../rules/presets';
import { hasTilesOf } from '../../rules/editions';
import { printedAs } from '../../rules/printings';
import { assistance, SETUP_KEY } from '../app/assistance-setting.svelte';
import { tryStorage } from '../app/stored-choice.svelte';
import { UNNAMED } from '../library/unnamed';
import { Setup, type Settings } from './setup.svelte';
import { isUnnamed } from '../../words';

const settingsSchema = v.object({
	box: v.picklist(BOX_IDS),
	printing: v.optional(v.string()),
	// Settings saved before there were expansions don't mention them.
	expansions: v.optional(
		v.pipe(
			v.array(v.picklist(EXPANSION_IDS)),
			v.transform((ids) => EXPANSION_IDS.filter((id) => ids.includes(id)))
		),
		[]
	),
	players: v.pipe(
		v.array(v.object({ name: v.string(), colour: v.picklist(PLAYER_COLOURS) })),
		v.minLength(1),
		v.maxLength(MAX_PLAYERS),
		v.check((players) => new Set(players.map(({ colour }) => colour)).size === players.length)
	),
	// Rulings that the app didn't have then are answered by the box.
	rulings: someRulingsSchema,
	tiles: v.optional(tileChangesSchema),
	boxes: v.optional(v.array(v.string())),
	clock: v.optional(v.object({ minutes: v.number(), increment: v.number() }))
});

/** A form that is being filled in: the settings as they are now, and who lays the first tile, by seat. */
const formSchema = v.object({
	...settingsSchema.entries,
	preset: v.picklist(PRESET_IDS),
	first: v.number()
});
const FORM_KEY = 'tilekeep:new-game';

/** The last settings; undefined when there are none that can be used. */
export const lastSettings = (): Settings | undefined => readStored(SETUP_KEY, settingsSchema);

function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
	const json: unknown = tryStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
	const parsed = v.safeParse(schema, json);
	return parsed.success ? parsed.output : undefined;
}

/**
 * What a new game begins with: the form as it was when its page was reloaded or lost; else the last settings, and as much help
 * as the device's settings say.
 */
export function suggestedSetup(): Setup {
	const form = readStored(FORM_KEY, formSchema);
	if (!form) return new Setup(lastSettings(), assistance.value);
	const setup = new Setup(form);
	setup.preset = form.preset;
	setup.seats.start(setup.seats.list[form.first]?.key ?? 0);
	return setup;
}

/** Keeps the form for a new game, in case its page is reloaded or lost. */
export function keepForm({ settings, preset, seats: { first } }: Setup): void {
	tryStorage(() => {
		localStorage.setItem(FORM_KEY, JSON.stringify({ ...settings, preset, first }));
	});
}

/** Called when the form was used, or left. */
export function dropForm(): void {
	tryStorage(() => {
		localStorage.removeItem(FORM_KEY);
	});
}

/** Saves settings, if the browser allows it. How much the app tells is saved as a setting of the device. */
export function rememberSettings(settings: Settings): void {
	assistance.choose(settings.rulings['aids']);
	tryStorage(() => {
		localStorage.setItem(SETUP_KEY, JSON.stringify(settings));
	});
}

/**
 * People who have played here, as they would be typed, the latest first, each once in their last colour; without unnamed seats
 * and people who already have a seat.
 */
export function knownPlayers(
	games: readonly Summary[],
	seated: ReadonlySet<PersonKey> = new Set()
): readonly Player[] {
	const known = new Map<PersonKey, Player>();
	for (const player of games.flatMap(({ players }) => players)) {
		const key = personKey(player.name);
		if (!UNNAMED.has(key) && !seated.has(key) && !known.has(key))
			known.set(key, { ...player, name: tidyName(player.name) });
	}
	return [...known.values()];
}

/**
 * Makes this game's table the suggestion for the next one: players, box, rulings and clock. Rulings that don't apply in this game
 * are left to the box.
 */
export function rememberForRematch(record: GameRecord): void {
	const { box, expansions, players, rulings, tiles, told } = headerOf(record);
	// A game tells which tiles it was played with, and not from which box they are.
	const boxes = told && lastSettings()?.boxes;
	const ids = rulingsFor(expansions).map(({ id }) => id);
	const clock = clockLimits(record.entries);
	rememberSettings({
		box,
		printing: lastPrinting({ box, expansions, rulings }),
		expansions,
		players: players.map((player) => (isUnnamed(player) ? { ...player, name: '' } : player)),
		rulings: Object.fromEntries(Object.entries(rulings).filter(([id]) => ids.includes(id))),
		...(tiles && { tiles }),
		...(boxes && { boxes }),
		...(clock && { clock })
	});
}

/** The box that was chosen last, if the game may have been played with it; a game tells only which base game it had. */
function lastPrinting(game: Pick<Header, 'box' | 'expansions' | 'rulings'>): string {
	const { printing } = new Setup(lastSettings());
	return hasTilesOf(printing, game) ? printing.id : printedAs(game);
}
