import { fail } from '../../../src/lib/engine/result';
import type { GameStore, StoreProblemCode } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';

const WRITES: readonly (keyof GameStore)[] = ['append', 'putBack', 'saveDraft'];

/** A store in memory whose writes can be made to fail. */
export class Disk {
	readonly inner = memoryStore();
	trouble: StoreProblemCode | 'throws' | undefined;

	/** It claims to be on the device, so that stored games aren't kept elsewhere too. */
	readonly store: GameStore = new Proxy<GameStore>(this.inner, {
		get: (inner, name: keyof GameStore) => {
			if (name === 'kind') return 'device';
			const member: unknown = Reflect.get(inner, name);
			if (typeof member !== 'function') return member;
			return (...args: readonly unknown[]) => {
				const writes = WRITES.includes(name);
				if (writes && this.trouble === 'throws') return Promise.reject(new Error('odd'));
				if (writes && this.trouble) return Promise.resolve(fail({ code: this.trouble }));
				return Reflect.apply(member, inner, args) as unknown;
			};
		}
	});
}
