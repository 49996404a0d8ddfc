import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../src/lib/follow/code';
import { isRelayLink } from '../../src/lib/follow/relay/link';
import { fromBase64Url, toBase64Url, crc32 } from '../../src/lib/share/encoding';
import { findPackedGame } from '../../src/lib/share/link';
import { qrCodeOf } from '../../src/lib/share/qr-code';
import { unpackGame } from '../../src/lib/share/pack';
import {
	findTournamentLink,
	pairingTag,
	tournamentLink,
	type Invitation,
	type TableReport
} from '../../src/lib/tournament/link';
import { DECISIONS, playerId, tournamentId } from '../../src/lib/tournament/tournament';

const SEED = 20261130;
const PAGE = 'https://tilekeep.example/open/?tournament';

const id = fc
	.string({ unit: fc.constantFrom(...'abcXYZ019-_'.split('')), minLength: 1, maxLength: 64 })
	.map(tournamentId);
const name = fc.constantFrom('', 'Ben', 'Ana-Maria', 'Zoë', 'דנה', '李', '👩‍👩‍👧', 'x'.repeat(40));
const pair = fc.tuple(name, name);
const round = fc.integer({ min: 1, max: 23 });
const table = fc.integer({ min: 1, max: 200 });
const pairing = fc.integer({ min: 0, max: 0xffff });
const points = fc.integer({ min: 0, max: 10_000 });
const hex = fc.string({
	unit: fc.constantFrom(...'0123456789abcdef'.split('')),
	minLength: 32,
	maxLength: 32
});

const invitations: fc.Arbitrary<Invitation> = fc.record({
	kind: fc.constant('invitation'),
	tournament: id,
	name,
	round,
	rules: fc.constantFrom('rounds', 'knock-out'),
	tables: fc.uniqueArray(fc.record({ table, pairing, players: pair }), {
		minLength: 1,
		maxLength: 100,
		selector: (one) => one.table
	})
});
const results: fc.Arbitrary<TableReport['result']> = fc
	.record(
		{
			points: fc.tuple(points, points),
			decided: fc.constantFrom(...DECISIONS),
			lost: fc.constantFrom(0 as const, 1 as const),
			game: hex
		},
		{ requiredKeys: ['points', 'decided', 'lost'] }
	)
	.map(({ lost, ...result }) => (result.decided === 'points' ? result : { ...result, lost }));
const reports: fc.Arbitrary<TableReport> = fc.record({
	kind: fc.constant('report'),
	tournament: id,
	round,
	table,
	pairing,
	players: pair,
	result: results
});

const example: TableReport = {
	kind: 'report',
	tournament: tournamentId('spring-cup'),
	round: 2,
	table: 3,
	pairing: pairingTag(['p1', 'p2'].map(playerId)),
	players: ['Ben', 'Ana'],
	result: { points: [96, 95], decided: 'points', game: '00112233445566778899aabbccddeeff' }
};
const link = tournamentLink(example, PAGE);
const bytes = fromBase64Url(link.slice(link.indexOf('#') + 1)) ?? new Uint8Array();

/** A link of these bytes before their check, with the right check. */
function linkOfBytes(body: readonly number[]): string {
	const check = new DataView(new ArrayBuffer(4));
	check.setUint32(0, crc32(Uint8Array.from(body)));
	return `${PAGE}#${toBase64Url(Uint8Array.from([...body, ...new Uint8Array(check.buffer)]))}`;
}
const body = [...bytes.subarray(0, -4)];

