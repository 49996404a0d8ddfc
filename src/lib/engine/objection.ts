import type { Side } from './spot';

/** The name of a breach of the rules, declared in the {@link Codes} of the module that objects. */
export type ObjectionCode = string;

/** What the engine itself objects to. */
export const ENGINE_OBJECTIONS = ['question-open', 'not-their-turn'] as const;
type EngineObjection = (typeof ENGINE_OBJECTIONS)[number];

/** A breach of the rules. The table may overrule each: the people are right. */
export interface Objection<Code extends ObjectionCode = ObjectionCode> {
	readonly code: Code;
	/** The sides of the spot that it is about. */
	readonly sides?: readonly Side[];
}

/** An objection of the engine. */
export const engineObjection = (code: EngineObjection): Objection => ({ code });

/** The name of something impossible, declared in the {@link Codes} of the module that refuses it. */
export type NonsenseCode = string;

/** What the engine itself refuses. */
export const ENGINE_NONSENSE = ['unknown-event', 'still-building', 'game-is-over'] as const;
export type EngineNonsense = (typeof ENGINE_NONSENSE)[number];

/**
 * Why an event was not taken: nonsense, which no table can have done, so that it is refused whatever the table says; or
 * objections that the table has not overruled.
 */
export type Refusal =
	| { readonly nonsense: NonsenseCode }
	| { readonly objections: readonly [Objection, ...Objection[]] };
