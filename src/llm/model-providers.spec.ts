import { describe, expect, it } from 'vitest';
import { SettingsError } from '../config/settings.js';
import { configuredModel } from './model-providers.js';
import { AnthropicProvider } from './providers/anthropic.provider.js';
import { MistralProvider } from './providers/mistral.provider.js';
import { OpenAiCompatibleProvider } from './providers/openai-compatible.provider.js';
import { operationUrl } from './providers/provider-options.js';

type ModelSettings = Parameters<typeof configuredModel>[0];

const now = (): Date => new Date(0);
const given = { llmBaseUrl: 'http://127.0.0.1:11434/v1', llmModel: 'm', llmApiKey: null };

function faultsOf(settings: ModelSettings): readonly string[] {
  try {
    configuredModel(settings, now);
    return [];
  } catch (thrown) {
    if (thrown instanceof SettingsError) return thrown.faults;
    throw thrown;
  }
}

describe('the configured model', () => {
  it('is none, or of the provider that is named', () => {
    expect(configuredModel({ ...given, llmProvider: 'none' }, now)).toBeNull();
    const model = (llmProvider: ModelSettings['llmProvider']): unknown =>
      configuredModel({ ...given, llmProvider }, now);
    expect(model('openai-compatible')).toBeInstanceOf(OpenAiCompatibleProvider);
    expect(model('anthropic')).toBeInstanceOf(AnthropicProvider);
    expect(model('mistral')).toBeInstanceOf(MistralProvider);
  });

  it('needs a key for the provider’s own address alone', () => {
    const own = { ...given, llmBaseUrl: null };
    expect(faultsOf({ ...own, llmProvider: 'mistral' })).toEqual([
      'LLM_API_KEY is required with LLM_PROVIDER=mistral',
    ]);
    expect(faultsOf({ ...own, llmApiKey: 'k', llmProvider: 'mistral' })).toEqual([]);
    expect(faultsOf({ ...given, llmProvider: 'anthropic' })).toEqual([]);
  });

  it('sends questions to no address that is not named', () => {
    expect(faultsOf({ ...given, llmBaseUrl: null, llmProvider: 'openai-compatible' })).toEqual([
      'LLM_BASE_URL is required with LLM_PROVIDER=openai-compatible',
    ]);
  });

  it('names every fault and quotes no secret', () => {
    const faults = faultsOf({
      llmProvider: 'anthropic',
      llmBaseUrl: 'https://me:hidden-word@models.example',
      llmModel: null,
      llmApiKey: 'hidden-word\u20ac',
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hidden-word');
  });
});

describe('the address of an operation', () => {
  it.each([
    ['https://api.mistral.ai', 'v1', 'https://api.mistral.ai/v1/messages'],
    ['https://api.mistral.ai/', 'v1', 'https://api.mistral.ai/v1/messages'],
    ['https://api.mistral.ai/v1', 'v1', 'https://api.mistral.ai/v1/messages'],
    ['https://proxy.example/anthropic/v1/', 'v1', 'https://proxy.example/anthropic/v1/messages'],
    ['http://127.0.0.1:8000/v1', '', 'http://127.0.0.1:8000/v1/messages'],
    ['https://x.example/openai?api-version=1', '', 'https://x.example/openai/messages?api-version=1'],
  ])('below %s with version "%s" is %s', (base, version, url) => {
    expect(operationUrl(base, 'messages', version).href).toBe(url);
  });
});
