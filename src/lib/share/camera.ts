import { fail, ok, type Result } from '../engine/result';

/** Why there is no camera: none is there or allowed, the user denied access, or another app uses it. */
export type CameraProblem = 'none' | 'refused' | 'busy';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
	NotAllowedError: 'refused',
	SecurityError: 'refused',
	NotReadableError: 'busy',
	AbortError: 'busy'
};

/** Why a browser didn't give a camera, by what it threw. */
export const cameraProblemOf = (error: unknown): CameraProblem =>
	(error instanceof Error && PROBLEMS[error.name]) || 'none';

/** Shows the camera in a video, and calls back with each QR code's text while it is in sight. @returns stops the camera */
export async function watchForCodes(
	video: HTMLVideoElement,
	onText: (text: string) => void
): Promise<Result<() => void, CameraProblem>> {
	if (!('mediaDevices' in navigator)) return fail('none');
	const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
	try {
		const camera = await rearCamera(video);
		const canvas = new QRCanvas({}, { async: true });
		const stop = frameLoop(() => {
			// The code of a whole game has small modules, so every frame is read in full size. Frames that can't be
			// read are skipped.
			const read = camera.readFrame(canvas, true).catch(() => undefined);
			void read.then((text) => {
				if (typeof text === 'string') onText(text);
			});
		}, video);
		return ok(() => {
			stop();
			camera.stop();
		});
	} catch (error) {
		return fail(cameraProblemOf(error));
	}
}
