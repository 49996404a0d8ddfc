import type { Glue } from '../../tools/games/glue';

/* Spiel Doch! in recorded games, which name the later drawing as an edition. */

export default {
	editions: { 'spiel-doch-c2': { spielDochCrossing: 'garden' } }
} satisfies Glue;
