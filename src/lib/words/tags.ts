/** BCP 47 tags of the languages of the app. The first one is spoken when none of them is wanted. */
export const LANGUAGE_TAGS = ['en', 'de', 'fr', 'ro'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** What a browser says when it installs the app. */
interface ManifestWords {
	readonly description: string;
	readonly continueGame: string;
	readonly newGame: string;
	readonly pastGames: string;
	readonly narrow: string;
	readonly wide: string;
}

/** Words of the web app manifest. Only the build reads them, which can't load the other words. */
export const MANIFEST_WORDS: Readonly<Record<LanguageTag, ManifestWords>> = {
	en: {
		description: 'Follows your Carcassonne game tile by tile, scores it, and explains every point.',
		continueGame: 'Continue the game',
		newGame: 'New game',
		pastGames: 'Past games',
		narrow: 'Tilekeep on a phone beside the board',
		wide: 'Tilekeep on a tablet or laptop'
	},
	de: {
		description:
			'Begleitet eure Carcassonne-Partie Karte für Karte, wertet sie und erklärt jeden Punkt.',
		continueGame: 'Partie fortsetzen',
		newGame: 'Neue Partie',
		pastGames: 'Frühere Partien',
		narrow: 'Tilekeep auf einem Handy neben dem Spiel',
		wide: 'Tilekeep auf einem Tablet oder Laptop'
	},
	fr: {
		description:
			'Suit votre partie de Carcassonne tuile par tuile, compte les points et les explique tous.',
		continueGame: 'Continuer la partie',
		newGame: 'Nouvelle partie',
		pastGames: 'Parties passées',
		narrow: 'Tilekeep sur un téléphone à côté des tuiles',
		wide: 'Tilekeep sur une tablette ou un ordinateur portable'
	},
	ro: {
		description:
			'Urmărește jocul vostru de Carcassonne cartonaș cu cartonaș, îl punctează și explică fiecare punct.',
		continueGame: 'Continuă jocul',
		newGame: 'Joc nou',
		pastGames: 'Toate jocurile',
		narrow: 'Tilekeep pe un telefon, lângă cartonașe',
		wide: 'Tilekeep pe o tabletă sau pe un laptop'
	}
};
