import type { Spot } from '../../engine/spot';
import type { Coder } from './coder';
import { fields } from './compound';
import { Refused } from './refused';
import { fieldsIn, numberIn, signed, small, type NumberShape, type Shape } from './shape';

/** Seats at the largest table. */
const SEATS = 6;

/** A player by how many seats behind the likely one: who was named last, or who sits so many seats behind them. */
export const seat = (behindLast: 0 | 1): NumberShape => {
	const behind = small(3);
	return {
		fits: (value) => Number.isInteger(value) && numberIn(value) >= 0 && numberIn(value) < SEATS,
		code: (coder, value) => {
			const { known } = coder;
			const likely = (known.player + behindLast) % known.players;
			const seats = behind.code(coder, (numberIn(value) - likely + SEATS) % SEATS);
			known.player = (likely + seats) % SEATS;
			return known.player;
		}
	};
};

const spotIn = (value: unknown): Spot => {
	const { x, y } = fieldsIn(value);
	return { x: numberIn(x), y: numberIn(y) };
};

/** A spot by how far east and south it lies of where the last tile was laid. */
export const nearby = (): Shape => {
	const [east, south] = [signed(), signed()];
	return {
		fits: fields({ x: east, y: south }).fits,
		code: (coder, value) => {
			const from = coder.known.spot;
			const { x, y } = spotIn(value);
			return {
				x: from.x + east.code(coder, x - from.x),
				y: from.y + south.code(coder, y - from.y)
			};
		}
	};
};

/** Where a tile is laid: on an open spot, by its number from the newest, which is 1; 0 for a spot anywhere else. */
export const free = (): Shape => {
	const number = small(8);
	const elsewhere = nearby();
	const code = (coder: Coder, value: unknown): unknown => {
		const { known } = coder;
		const said = number.code(coder, known.numberOf(spotIn(value)));
		return said === 0 ? elsewhere.code(coder, value) : (known.open.at(-said) ?? refuse());
	};
	return {
		fits: elsewhere.fits,
		code: (coder, value) => {
			const spot = spotIn(code(coder, value));
			coder.known.lay(spot);
			return spot;
		}
	};
};

function refuse(): never {
	throw new Refused({ code: 'damaged' });
}

/** An object with a spot among its fields: `x` and `y` in a record, one thing here. */
export const onSpot = (shape: Shape): Shape => ({
	fits: (value) => shape.fits(gathered(value)),
	code: (coder, value) => spread(shape.code(coder, gathered(value)))
});

function gathered(value: unknown): Readonly<Record<string, unknown>> {
	const { x, y, ...others } = fieldsIn(value);
	return { ...others, spot: { x, y } };
}

function spread(value: unknown): Readonly<Record<string, unknown>> {
	const { spot, ...others } = fieldsIn(value);
	return { ...others, ...fieldsIn(spot) };
}

/** A moment by how many ms after the last one that was told. */
export const moment = (): NumberShape => {
	const since = signed();
	return {
		fits: since.fits,
		code: (coder, value) => {
			const { known } = coder;
			known.at += since.code(coder, numberIn(value) - known.at);
			return known.at;
		}
	};
};
