import { Module } from '@nestjs/common';
import { UnknownRouteController } from './unknown-route.controller.js';

/** Comes last: its route takes what no other took. */
@Module({ controllers: [UnknownRouteController] })
export class UnknownRouteModule {}
