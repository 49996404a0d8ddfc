import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A newer version made from the built app: every script and stylesheet has a new name, as after a change
 * of all files.
 */

const TEXTS = /\.(?:html|js|css|json|webmanifest)$/;
const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const REVISION = /("?revision"?:\s*")([0-9a-f]{8})/g;

/** Replaces the app in a folder by a newer version, and deletes the older files. */
export function redeploy(root: string): void {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
	for (const packed of files.filter((file) => /\.(?:gz|br)$/.test(file)))
		rmSync(join(root, packed));
	const names = newNames(files);
	for (const file of files.filter((each) => TEXTS.test(each))) rewrite(join(root, file), names);
	for (const [old, name] of names) renameAll(root, files, old, name);
}

/** New names for all files with a content hash. */
function newNames(files: readonly string[]): ReadonlyMap<string, string> {
	const hashed = files.filter(
		(file) => /_app\/immutable\/.*\.\w+$/.test(file) && !/\.(?:gz|br)$/.test(file)
	);
	return new Map(
		hashed.map((file) => {
			const name = file.slice(file.lastIndexOf('/') + 1);
			const dot = name.lastIndexOf('.');
			return [name, `${name.slice(0, dot)}-new${name.slice(dot)}`];
		})
	);
}

function rewrite(file: string, names: ReadonlyMap<string, string>): void {
	const before = readFileSync(file, 'utf8');
	const after = renamed(before, names).replace(REVISION, (_, key: string, first: string) => {
		return `${key}${first.slice(1)}${first.slice(0, 1)}`;
	});
	writeFileSync(file, file.endsWith('.html') ? withPolicy(before, after) : after);
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
	const found = /[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|png|svg|json)\b/g;
	return text.replace(found, (name) => names.get(name) ?? name);
}

/** The page's policy has hashes of its inline scripts. */
function withPolicy(before: string, after: string): string {
	const old = scriptsIn(before);
	return scriptsIn(after).reduce(
		(html, script, index) => html.replaceAll(hashOf(old[index] ?? ''), hashOf(script)),
		after
	);
}

const scriptsIn = (html: string): readonly string[] =>
	[...html.matchAll(INLINE)].map(([, script = '']) => script);
const hashOf = (script: string): string =>
	`sha256-${createHash('sha256').update(script).digest('base64')}`;

function renameAll(root: string, files: readonly string[], old: string, name: string): void {
	const file = files.find((each) => each.endsWith(`/${old}`));
	if (file !== undefined)
		renameSync(join(root, file), join(root, file.slice(0, -old.length) + name));
}
