import type { about, settings } from './en/settings';
import type { analysis } from './en/analysis';
import type { broadcast } from './en/broadcast';
import type { charts } from './en/charts';
import type { chessClock } from './en/chess-clock';
import type { clock, example, unsaved } from './en/notes';
import type { common, shell, storage } from './en/common';
import type { contract } from './en/contract';
import type { customBoxes } from './en/custom-boxes';
import type { customTiles } from './en/custom-tiles';
import type { device } from './en/device';
import type { differences } from './en/differences';
import type { evening } from './en/evening';
import type { existingTable } from './en/existing-table';
import type { farms, ledger, questions, table } from './en/table';
import type { final } from './en/final';
import type { follow } from './en/follow';
import type { gameFile } from './en/game-file';
import type { help } from './en/help';
import type { history, replay } from './en/history';
import type { home } from './en/home';
import type { incoming } from './en/incoming';
import type { library } from './en/library';
import type { manualPoints } from './en/manual-points';
import type { picture } from './en/picture';
import type { proof } from './en/proof';
import type { rebuild } from './en/rebuild';
import type { report } from './en/report';
import type { result } from './en/result';
import type { review } from './en/review';
import type { rules } from './en/rules';
import type { scoring } from './en/scoring';
import type { secondDevice } from './en/second-device';
import type { setup } from './en/setup';
import type { share } from './en/share';
import type { sheet } from './en/sheet';
import type { snap } from './en/snap';
import type { tiles } from './en/tiles';
import type { tournament } from './en/tournament';
import type { tournamentTable } from './en/tournament-table';
import type { puzzle, trial } from './en/trial';
import type { troubles } from './en/troubles';
import type { watch } from './en/watch';
import type { Translated } from './parts';

/**
 * All words, by the part of the app that says them. A page loads only the parts that it needs.
 * @internal
 */
export interface Words {
	readonly about: Translated<typeof about>;
	readonly analysis: Translated<typeof analysis>;
	readonly broadcast: Translated<typeof broadcast>;
	readonly charts: Translated<typeof charts>;
	readonly chessClock: Translated<typeof chessClock>;
	readonly clock: Translated<typeof clock>;
	readonly common: Translated<typeof common>;
	readonly contract: Translated<typeof contract>;
	readonly customBoxes: Translated<typeof customBoxes>;
	readonly customTiles: Translated<typeof customTiles>;
	readonly device: Translated<typeof device>;
	readonly differences: Translated<typeof differences>;
	readonly evening: Translated<typeof evening>;
	readonly example: Translated<typeof example>;
	readonly existingTable: Translated<typeof existingTable>;
	readonly farms: Translated<typeof farms>;
	readonly final: Translated<typeof final>;
	readonly follow: Translated<typeof follow>;
	readonly gameFile: Translated<typeof gameFile>;
	readonly help: Translated<typeof help>;
	readonly history: Translated<typeof history>;
	readonly home: Translated<typeof home>;
	readonly incoming: Translated<typeof incoming>;
	readonly ledger: Translated<typeof ledger>;
	readonly library: Translated<typeof library>;
	readonly manualPoints: Translated<typeof manualPoints>;
	readonly picture: Translated<typeof picture>;
	readonly proof: Translated<typeof proof>;
	readonly puzzle: Translated<typeof puzzle>;
	readonly questions: Translated<typeof questions>;
	readonly rebuild: Translated<typeof rebuild>;
	readonly replay: Translated<typeof replay>;
	readonly report: Translated<typeof report>;
	readonly result: Translated<typeof result>;
	readonly review: Translated<typeof review>;
	readonly rules: Translated<typeof rules>;
	readonly scoring: Translated<typeof scoring>;
	readonly secondDevice: Translated<typeof secondDevice>;
	readonly settings: Translated<typeof settings>;
	readonly setup: Translated<typeof setup>;
	readonly share: Translated<typeof share>;
	readonly sheet: Translated<typeof sheet>;
	readonly shell: Translated<typeof shell>;
	readonly snap: Translated<typeof snap>;
	readonly storage: Translated<typeof storage>;
	readonly table: Translated<typeof table>;
	readonly tiles: Translated<typeof tiles>;
	readonly tournament: Translated<typeof tournament>;
	readonly tournamentTable: Translated<typeof tournamentTable>;
	readonly trial: Translated<typeof trial>;
	readonly troubles: Translated<typeof troubles>;
	readonly unsaved: Translated<typeof unsaved>;
	readonly watch: Translated<typeof watch>;
}

/**
 * A part of the app with words of its own.
 * @internal
 */
export type Part = keyof Words;

/** The words of a language: how to load those of each part of the app. A missing part fails the type check. */
export type Pack = { readonly [P in Part]: () => Promise<Words[P]> };
