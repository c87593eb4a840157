/** What a newcomer reads once the service is up. */
export function greeting(baseUrl: string, key: string | null): string {
  const question = '{"question":"Quelle était la production de blé tendre en France en 2024 ?"}';
  const ask =
    key === null
      ? [
          'The demo account has no room for another key; make one with',
          '',
          '  npm run cli -- keys create --account demo',
        ]
      : [
          'Ask a question:',
          '',
          `  curl -s ${baseUrl}/api/v1/chat -H 'Content-Type: application/json' -H 'X-API-Key: ${key}' -d '${question}'`,
        ];
  return [
    '',
    `Listening on ${baseUrl} — documentation and a form to try it: ${baseUrl}/api/docs`,
    '',
    ...ask,
    '',
    'A session token, to make and revoke keys under /api/v1/keys:',
    '',
    '  npm run -s cli -- session-token --account demo',
    '',
    '',
  ].join('\n');
}
