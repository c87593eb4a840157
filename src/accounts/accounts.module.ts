import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';

/** Who the customer is, and what their plan gives them. */
@Module({
  imports: [TypeOrmModule.forFeature([Account])],
  providers: [AccountRepository, AccountsService],
  exports: [AccountsService],
})
export class AccountsModule {}
