import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from './settings.js';
import { readSettings } from './settings.reader.js';

/** The settings, for whoever asks for them. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}

/** The settings of this process. @throws SettingsError */
export function settingsOfProcess(): Settings {
  return readSettings(process.env);
}
