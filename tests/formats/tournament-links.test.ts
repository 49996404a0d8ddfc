import { describe, expect, it } from 'vitest';
import { findTournamentLink, tournamentLink } from '../../src/lib/tournament/link';
import kept from './tournament-links.json' with { type: 'json' };

/** Links as the first version with tournaments wrote them. Some may be added; none is ever changed. */
describe('kept links between an organiser and tables', () => {
	it.each(kept)('open as they were written: $link', ({ link, message }) => {
		const found = findTournamentLink(link);
		expect(found).toEqual({ ok: true, value: message });
		expect(found.ok && tournamentLink(found.value, link.slice(0, link.indexOf('#')))).toBe(link);
	});
});
