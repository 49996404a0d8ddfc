import type { Countable, Occasion, TokenId } from './ledger';
import type { Side } from './spot';

/** The name of a breach of the rules, declared in {@link Codes}. */
export type ObjectionCode = string;

/** The engine's own objections. */
export const ENGINE_OBJECTIONS = ['question-open', 'not-their-turn'] as const;
type EngineObjection = (typeof ENGINE_OBJECTIONS)[number];

/** A breach of the rules. Players may overrule it. */
export interface Objection<Code extends ObjectionCode = ObjectionCode> {
	readonly code: Code;
	/** The sides of the spot it is about. */
	readonly sides?: readonly Side[];
}

export const engineObjection = (code: EngineObjection): Objection => ({ code });

/** The name of something impossible, declared in {@link Codes}. */
export type NonsenseCode = string;

/** What the engine itself refuses as impossible. */
export const ENGINE_NONSENSE = ['unknown-event', 'still-building', 'game-is-over'] as const;
export type EngineNonsense = (typeof ENGINE_NONSENSE)[number];

/** Why an event was refused: it is impossible, or has objections the players haven't overruled. */
export type Refusal =
	| { readonly nonsense: NonsenseCode }
	| { readonly objections: readonly [Objection, ...Objection[]] };

/** The codes a module declares. Each has a sentence in `words`. */
export interface Codes {
	readonly objections?: readonly ObjectionCode[];
	readonly nonsense?: readonly NonsenseCode[];
	readonly occasions?: readonly Occasion[];
	readonly countables?: readonly Countable[];
	readonly questions?: readonly string[];
	/** The questions that are offered. */
	readonly offers?: readonly string[];
	/** The answers that aren't places, each under its question and its own name. */
	readonly answers?: readonly string[];
	/** What players get besides points; see `gains` of a settlement. */
	readonly tokens?: readonly TokenId[];
	/** Why figures are put on tiles that lie already; see `because` of a figure. */
	readonly reasons?: readonly string[];
	/** Why figures go home or elsewhere although nothing is scored for them; see `Fate`. */
	readonly fates?: readonly string[];
	/** What there is to say about features, or after a turn, that is neither counted nor paid. */
	readonly notes?: readonly string[];
	/** The tokens that lie on tiles before players get them; they have pictures and names like figures. */
	readonly onTiles?: readonly TokenId[];
	/** What lies on tiles and joins two segments; it has a picture and a name like a figure. */
	readonly links?: readonly TokenId[];
}

/** The objections that nobody overruled, as a refusal; undefined without any. */
export function refusalUnlessOverruled(
	objections: readonly Objection[],
	{ overruled = [] }: { readonly overruled?: readonly ObjectionCode[] | undefined }
): Refusal | undefined {
	if (objections.length === 0) return undefined;
	const [first, ...more] = objections.filter(({ code }) => !overruled.includes(code));
	return first && { objections: [first, ...more] };
}
