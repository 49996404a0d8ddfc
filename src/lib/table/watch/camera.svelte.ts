import { cameraProblemOf, type CameraProblem } from '../../share/camera';

/**
 * What is asked of the browser: the camera that looks away from the user, with a picture size at which tiles are read as well as
 * at larger ones.
 */
const WANTED = {
	facingMode: 'environment',
	width: { ideal: 1280 },
	height: { ideal: 720 }
} as const;

/** A camera of the device. */
interface CameraChoice {
	readonly id: string;
	/** As the browser calls it; may be empty. */
	readonly label: string;
}

/** The camera above the table, while it is used. */
export class Camera {
	/** Its live picture; undefined while it is off. */
	stream = $state.raw<MediaStream>();
	/** Why it is off although it was asked for. */
	problem = $state.raw<CameraProblem>();
	/** True while the browser asks for permission. */
	asking = $state(false);
	/** All that there are, once one was allowed. */
	choices = $state.raw<readonly CameraChoice[]>([]);
	/** The one that was chosen, by its id; undefined for the usual one. */
	chosen = $state.raw<string>();
	/** Number of the newest request: an answer to an earlier one comes too late. */
	#asked = 0;

	/** Switches it on; a result is in {@link stream} or {@link problem}. */
	async open(chosen = this.chosen): Promise<void> {
		this.close();
		const number = ++this.#asked;
		this.chosen = chosen;
		this.asking = true;
		this.problem = undefined;
		const stream = await this.#ask(chosen);
		if (number !== this.#asked) {
			stopAll(stream);
			return;
		}
		this.asking = false;
		this.stream = stream;
		if (stream) await this.#opened(stream);
	}

	async #ask(chosen: string | undefined): Promise<MediaStream | undefined> {
		try {
			if (!('mediaDevices' in navigator)) throw new Error('This browser has no cameras.');
			const { facingMode, ...size } = WANTED;
			const which = chosen === undefined ? { facingMode } : { deviceId: { exact: chosen } };
			return await navigator.mediaDevices.getUserMedia({ video: { ...size, ...which } });
		} catch (error) {
			this.problem = cameraProblemOf(error);
			return undefined;
		}
	}

	async #opened(stream: MediaStream): Promise<void> {
		for (const track of stream.getVideoTracks())
			track.addEventListener('ended', () => {
				if (this.stream === stream) this.#lose();
			});
		this.choices = await cameras();
	}

	/** Called when another app has taken the camera, or it was unplugged. */
	#lose(): void {
		this.close();
		this.problem = 'busy';
	}

	/** True for the camera on the back of a phone: it is tilted as the phone is. */
	get isRear(): boolean {
		const [track] = this.stream?.getVideoTracks() ?? [];
		return track?.getSettings().facingMode === 'environment';
	}

	close(): void {
		this.#asked++;
		this.asking = false;
		stopAll(this.stream);
		this.stream = undefined;
	}
}

function stopAll(stream: MediaStream | undefined): void {
	for (const track of stream?.getTracks() ?? []) track.stop();
}

async function cameras(): Promise<readonly CameraChoice[]> {
	const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
	return devices
		.filter(({ kind }) => kind === 'videoinput')
		.map(({ deviceId, label }) => ({ id: deviceId, label }));
}
