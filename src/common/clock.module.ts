import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';

/** What time it is, for everyone; tests put another clock in its place. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
