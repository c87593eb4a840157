import { Module } from '@nestjs/common';
import { AnsweringService } from './answering.service.js';

/** Who answers. */
@Module({ providers: [AnsweringService], exports: [AnsweringService] })
export class AgentsModule {}
