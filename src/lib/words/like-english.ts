/** What a language says of things of the same kind, by id, when another language says nothing of the ids. */
type Besides<English, Own> = {
	readonly [
		Key in keyof Own as Key extends keyof English ? never : string extends Key ? never : Key
	]: undefined extends Own[Key] ? never : Own[Key];
};

/**
 * The words of another language for lists of which English says what they hold: the same ids, none missing and none besides, and
 * a sentence that can be left out exactly where English has it. `Own` is how that language says one, such as a noun with its
 * gender; where English has a mere text or pair of texts, that shape is free.
 */
export type LikeEnglish<English, Own> = Own extends (...args: infer Parameters) => infer Says
	? (
			...args: Parameters
		) => English extends (...args: never[]) => infer Said ? LikeEnglish<Said, Says> : Says
	: English extends string | readonly unknown[]
		? Own
		: Own extends object
			? {
					readonly [Key in keyof English & keyof Own]: LikeEnglish<
						English[Key],
						NonNullable<Own[Key]>
					>;
				} & Besides<English, Own>
			: Own;
