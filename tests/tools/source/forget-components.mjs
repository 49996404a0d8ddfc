// The type checker writes out the components, and takes those that were moved or deleted since for ones that are still there.
import { rmSync } from 'node:fs';

rmSync('.svelte-kit/.svelte-check', { recursive: true, force: true });
