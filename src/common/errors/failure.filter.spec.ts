import { HttpException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../database/database-failure.js';
import { Failure } from './failure.js';
import { asFailure } from './failure.filter.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const failedQuery = (code: string) => new QueryFailedError('SELECT 1', [], coded(code));

describe('asFailure', () => {
  it.each([
    ['our own', new Failure('plan_required'), 'plan_required'],
    ['a route nobody has', new NotFoundException(), 'route_not_found'],
    ['a status of the framework', new PayloadTooLargeException(), 'malformed_request'],
    ['a teapot', new HttpException('x', 418), 'malformed_request'],
    ['a failure of the framework', new HttpException('x', 502), 'internal_error'],
    ['a path that cannot be decoded', Object.assign(new URIError('x'), { status: 400 }), 'malformed_request'],
    ['an error', new Error('x'), 'internal_error'],
    ['no error', 'thrown text', 'internal_error'],
    ['nothing', undefined, 'internal_error'],
    ['a wrong statement', failedQuery('ER_PARSE_ERROR'), 'internal_error'],
    ['a broken rule', failedQuery('SQLITE_CONSTRAINT_UNIQUE'), 'internal_error'],
    ['a database that is gone', failedQuery('PROTOCOL_CONNECTION_LOST'), 'service_unavailable'],
  ])('%s', (_, thrown, kind) => {
    expect(asFailure(thrown).kind).toBe(kind);
  });
});

describe('isDatabaseUnavailable', () => {
  it.each([
    'ECONNREFUSED',
    'ER_CON_COUNT_ERROR',
    'ER_LOCK_DEADLOCK',
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_IOERR_FSYNC',
    'SQLITE_FULL',
    'SQLITE_READONLY_DBMOVED',
  ])('is true for %s, also as the cause of another error', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
    expect(isDatabaseUnavailable(failedQuery(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('outer', { cause: coded(code) }))).toBe(true);
  });

  it.each(['SQLITE_BUSYBODY', 'SQLITE_CONSTRAINT', 'SQLITE_ERROR', 'ER_DUP_ENTRY', 'ENOENT', ''])(
    'is false for %s',
    (code) => {
      expect(isDatabaseUnavailable(coded(code))).toBe(false);
    },
  );

  it('goes by the message where drivers give no code, and ends on errors that cause themselves', () => {
    expect(isDatabaseUnavailable(new Error('Pool is closed.'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('The database connection is not open'))).toBe(true);
    const loop = new Error('x');
    loop.cause = loop;
    expect(isDatabaseUnavailable(loop)).toBe(false);
    for (const other of [null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])
      expect(isDatabaseUnavailable(other)).toBe(false);
  });
});
