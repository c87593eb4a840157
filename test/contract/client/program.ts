// What a customer writes: the types are generated from docs/openapi.json into var/contract-client.
// Arguments: base address, session token. Prints what happened as one JSON object.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type IsAny<T> = 0 extends 1 & T ? true : false;
type Same<A, B> = IsAny<A> extends true ? false : [A, B] extends [B, A] ? true : false;

/** Compiles only where the two types are one and the same. */
function same<A, B>(_proof: Same<A, B>): void {}

const [baseUrl = '', sessionToken = ''] = process.argv.slice(2);

const website = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${sessionToken}` } });
const created = await website.POST('/api/v1/keys', { body: { name: 'From a generated client' } });
if (created.error) throw new Error(created.error.detail);
const { key, id } = created.data;

const api = createClient<paths>({ baseUrl, headers: { 'X-API-Key': key } });
const asked = await api.POST('/api/v1/chat', { body: { question: 'Quel est le prix du blé ?' } });
if (asked.error) throw new Error(asked.error.detail);
same<typeof asked.data, components['schemas']['ChatReply']>(true);
same<typeof asked.data.agent, 'prix' | 'production' | 'juridique' | null>(true);
same<typeof asked.data.tokens_used, number | null>(true);
const rows = (asked.data.data ?? []).map((row) => {
  if ('article' in row) return row.article;
  if ('kind' in row) return `${row.lower} to ${row.upper}`;
  return `${row.product} ${row.period}: ${row.value} ${row.unit}`;
});

const usage = await api.GET('/api/v1/usage');
const list = await website.GET('/api/v1/keys');
same<NonNullable<typeof list.data>['keys'][number]['status'], 'active' | 'revoked'>(true);
same<NonNullable<typeof list.data>['keys'][number]['last_used_at'], string | null>(true);

const params = { path: { key_id: id } };
const revoked = await website.DELETE('/api/v1/keys/{key_id}', { params });
const again = await website.DELETE('/api/v1/keys/{key_id}', { params });
const refused = await api.POST('/api/v1/chat', { body: { question: 'Et le maïs ?', lang: 'en' } });
if (!refused.error || !again.error) throw new Error('a revoked key is not refused');
same<typeof refused.error.detail, string>(true);
same<typeof again.error, { detail: string }>(true);

console.log(
  JSON.stringify({
    answer: asked.data.answer,
    rows,
    used: usage.data?.day.used,
    listed: list.data?.keys.map((one) => one.name),
    revoked: revoked.data?.status,
    again: [again.response.status, again.error.detail],
    refused: [refused.response.status, refused.response.headers.get('X-Error-Code'), refused.error.detail],
  }),
);
