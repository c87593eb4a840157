import { type LlmProvider, type Settings, SettingsError } from '../config/settings.js';
import type { LanguageModel } from './language-model.js';
import { AnthropicProvider } from './providers/anthropic.provider.js';
import { MistralProvider } from './providers/mistral.provider.js';
import { OpenAiCompatibleProvider } from './providers/openai-compatible.provider.js';
import type { ProviderOptions } from './providers/provider-options.js';

type ModelSettings = Pick<Settings, 'llmProvider' | 'llmBaseUrl' | 'llmModel' | 'llmApiKey'>;

/** A new provider is one file and one entry here. */
const PROVIDERS: Readonly<Record<Exclude<LlmProvider, 'none'>, (options: ProviderOptions) => LanguageModel>> =
  {
    'openai-compatible': (options) => {
      if (options.baseUrl === null)
        throw new SettingsError(['LLM_BASE_URL is required with LLM_PROVIDER=openai-compatible']);
      return new OpenAiCompatibleProvider({ ...options, baseUrl: options.baseUrl });
    },
    anthropic: (options) => new AnthropicProvider(options),
    mistral: (options) => new MistralProvider(options),
  };

/**
 * The model that the settings name, or null for `LLM_PROVIDER=none`. Nothing is sent yet.
 * @throws SettingsError for settings with which no call could succeed
 */
export function configuredModel(settings: ModelSettings, now: () => Date): LanguageModel | null {
  const { llmProvider, llmBaseUrl, llmModel, llmApiKey } = settings;
  if (llmProvider === 'none') return null;
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new SettingsError(faults);
  return PROVIDERS[llmProvider]({ baseUrl: llmBaseUrl, model: llmModel ?? '', apiKey: llmApiKey, now });
}

/** None of them quotes the value, which may hold a secret. */
function faultsOf({ llmProvider, llmBaseUrl, llmModel, llmApiKey }: ModelSettings): string[] {
  const faults: string[] = [];
  const own = llmProvider !== 'openai-compatible' && llmBaseUrl === null;
  if (!llmModel) faults.push(`LLM_MODEL is required with LLM_PROVIDER=${llmProvider}`);
  if (own && !llmApiKey) faults.push(`LLM_API_KEY is required with LLM_PROVIDER=${llmProvider}`);
  if (llmApiKey !== null && !/^[\x21-\x7e]+$/.test(llmApiKey))
    faults.push('LLM_API_KEY must be printable ASCII characters without spaces');
  if (llmBaseUrl !== null && hasCredentials(llmBaseUrl))
    faults.push('LLM_BASE_URL must hold no user name or password; LLM_API_KEY is for that');
  return faults;
}

function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
