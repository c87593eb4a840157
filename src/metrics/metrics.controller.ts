import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/http/credential.decorator.js';
import { Counters } from './counters.js';

@Controller('metrics')
@Public()
@ApiExcludeController()
export class MetricsController {
  constructor(private readonly counters: Counters) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async metrics(): Promise<string> {
    return await this.counters.registry.metrics();
  }
}
