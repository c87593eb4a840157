import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentCaller } from '../common/http/caller.decorator.js';
import { Credential } from '../common/http/credential.decorator.js';
import { type Caller, contextOf } from '../common/http/request-context.js';
import { UsageDocs } from './usage.docs.js';
import type { UsageView } from './usage.dto.js';
import { UsageService } from './usage.service.js';

@Controller('usage')
@Credential('either')
@UsageDocs.Group()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @UsageDocs.Read()
  async read(@CurrentCaller() caller: Caller, @Req() request: Request): Promise<UsageView> {
    return await this.usage.usageOf(caller, contextOf(request));
  }
}
