import * as v from 'valibot';
import { PLAYER_COLOURS } from '../../engine/colours';
import { tidyName } from '../../engine/typed-text';
import {
	MAX_PLAYERS,
	personKey,
	type PersonKey,
	type Player,
	type Summary,
	type Header
} from '../../record';
import { BOX_IDS, EXPANSION_IDS, rulingsSchema } from '../../rules/catalogue';
import { assistance, SETUP_KEY } from '../app/assistance-setting.svelte';
import { tryStorage } from '../app/stored-choice.svelte';
import { UNNAMED } from '../library/unnamed';
import { Setup, type Settings } from './setup.svelte';
import { isUnnamed } from '../../words/player-name';

const settingsSchema = v.object({
	box: v.picklist(BOX_IDS),
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
	rulings: rulingsSchema
});

/** The last settings; undefined when there are none that can be used. @internal */
export function lastSettings(): Settings | undefined {
	const json: unknown = tryStorage((): unknown =>
		JSON.parse(localStorage.getItem(SETUP_KEY) ?? 'null')
	);
	const parsed = v.safeParse(settingsSchema, json);
	return parsed.success ? parsed.output : undefined;
}

/** What a new game begins with: the last settings, and as much help as the device's settings say. */
export const suggestedSetup = (): Setup => new Setup(lastSettings(), assistance.value);

/** Saves settings, where the browser allows it. How much the app tells is a setting of the device. */
export function rememberSettings(settings: Settings): void {
	assistance.choose(settings.rulings['aids']);
	tryStorage(() => {
		localStorage.setItem(SETUP_KEY, JSON.stringify(settings));
	});
}

/** People who have played here, as they would be typed, the latest first, each once in their last colour; without unnamed seats. */
export function knownPlayers(games: readonly Summary[]): readonly Player[] {
	const known = new Map<PersonKey, Player>();
	for (const player of games.flatMap(({ players }) => players)) {
		const key = personKey(player.name);
		if (!UNNAMED.has(key) && !known.has(key))
			known.set(key, { ...player, name: tidyName(player.name) });
	}
	return [...known.values()];
}

/** Makes this game's table the suggestion for the next one: players, box and rulings. */
export function rememberForRematch({ box, expansions, players, rulings }: Header): void {
	rememberSettings({
		box,
		expansions,
		players: players.map((player) => (isUnnamed(player) ? { ...player, name: '' } : player)),
		rulings
	});
}
