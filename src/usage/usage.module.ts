import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';

/** What an account has used and what is left. */
@Module({
  imports: [KeysModule, QuotaModule],
  controllers: [UsageController],
  providers: [UsageService],
})
export class UsageModule {}
