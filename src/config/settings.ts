export type Environment = 'development' | 'test' | 'production';
export type LlmProvider = 'none' | 'openai-compatible' | 'anthropic' | 'mistral';

/** The secret that keys are hashed with; its version is stored with each hash, so that it can be changed. */
export interface Pepper {
  version: number;
  secret: string;
}

/** How session tokens are verified; exactly one family per deployment. */
export type JwtVerification =
  | { family: 'secret'; secret: string }
  | { family: 'public-key'; publicKey: string }
  | { family: 'jwks'; url: string };

/** Every setting of the service, read once at start. The table in README says what each is for. */
export class Settings {
  readonly environment: Environment;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** `sqlite:<path>`, `mysql://…` or `mariadb://…`. */
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  readonly jwt: JwtVerification;
  readonly jwtIssuer: string | null;
  readonly jwtAudience: string | null;
  readonly sessionCookie: string;
  readonly allowedOrigins: readonly string[];
  /** The current one first; the others only verify keys made before. */
  readonly keyPeppers: readonly Pepper[];
  /** Express's `trust proxy`: a number of hops, or a list of addresses and CIDRs; false trusts nobody. */
  readonly trustProxy: number | readonly string[] | false;
  readonly rateLimitPerMinute: number;
  readonly quotaDaily: number;
  readonly quotaWeekly: number;
  readonly quotaTimeZone: string;
  readonly llmProvider: LlmProvider;
  readonly llmBaseUrl: string | null;
  readonly llmModel: string | null;
  readonly llmApiKey: string | null;
  readonly llmTimeoutMs: number;
  readonly llmFallback: 'none' | 'embedded';
  readonly logLevel: string;

  constructor(values: Settings) {
    Object.assign(this, values);
  }
}

/** Thrown at start with every fault of the settings at once. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
