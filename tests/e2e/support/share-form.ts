import type { Page } from '@playwright/test';

interface FormFile {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

/** Posts a form as a phone does to the target of its share sheet. */
export async function share(
	page: Page,
	target: string,
	field: string,
	value: string | FormFile
): Promise<void> {
	await page.goto('about:blank');
	await page.setContent(
		`<form method="post" enctype="multipart/form-data" action="${target}">
			<input type="hidden" name="title" value="A game">
			${field === 'file' ? '<input type="file" name="file">' : '<textarea name="text"></textarea>'}
			<button>Share</button></form>`
	);
	const control = page.locator(`[name="${field}"]`);
	if (typeof value === 'string') await control.fill(value);
	else await control.setInputFiles(value);
	await page.getByRole('button', { name: 'Share' }).click();
}
