import { fromHex, type ByteReader } from './bytes';

/** An address in the local network: an IPv4 address, or the name that a browser tells instead of it (`….local`). */
export interface Candidate {
	readonly address: string;
	readonly port: number;
}

const IPV4 = 4;
const LOCAL_NAME = 5;
const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const NUMBERS = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** An address and its port as bytes; none for an address of another kind. */
export function addressBytes({ address, port }: Candidate): readonly number[] {
	const ends = [port >> 8, port & 0xff];
	const numbers = NUMBERS.exec(address)?.slice(1).map(Number);
	if (numbers) return [IPV4, ...numbers, ...ends];
	const name = NAME.exec(address)?.slice(1).join('');
	return name === undefined ? [] : [LOCAL_NAME, ...fromHex(name), ...ends];
}

/** Reads what {@link addressBytes} wrote; undefined for anything else, after which the reader is broken. */
export function readCandidate(reader: ByteReader): Candidate | undefined {
	const kind = reader.byte();
	if (kind === IPV4) return { address: [...reader.take(4)].join('.'), port: reader.word() };
	if (kind === LOCAL_NAME) return { address: nameOf(reader.hex(16)), port: reader.word() };
	reader.broken = true;
	return undefined;
}

const nameOf = (hex: string): string =>
	`${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;

/** The addresses in a session description that a code can hold, real ones first: not every network passes on names. */
export function candidatesIn(sdp: string): readonly Candidate[] {
	const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim);
	const all = [...lines].map(([, address = '', port]) => ({ address, port: Number(port) }));
	const rank = ({ address }: Candidate): number => (NUMBERS.test(address) ? 0 : 1);
	return all
		.filter((each) => addressBytes(each).length > 0)
		.sort((a, b) => rank(a) - rank(b))
		.slice(0, MOST);
}

/** Most addresses in a code. */
const MOST = 2;
