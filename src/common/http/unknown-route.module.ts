import { Module } from '@nestjs/common';
import { UnknownAddress } from './unknown-address.js';
import { UnknownRouteController } from './unknown-route.controller.js';

/** Comes last: its route takes what no other took. */
@Module({ controllers: [UnknownRouteController], providers: [UnknownAddress] })
export class UnknownRouteModule {}