describe('links between an organiser and tables', () => {
	it('are read as they were written', () => {
		fc.assert(
			fc.property(fc.oneof(invitations, reports), (message) => {
				expect(findTournamentLink(tournamentLink(message, PAGE))).toEqual({
					ok: true,
					value: message
				});
			}),
			{ seed: SEED }
		);
	});

	it('are found in a message, broken over lines, escaped, and without their address', () => {
		const letters = link.slice(link.indexOf('#'));
		const broken = `Our result:\n> ${link.slice(0, 60)}\n> ${link.slice(60)}\nBye`;
		const texts = [broken, `(${link}).`, encodeURIComponent(link), letters, `${link} and so on`];
		for (const text of texts)
			expect(findTournamentLink(text), text).toEqual({ ok: true, value: example });
	});

	it('of a round of 20 tables fit into a code that a phone reads across a table', () => {
		const tables = Array.from({ length: 20 }, (_, at) => ({
			table: at + 1,
			pairing: 4711,
			players: ['Maximilian', 'Ana-Maria'] as const
		}));
		const invitation = {
			kind: 'invitation',
			tournament: tournamentId('0123456789abcdef'),
			name: 'Spring cup',
			round: 3,
			rules: 'rounds',
			tables
		} as const;
		expect(qrCodeOf(tournamentLink(invitation, PAGE))?.length).toBeLessThanOrEqual(117);
		expect(qrCodeOf(link)?.length).toBeLessThanOrEqual(45);
	});

	it('are no game and no code to connect by, and those are none of them', async () => {
		expect(findCode(link)).toEqual({ ok: false, error: 'no-code' });
		expect(isRelayLink(link)).toBe(false);
		const packed = findPackedGame(link);
		expect((await unpackGame(packed ?? new Uint8Array())).ok).toBe(false);
		const game =
			'https://tilekeep.example/open/#AVR50HM9ZTJazEZulZVWEge9uAXNgz8n3l7STnHnkTeWcmWNKLFXihZnw4CkHe6GgKkvpc_CDlpZQPS89CJZ_lCuoSx9su-_zn4-OWVV7YdHo_FBQjI-h8ZnEunl-NoYIl7U8Q';
		for (const text of [game, '', 'No link', 'https://tilekeep.example/open/?follow#'])
			expect(findTournamentLink(text)).toEqual({ ok: false, error: 'no-link' });
	});
});

describe('a damaged link', () => {
	it('is refused, whatever single byte is another one or missing', () => {
		for (let at = 1; at < bytes.length; at++)
			for (const wrong of [bytes.with(at, (bytes[at] ?? 0) ^ 0x20), bytes.subarray(0, at)])
				expect(findTournamentLink(`${PAGE}#${toBase64Url(wrong)}`), String(at)).toEqual({
					ok: false,
					error: 'damaged'
				});
	});

	it('of a later version says so', () => {
		const later = linkOfBytes([(body[0] ?? 0) ^ 0b110, ...body.slice(1)]);
		expect(findTournamentLink(later)).toEqual({ ok: false, error: 'other-version' });
	});

	it('never throws, and gives nothing but what may be stored', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(0xd2, 0xd3),
				fc.uint8Array({ minLength: 9, maxLength: 200 }),
				(head, rest) => {
					const found = findTournamentLink(linkOfBytes([head, ...rest]));
					if (found.ok) expect(tournamentLink(found.value, PAGE)).toBeTypeOf('string');
				}
			),
			{ seed: SEED, numRuns: 2_000 }
		);
	});

	it.each<[string, Partial<TableReport>]>([
		['a name of two lines', { players: ['Ben\nEve', 'Ana'] }],
		['a name that is too long', { players: ['x'.repeat(41), 'Ana'] }],
		['an id with a slash', { tournament: tournamentId('a/b') }],
		['no id', { tournament: tournamentId('') }],
		['round 0', { round: 0 }],
		['round 24', { round: 24 }],
		['table 201', { table: 201 }],
		['too many points', { result: { points: [10_001, 0], decided: 'points' } }]
	])('with %s is refused though its check is right', (_, wrong) => {
		const hostile = tournamentLink({ ...example, ...wrong }, PAGE);
		expect(findTournamentLink(hostile)).toEqual({ ok: false, error: 'damaged' });
	});

	it('with more behind its end, or a text that is no UTF-8, is refused', () => {
		expect(findTournamentLink(linkOfBytes([...body, 0]))).toEqual({ ok: false, error: 'damaged' });
		const ben = body.indexOf('B'.charCodeAt(0));
		const wrong = body.with(ben, 0xff);
		expect(findTournamentLink(linkOfBytes(wrong))).toEqual({ ok: false, error: 'damaged' });
	});

	it('with the same table twice, or none, is refused', () => {
		const one = { table: 1, pairing: 0, players: ['Ben', 'Ana'] } as const;
		for (const tables of [[one, one], []]) {
			const invitation = {
				kind: 'invitation',
				tournament: example.tournament,
				name: '',
				round: 1,
				rules: 'rounds',
				tables
			} as const;
			expect(findTournamentLink(tournamentLink(invitation, PAGE)).ok).toBe(false);
		}
	});
});
