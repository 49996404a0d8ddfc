import { spawnSync } from 'node:child_process';

/** The interpreter that draws films: the one `PYTHON` names, or the machine's. */
export const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3';

/** True where films can be made: they are drawn with NumPy and OpenCV. */
export const drawsFilms = (): boolean =>
	spawnSync(PYTHON, ['-c', 'import cv2, numpy'], { stdio: 'ignore' }).status === 0;
