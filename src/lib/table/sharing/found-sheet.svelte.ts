import type { Rulings } from '../../engine/rulings';
import type { Result } from '../../engine/result';
import {
	readSheet,
	type ReadSheet,
	type SheetAnswers,
	type SheetTrouble,
	type TableWay
} from '../../notation';
import { entryTimestamp } from '../../record';
import { newGameId } from '../../store/games';
import { termsOf } from '../setup/contract';

/** The rulings that a tournament’s sheet doesn’t say and that change its scores. */
const ASKED: readonly string[] = ['farmers', 'farmRule', 'smallCity'];

/** A text that holds a game, and what people say about what it leaves open. It is read again with every answer. */
export class FoundSheet {
	readonly #made = { id: newGameId(), created: entryTimestamp() };
	#answers = $state.raw<SheetAnswers>({});
	readonly #read: Result<ReadSheet, SheetTrouble> = $derived.by(() =>
		readSheet(this.text, this.#made, this.#answers)
	);

	constructor(private readonly text: string) {}

	/** The game, as far as the rules take it; undefined if there is none. */
	get sheet(): ReadSheet | undefined {
		return this.#read.ok ? this.#read.value : undefined;
	}

	/** Why there is no game in it. */
	get trouble(): SheetTrouble | undefined {
		return this.#read.ok ? undefined : this.#read.error;
	}

	/** The rulings that are asked, as they are answered. */
	get terms(): ReturnType<typeof termsOf> {
		const header = this.sheet?.record.header;
		return header ? termsOf(header).filter(({ id }) => ASKED.includes(id)) : [];
	}

	/** Answers a ruling. */
	answerRuling(id: string, answer: string): void {
		const rulings: Rulings = { ...this.#answers.rulings, [id]: answer };
		this.#answers = { ...this.#answers, rulings };
	}

	/** Says how many play. */
	setPlayers(players: number): void {
		this.#answers = { ...this.#answers, players };
	}

	/** Says how the table lies. */
	setWay(way: TableWay): void {
		this.#answers = { ...this.#answers, way };
	}

	/** Says which segment the figure of a line stands on. */
	setPlace(line: number, segment: number): void {
		this.#answers = { ...this.#answers, places: { ...this.#answers.places, [line]: segment } };
	}
}
