import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Failure } from '../common/errors/failure.js';

/** Lets in who presents a valid, active API key. */
@Injectable()
export class ApiKeyGuard extends AuthGuard('api-key') {
  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new Failure('invalid_api_key');
    return caller;
  }
}
