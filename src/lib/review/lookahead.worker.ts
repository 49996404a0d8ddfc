import { chanceOfCompletion } from '../lookahead/completion';
import { whyNotCovered } from '../lookahead/from-game';
import { judgeTurn, reviewTurns, type PlayedGame } from '../lookahead/review';
import { findMove } from '../lookahead/strength';
import { loadExistingTables } from '../rules/base/existing-recorder';
import { playedGame } from './played-game';
import type { LookaheadReply, LookaheadRequest } from './worker-messages';

/* Looks ahead in a thread of its own, because it takes seconds. */

/** With the same seed, all devices say the same about a game. */
const SEED = '1';

const send = (reply: LookaheadReply): void => {
	postMessage(reply);
};

async function answer(request: LookaheadRequest): Promise<void> {
	const { header, events } = request.game;
	if (header.found) await loadExistingTables();
	const game = playedGame(header, events);
	const why = whyNotCovered(game);
	if (why) send({ type: 'uncovered', why });
	else look(game, request);
}

function look(game: PlayedGame, request: LookaheadRequest): void {
	switch (request.ask) {
		case 'completion':
			send({ type: 'completion', chance: chanceOfCompletion(game, request.place) });
			return;
		case 'move': {
			const { tile, strength } = request;
			send({ type: 'move', move: findMove(game, tile, strength, String(game.events.length)) });
			return;
		}
		case 'judge':
			send({ type: 'judgement', judgement: judgeTurn(game, request.turn, SEED) });
			return;
		case 'review':
			for (const turn of reviewTurns(game, SEED, request.from)) send({ type: 'turn', turn });
			send({ type: 'end' });
	}
}

addEventListener('message', ({ data }: MessageEvent<LookaheadRequest>) => {
	answer(data).catch((error: unknown) => {
		// The page is only notified of errors thrown outside of promises.
		setTimeout(() => {
			throw error;
		});
	});
});
