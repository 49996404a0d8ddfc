import type { Down } from '../../watch/align/level';

/** How long a sensor may take for its first reading, in ms. */
const PATIENCE = 600;

/** What browsers that ask for permission have in addition. */
type AskingMotion = typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> };

/**
 * The direction straight down, as the camera on the back of this device sees it. To be asked for on a tap, because some browsers
 * then ask for permission. Undefined without a sensor or the permission, and if the camera doesn't look down.
 */
export async function readTilt(): Promise<Down | undefined> {
	if (!('DeviceMotionEvent' in window)) return undefined;
	const asking: AskingMotion = DeviceMotionEvent;
	const answer = await asking.requestPermission?.().catch(() => 'denied');
	if (answer !== undefined && answer !== 'granted') return undefined;
	const gravity = await nextGravity();
	// Older browsers don't tell how the screen is turned: then phones are assumed to be held as usual.
	const angle = 'orientation' in screen ? screen.orientation.angle : 0;
	return gravity && downOf(gravity, angle);
}

function nextGravity(): Promise<DeviceMotionEventAcceleration | undefined> {
	return new Promise((resolve) => {
		const end = (gravity?: DeviceMotionEventAcceleration): void => {
			removeEventListener('devicemotion', hear);
			clearTimeout(timer);
			resolve(gravity);
		};
		const hear = ({ accelerationIncludingGravity: gravity }: DeviceMotionEvent): void => {
			if (gravity) end(gravity);
		};
		const timer = setTimeout(end, PATIENCE);
		addEventListener('devicemotion', hear);
	});
}

/**
 * Turns gravity from the axes of the device to those of the picture, which is turned with the screen. Browsers differ in the sign
 * of gravity, so the camera is assumed to look down, as one above a table does.
 * @param angle of the screen, in degrees anticlockwise from how the device is usually held
 * @internal
 */
export function downOf(
	{ x, y, z }: Pick<DeviceMotionEventAcceleration, 'x' | 'y' | 'z'>,
	angle: number
): Down | undefined {
	if (x === null || y === null || z === null) return undefined;
	const long = Math.hypot(x, y, z) * (z > 0 ? 1 : -1);
	const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
	const [right, up] = [x * cos - y * sin, x * sin + y * cos];
	return Math.abs(z) < LEAST * Math.abs(long) ? undefined : [-right / long, up / long, z / long];
}

/** A camera that looks less downwards than this sees no table: the cosine of its tilt. */
const LEAST = 0.3;
