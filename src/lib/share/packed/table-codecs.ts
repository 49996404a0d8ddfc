import type { Spot } from '../../engine/spot';
import { fields, unlessForetold } from './compound-codecs';
import { UnpackError } from './range';
import { asFields, asNumber, int, uint, type NumberCodec, type Codec } from './codec';

/** Seats at the largest table. */
const SEATS = 6;

/** A player, as the number of seats after the expected player: the one named last (0), or the one on the next seat (1). */
export const seat = (behindLast: 0 | 1): NumberCodec => {
	const behind = uint(3);
	return {
		fits: (value) => Number.isInteger(value) && asNumber(value) >= 0 && asNumber(value) < SEATS,
		code: (coder, value) => {
			const { context } = coder;
			const likely = (context.player + behindLast) % context.players;
			const seats = behind.code(coder, (asNumber(value) - likely + SEATS) % SEATS);
			context.player = (likely + seats) % SEATS;
			return context.player;
		}
	};
};

const spotIn = (value: unknown): Spot => {
	const { x, y } = asFields(value);
	return { x: asNumber(x), y: asNumber(y) };
};

/** A spot relative to the tile laid last, by how far east and south it is. */
export const relativeSpot = (): Codec => {
	const [east, south] = [int(), int()];
	return {
		fits: fields({ x: east, y: south }).fits,
		code: (coder, value) => {
			const from = coder.context.spot;
			const { x, y } = spotIn(value);
			return {
				x: from.x + east.code(coder, x - from.x),
				y: from.y + south.code(coder, y - from.y)
			};
		}
	};
};

/** The spot of a tile: an open one by its number from the newest, which is 1; or 0 and any other spot. */
export const openSpot = (): Codec => {
	const number = uint(8);
	const elsewhere = relativeSpot();
	const fresh: Codec = {
		fits: elsewhere.fits,
		code: (coder, value) => {
			const { context } = coder;
			const result = number.code(coder, context.numberOf(spotIn(value)));
			return result === 0 ? elsewhere.code(coder, value) : (context.open.at(-result) ?? refuse());
		}
	};
	const any = unlessForetold(fresh, ({ tile }) => tile?.spot);
	return {
		fits: elsewhere.fits,
		code: (coder, value) => {
			const spot = spotIn(any.code(coder, value));
			coder.context.lay(spot);
			return spot;
		}
	};
};

function refuse(): never {
	throw new UnpackError({ code: 'damaged' });
}

/** An object with a spot among its fields: `x` and `y` in a record, one value here. */
export const withSpot = (codec: Codec): Codec => ({
	fits: (value) => codec.fits(gather(value)),
	code: (coder, value) => spread(codec.code(coder, gather(value)))
});

function gather(value: unknown): Readonly<Record<string, unknown>> {
	const { x, y, ...others } = asFields(value);
	return { ...others, spot: { x, y } };
}

function spread(value: unknown): Readonly<Record<string, unknown>> {
	const { spot, ...others } = asFields(value);
	return { ...others, ...asFields(spot) };
}

/** A time, as ms or seconds since the previous time. */
export const timestamp = (): NumberCodec => {
	const since = int();
	return {
		fits: since.fits,
		code: (coder, value) => {
			const { context } = coder;
			const { at, unit } = context;
			context.at += unit * since.code(coder, (asNumber(value) - at) / unit);
			return context.at;
		}
	};
};
