import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { inUrl, privateAddresses } from '../../../src/serve/lan/addresses';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
	address,
	internal,
	mac: '00:00:00:00:00:00',
	cidr: null,
	...(address.includes(':')
		? { family: 'IPv6', netmask: 'ffff::', scopeid: 0 }
		: { family: 'IPv4', netmask: '255.0.0.0' })
});

it('finds the addresses of local networks only', () => {
	const interfaces = {
		lo: [at('127.0.0.1', true), at('::1', true)],
		eth0: [at('203.0.113.7'), at('192.168.1.20'), at('fd00::2')],
		wlan0: [at('10.1.2.3'), at('172.32.0.1')],
		docker0: [at('172.17.0.1')]
	};
	expect(privateAddresses(interfaces)).toEqual(['10.1.2.3', '192.168.1.20']);
});

it('takes those of IPv6 where there is no other, but none that need the name of a network card', () => {
	const interfaces = { eth0: [at('203.0.113.7'), at('fd00::2'), at('fe80::1'), at('2001:db8::1')] };
	expect(privateAddresses(interfaces)).toEqual(['fd00::2']);
});

it('writes addresses into URLs', () => {
	expect([inUrl('10.1.2.3'), inUrl('fd00::2')]).toEqual(['10.1.2.3', '[fd00::2]']);
});
