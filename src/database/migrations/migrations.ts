import { FirstSchema1700000000000 } from './1700000000000-first-schema.js';

/** All migrations, oldest first. A landed one is never edited. */
export const MIGRATIONS = [FirstSchema1700000000000];
