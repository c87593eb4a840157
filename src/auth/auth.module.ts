import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { SessionGuard } from './session.guard.js';
import { SessionStrategy } from './session.strategy.js';

/** Who is calling: by API key or by a session of the website. */
@Module({
  imports: [AccountsModule, KeysModule],
  providers: [ApiKeyStrategy, SessionStrategy, ApiKeyGuard, SessionGuard],
  exports: [ApiKeyGuard, SessionGuard],
})
export class AuthModule {}
