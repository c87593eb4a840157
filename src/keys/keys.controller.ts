import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentCaller } from '../common/http/caller.decorator.js';
import { Credential } from '../common/http/credential.decorator.js';
import type { Caller } from '../common/http/request-context.js';
import { CreateKeyRequest } from './dto/create-key.dto.js';
import type { CreatedKey, KeyList, KeyRecord } from './dto/key-record.dto.js';
import { KeysDocs } from './keys.docs.js';
import { KeysService } from './keys.service.js';

@Controller('keys')
@Credential('session')
@KeysDocs.Group()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @KeysDocs.List()
  async list(@CurrentCaller() caller: Caller): Promise<KeyList> {
    return { keys: await this.keys.list(caller.accountId) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @KeysDocs.Create()
  async create(@CurrentCaller() caller: Caller, @Body() request: CreateKeyRequest): Promise<CreatedKey> {
    return await this.keys.create(caller.accountId, request.name);
  }

  @Delete(':key_id')
  @Header('Cache-Control', 'no-store')
  @KeysDocs.Revoke()
  async revoke(@CurrentCaller() caller: Caller, @Param('key_id') keyId: string): Promise<KeyRecord> {
    return await this.keys.revoke(caller.accountId, keyId);
  }
}
