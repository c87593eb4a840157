import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Failure } from '../errors/failure.js';
import { sendFailure } from '../errors/failure.filter.js';

/** Answers, after every route has passed, what lies outside the API as well: in JSON, not with Express's page. */
@Injectable()
export class UnknownAddress implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const failure = new Failure('route_not_found');
    this.host.httpAdapter?.use((request: Request, response: Response) =>
      sendFailure(failure, request, response),
    );
  }
}
