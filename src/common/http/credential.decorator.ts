import { SetMetadata } from '@nestjs/common';

/** What a route takes as proof of who calls. */
export type CredentialKind = 'api-key' | 'session' | 'either' | 'none';

export const CREDENTIAL = 'credential';

/** A route without one of these is refused: closed by default. */
export const Credential = (kind: Exclude<CredentialKind, 'none'>) => SetMetadata(CREDENTIAL, kind);

export const Public = () => SetMetadata(CREDENTIAL, 'none' satisfies CredentialKind);
