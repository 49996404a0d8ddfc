import { Media } from '$lib/ui/kit/media';

const WIDE = '(min-width: 60rem) and (min-height: 40rem) and (orientation: landscape)';
const TALL = '(min-width: 44rem) and (orientation: portrait)';

/** True if the feature card fits on the board; otherwise it covers the sheet below. */
export const hasCardRoom = new Media(WIDE);

/** True if the frame of the table shows the ledger; otherwise the menu has it. */
export const hasLedgerRoom = new Media(`${WIDE}, ${TALL}`);

/** True if the board is large enough beside the palette; otherwise the palette makes room while a spot is chosen. */
export const hasBoardRoom = new Media(
	'(min-width: 60rem) and (min-height: 30rem) and (orientation: landscape)'
);
