// `node --import <this file> x.ts`: lets plain Node run the sources as they are, for tests that need a process to kill.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
