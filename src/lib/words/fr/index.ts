import type { Language } from '../parts';
import type { Pack } from '../types';

/**
 * French, as players of the French boxes speak. GLOSSARY.md beside it says which words are theirs.
 */
export const FRENCH: Language = {
	tag: 'fr',
	pack: {
		about: async () => (await import('./settings')).about,
		analysis: async () => (await import('./analysis')).analysis,
		charts: async () => (await import('./charts')).charts,
		clock: async () => (await import('./notes')).clock,
		common: async () => (await import('./common')).common,
		contract: async () => (await import('./contract')).contract,
		customTiles: async () => (await import('./custom-tiles')).customTiles,
		device: async () => (await import('./device')).device,
		differences: async () => (await import('./differences')).differences,
		evening: async () => (await import('./evening')).evening,
		example: async () => (await import('./notes')).example,
		existingTable: async () => (await import('./existing-table')).existingTable,
		farms: async () => (await import('./table')).farms,
		final: async () => (await import('./final')).final,
		follow: async () => (await import('./follow')).follow,
		gameFile: async () => (await import('./game-file')).gameFile,
		help: async () => (await import('./help')).help,
		history: async () => (await import('./history')).history,
		home: async () => (await import('./home')).home,
		incoming: async () => (await import('./incoming')).incoming,
		ledger: async () => (await import('./table')).ledger,
		library: async () => (await import('./library')).library,
		manualPoints: async () => (await import('./manual-points')).manualPoints,
		picture: async () => (await import('./picture')).picture,
		proof: async () => (await import('./proof')).proof,
		puzzle: async () => (await import('./trial')).puzzle,
		questions: async () => (await import('./table')).questions,
		rebuild: async () => (await import('./rebuild')).rebuild,
		replay: async () => (await import('./history')).replay,
		report: async () => (await import('./report')).report,
		result: async () => (await import('./result')).result,
		review: async () => (await import('./review')).review,
		rules: async () => (await import('./rules')).rules,
		scoring: async () => (await import('./scoring')).scoring,
		secondDevice: async () => (await import('./second-device')).secondDevice,
		settings: async () => (await import('./settings')).settings,
		setup: async () => (await import('./setup')).setup,
		share: async () => (await import('./share')).share,
		shell: async () => (await import('./common')).shell,
		snap: async () => (await import('./snap')).snap,
		storage: async () => (await import('./common')).storage,
		table: async () => (await import('./table')).table,
		tiles: async () => (await import('./tiles')).tiles,
		tournamentTable: async () => (await import('./tournament-table')).tournamentTable,
		trial: async () => (await import('./trial')).trial,
		troubles: async () => (await import('./troubles')).troubles,
		unsaved: async () => (await import('./notes')).unsaved,
		watch: async () => (await import('./watch')).watch
	} satisfies Pack
};
