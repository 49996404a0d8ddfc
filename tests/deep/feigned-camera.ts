import type { AppWindow } from '../e2e/support/app-window';

/*
 * A camera for any browser: a canvas on which one picture after another is shown. What runs in the page is written out as the body
 * of a function, so that no other function is called in it.
 */

/** Runs in the page: replaces its camera. */
function feign(): void {
	const canvas = document.createElement('canvas');
	const brush = canvas.getContext('2d');
	let image: HTMLImageElement | undefined;
	const paint = () => {
		if (!brush || !image) return;
		if (canvas.width !== image.naturalWidth) {
			canvas.width = image.naturalWidth;
			canvas.height = image.naturalHeight;
		}
		brush.drawImage(image, 0, 0);
	};
	const showPicture = async (address: string) => {
		const next = new Image();
		next.src = address;
		await next.decode();
		image = next;
		paint();
	};
	Object.assign(globalThis, { showPicture });
	// A stream shows nothing new where nothing is drawn.
	setInterval(paint, 100);
	const cameras = {
		getUserMedia: () => Promise.resolve(canvas.captureStream(10)),
		enumerateDevices: () => Promise.resolve([])
	};
	Object.defineProperty(navigator, 'mediaDevices', { value: cameras });
}

/** Replaces the camera of the page that is open. */
export const feignCamera = (app: Pick<AppWindow, 'run'>): Promise<unknown> =>
	app.run(`(${String(feign)})()`);

/** Shows a picture of this address from now on. */
export const showPicture = (app: Pick<AppWindow, 'run'>, address: string): Promise<unknown> =>
	app.run('return window.showPicture(arguments[0])', address);

/** The address of a JPEG. */
export const jpegAddress = (bytes: Buffer): string =>
	`data:image/jpeg;base64,${bytes.toString('base64')}`;
