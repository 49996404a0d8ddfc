import { X509Certificate } from 'node:crypto';
import { encodeQR } from 'qr';

/** Where a phone finds the app, and the certificate of the authority that it has to trust. */
export interface Doors {
	readonly app: string;
	readonly authority: string;
}

/** Light on dark, whatever the colours of the terminal are, with the margin of two modules that cameras need. */
const COLOURS = process.stdout.isTTY ? (['\u001B[97;40m', '\u001B[0m'] as const) : ['', ''];

/** The QR code of an address in half blocks, one line for two rows. */
const qrLines = (address: string): readonly string[] =>
	encodeQR(address, 'ascii', { ecc: 'low', border: 2 }).trimEnd().split('\n');

const coloured = (line: string): string => (line === '' ? '' : COLOURS.join(line));

/** Two QR codes side by side, each below its title. */
function sideBySide([left, right]: readonly [string, string], titles: readonly string[]): string {
	const [first, second] = [qrLines(left), qrLines(right)];
	const [title = '', other = ''] = titles;
	const width = Math.max(first[0]?.length ?? 0, title.length) + 4;
	const lines = Array.from({ length: Math.max(first.length, second.length) }, (_, row) => {
		const line = first[row] ?? '';
		return coloured(line) + ' '.repeat(width - line.length) + coloured(second[row] ?? '');
	});
	return [title.padEnd(width) + other, ...lines].join('\n');
}

/** A fingerprint in two lines. */
function fingerprintLines(certificate: string): string {
	const { fingerprint256 } = new X509Certificate(certificate);
	const middle = fingerprint256.length / 2;
	return `  ${fingerprint256.slice(0, middle)}\n  ${fingerprint256.slice(middle + 1)}`;
}

/** What to read in the terminal: where the app is, and what a phone will ask. No line is longer than 80 characters. */
export function instructions(doors: readonly [Doors, ...Doors[]], authority: string): string {
	const [first, ...others] = doors;
	return `
${[`Tilekeep is at ${first.app}`, ...others.map(({ app }) => `            or ${app}`)].join('\n')}

${sideBySide([first.authority, first.app], ['1. Trust this computer, once', '2. Open Tilekeep'])}

The phone must be on the same network. To trust this computer, open this on it:
${first.authority}

  iPhone and iPad: allow the download. Settings > General > VPN & Device
  Management > Tilekeep > Install. Then Settings > General > About >
  Certificate Trust Settings: switch Tilekeep on.

  Android: download it. Search the settings for "CA certificate", choose
  Install anyway, and the file. Then use Chrome.

The fingerprint (SHA-256) of what you trust:
${fingerprintLines(authority)}
It can vouch for addresses in local networks only. Its key stays here.

Trusted, Tilekeep can be installed and works without a network, also when this
computer is off. Otherwise the browser warns: who goes on all the same can play
while this computer is on, but not install it, and not without a network.
Games belong to the address. Before it changes, make a backup.

Ctrl+C stops.`;
}
