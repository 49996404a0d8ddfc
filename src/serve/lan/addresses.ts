import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** The ranges of addresses that no one outside a home network can have (RFC 1918, 3927, 4193, 6598). */
export const PRIVATE_RANGES = [
	'10.0.0.0/8',
	'172.16.0.0/12',
	'192.168.0.0/16',
	'169.254.0.0/16',
	'100.64.0.0/10',
	'fc00::/7'
] as const;

const ranges = new BlockList();
for (const range of PRIVATE_RANGES) {
	const [address = '', bits] = range.split('/');
	ranges.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Networks of containers and virtual machines, on which there is no phone. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/;

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/**
 * The addresses of this machine in its local networks, sorted. IPv6 addresses change daily on many machines, so they count only
 * if there are no others.
 */
export function privateAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
	const all = Object.entries(interfaces)
		.filter(([name]) => !VIRTUAL.test(name))
		.flatMap(([, infos]) => infos ?? [])
		.filter(({ address, family, internal }) => !internal && isPrivate(address, family));
	const short = all.filter(({ family }) => family === 'IPv4');
	return (short.length > 0 ? short : all).map(({ address }) => address).sort();
}

const isPrivate = (address: string, family: NetworkInterfaceInfo['family']): boolean =>
	ranges.check(address, family === 'IPv6' ? 'ipv6' : 'ipv4');

/** An address as it stands in a URL. */
export const inUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address);
