/** What a reader of the document is told first. CommonMark. */
export const INTRODUCTION = `Ask questions about agriculture in French or English and get an answer in plain language, the figures or articles of law that it stands on, and their sources. Subject areas: **prices**, **production**, **legal texts** (the French *Code rural et de la pêche maritime*) and **forecasts**.

### Authentication
| Routes | Credential | Where it is sent |
|---|---|---|
| \`/api/v1/chat\` | API key | \`X-API-Key: <key>\`, or \`Authorization: Bearer <key>\` |
| \`/api/v1/keys\` | Session of the website (JWT) | \`Authorization: Bearer <token>\`, or the session cookie |
| \`/api/v1/usage\` | Either | As above |

API access is reserved for the **Enterprise** plan. A key is shown once, when it is made: keep it on a server, never in a browser page or a mobile app. On this page, press **Authorize** and fill in the one that you have.

### Limits
30 requests a minute from one IP address; 200 questions a day and 1000 a week for an account, over all of its keys; 5 active keys. The headers \`RateLimit-Policy\` and \`RateLimit\` tell what is left, and every 429 says in \`Retry-After\` how long to wait. A question that the service fails to answer (500, 503) is given back.

### Errors
Every failure has the body \`{"detail": "…"}\`: a sentence for people, in French by default, in English where the request’s \`lang\` is \`en\` or \`Accept-Language\` prefers English. Programs read the status and the header \`X-Error-Code\`. \`X-Request-Id\` names the request when you report a fault.

### Compatibility
Replies may gain members: ignore those that you do not know. Members of a request that are not described here have no effect.`;

/** Tags in the order in which a newcomer needs them. */
export const TAGS = [
  { name: 'chat', description: 'Ask a question.' },
  { name: 'usage', description: 'See what is left of your quotas.' },
  { name: 'keys', description: 'Make, list and revoke API keys, with a session of the website.' },
  { name: 'operations', description: 'For those who run the service; not part of the versioned API.' },
] as const;
