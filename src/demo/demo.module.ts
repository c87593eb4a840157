import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { DemoService } from './demo.service.js';

/** Something to try the service with, on a machine where nobody has set anything up. */
@Module({ imports: [AccountsModule, KeysModule], providers: [DemoService], exports: [DemoService] })
export class DemoModule {}
