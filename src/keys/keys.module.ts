import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyRepository } from './api-key.repository.js';
import { KeysController } from './keys.controller.js';
import { KeysService } from './keys.service.js';
import { LastUsedRecorder } from './last-used.recorder.js';

/** The life of API keys: made, listed, revoked, recognised. */
@Module({
  imports: [TypeOrmModule.forFeature([ApiKey])],
  controllers: [KeysController],
  providers: [ApiKeyRepository, LastUsedRecorder, KeysService],
  exports: [KeysService],
})
export class KeysModule {}
