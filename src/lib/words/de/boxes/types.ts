import type { PieceKindId } from '../../../engine/piece';
import type { BoxWords as EnglishBoxWords } from '../../en/boxes/types';

/** A figure's noun; masculine unless it says otherwise. */
export interface PieceNoun {
	readonly one: string;
	readonly many: string;
	readonly feminine?: true;
	readonly neuter?: true;
	/** With its adjective as after “der”; left out: as `one`. */
	readonly weak?: string;
	/** The accusative, also counted: „1 großen Meeple“; left out: as `one`. */
	readonly accusative?: string;
}

/** The words of a box or an expansion: as in English, but its figures have a gender. */
export interface BoxWords extends Omit<EnglishBoxWords, 'pieces'> {
	readonly pieces?: Readonly<Record<PieceKindId, PieceNoun>>;
}
