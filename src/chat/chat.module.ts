import { Module } from '@nestjs/common';
import { AgentsModule } from '../agents/agents.module.js';
import { QuotaModule } from '../quota/quota.module.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';

/** The question and its answer. */
@Module({
  imports: [AgentsModule, QuotaModule],
  controllers: [ChatController],
  providers: [ChatService],
})
export class ChatModule {}
