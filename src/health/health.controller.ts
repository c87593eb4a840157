import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/http/credential.decorator.js';
import { type Readiness, ReadinessService } from './readiness.service.js';

@Controller()
@Public()
@ApiExcludeController()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** Whether the process turns; asks nothing of anything else. */
  @Get('livez')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether requests can be answered: not while stopping, without the database, or before the data are loaded. */
  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.read();
    response.status(readiness.status === 'ready' ? 200 : 503);
    return readiness;
  }
}
