import type { Break } from './breaks';

/** Mistakes in the screens, in what leaves and enters the app, in words, and in what works offline. */
export const APP_BREAKS: readonly Break[] = [
	{
		name: 'A question that may be declined has no button for that',
		room: 'screens',
		file: 'src/routes/game/turn/QuestionSheet.svelte',
		find: '{#if ask.no ?? entry.offer ?? ask.offered}',
		replace: '{#if !ask.no}',
		browser: ['table/questions.phone.e2e.ts', 'table/questions.desktop.e2e.ts']
	},
	{
		name: 'The search for words of a note searches names',
		room: 'screens',
		file: 'src/routes/games/parts/SearchForm.svelte',
		find: 'change({ about });',
		replace: 'change({ who: about });',
		browser: ['evening.phone.e2e.ts', 'library.e2e.ts']
	},
	{
		name: 'A finished game in the list opens as a table, instead of its review',
		room: 'screens',
		file: 'src/lib/ui/library/GameRow.svelte',
		find: "game.state === 'closed' ?",
		replace: "game.state === 'ended' ?",
		browser: ['library.e2e.ts', 'review.e2e.ts', 'evening.phone.e2e.ts']
	},
	{
		name: 'Back from a moment that the review opened leads to the table, instead of the review',
		room: 'screens',
		file: 'src/routes/game/address.ts',
		find: "type === 'link' && from === '/review'",
		replace: "type === 'goto' && from === '/review'",
		browser: ['table/back.phone.e2e.ts', 'review.e2e.ts']
	},
	{
		name: 'A backup that was ready too late to be shared is made anew with each tap',
		room: 'screens',
		file: 'src/routes/device/BackupSection.svelte',
		find: "shareResult === 'refused' ?",
		replace: "shareResult === 'cancelled' ?",
		browser: ['device.e2e.ts']
	},
	{
		name: 'Nobody is asked before a link leads away from turns that aren’t saved',
		room: 'screens',
		file: 'src/routes/game/notes/LeaveGuard.svelte',
		find: 'live.persisted.unstored ||',
		replace: '',
		browser: ['table/unsaved.phone.e2e.ts']
	},
	{
		name: 'A link that a message broke into lines isn’t found',
		room: 'share and follow',
		file: 'src/lib/share/letters.ts',
		find: 'all.slice(from, from + most)',
		replace: 'all.slice(from, runs[start]?.end)',
		browser: ['open.phone.e2e.ts', 'share.e2e.ts']
	},
	{
		name: 'What another app shares is read as a file when it is text, and as text when it is a file',
		room: 'share and follow',
		file: 'src/lib/table/sharing/incoming-reader.svelte.ts',
		find: "lies.headers.get('x-shared') === 'text'",
		replace: "lies.headers.get('x-shared') !== 'text'",
		browser: ['open.phone.e2e.ts']
	},
	{
		name: 'Who follows enters turns although the keeper doesn’t let others',
		room: 'share and follow',
		file: 'src/lib/follow/desk.ts',
		find: '!record || !this.table.lets()',
		replace: '!record',
		browser: ['follow.phone.e2e.ts']
	},
	{
		name: 'Who follows loses their seat when the page is loaded again',
		room: 'share and follow',
		file: 'src/lib/table/follow/following.svelte.ts',
		find: 'this.own.seat = seat;',
		replace: '',
		browser: ['follow.phone.e2e.ts', 'follow-looks.phone.e2e.ts']
	},
	{
		name: 'Of too many figures that a photo shows, the least clear ones are taken',
		room: 'photo',
		file: 'src/lib/snap/figures.ts',
		find: 'seen(other) - seen(one)',
		replace: 'seen(one) - seen(other)',
		browser: ['table/snap.phone.e2e.ts']
	},
	{
		name: 'A photo that was taken from another side of the table isn’t recognised',
		room: 'photo',
		file: 'src/lib/snap/alignment.ts',
		find: 'rotation - laid.rotation - turned + 8',
		replace: 'rotation - laid.rotation + turned + 8',
		browser: ['table/snap-catch-up.phone.e2e.ts']
	},
	{
		name: 'A board that was taken over from a photo is offered again and again',
		room: 'photo',
		file: 'src/lib/table/snap/snapping.svelte.ts',
		find: 'this.#keeper?.drop();',
		replace: '',
		browser: ['table/snap.phone.e2e.ts']
	},
	{
		name: 'A single winner of a feature is said to tie',
		room: 'words',
		file: 'src/lib/words/en/scoring.ts',
		find: 'return winners.length > 1',
		replace: 'return winners.length >= 1',
		browser: ['table/ledger.e2e.ts', 'table/proof.e2e.ts']
	},
	{
		name: 'A game of two days ago has no date in the list',
		room: 'words',
		file: 'src/lib/words/en/format.ts',
		find: 'days === 0 || days === -1',
		replace: 'days <= 0 && days >= -2',
		browser: ['library.e2e.ts', 'new-game.phone.e2e.ts']
	},
	{
		name: 'A sentence of the result was never translated into French',
		room: 'words',
		file: 'src/lib/words/fr/result.ts',
		find: 'La somme des évaluations donne bien les totaux.',
		replace: 'All awards add up to the totals.',
		browser: ['other-language.phone.e2e.ts']
	},
	{
		name: 'A newer version takes over before the user agrees',
		room: 'service worker',
		file: 'vite.config.ts',
		find: 'clientsClaim: true,',
		replace: 'clientsClaim: true, skipWaiting: true,',
		browser: ['update.phone.e2e.ts']
	},
	{
		name: 'A language’s file of this version is dropped, and that of the version before kept',
		room: 'service worker',
		file: 'static/languages.js',
		find: 'if (!current.includes(request.url))',
		replace: 'if (current.includes(request.url))',
		browser: ['languages.phone.e2e.ts', 'other-language.phone.e2e.ts']
	}
];
