import { fail } from '../../src/lib/engine/result';
import { memoryStore, type GameStore, type StoreProblemCode } from '../../src/lib/store';

/** A store in memory whose disk can be made to fail. */
export class Disk {
	readonly inner = memoryStore();
	trouble: StoreProblemCode | 'throws' | undefined;

	readonly store: GameStore = new Proxy(this.inner, {
		get: (inner, name: keyof GameStore) => {
			const member: unknown = Reflect.get(inner, name);
			if (typeof member !== 'function') return member;
			return (...args: readonly unknown[]) => {
				const writes = name === 'append' || name === 'saveDraft';
				if (writes && this.trouble === 'throws') return Promise.reject(new Error('odd'));
				if (writes && this.trouble) return Promise.resolve(fail({ code: this.trouble }));
				return Reflect.apply(member, inner, args) as unknown;
			};
		}
	});
}
