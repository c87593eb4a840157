import type { OpenAPIObject } from '@nestjs/swagger';

type SecuritySchemes = NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']>;

/**
 * The ways to say who calls. Routes list those that they take; one is enough. Authorize in Swagger UI shows them in
 * this order and puts the cursor into the last one, so that is what most callers have.
 * @param cookieName the cookie that the website keeps its session in
 */
export function securitySchemes(cookieName: string): SecuritySchemes {
  return {
    'session-cookie': {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName,
      description:
        'The session cookie of the website. A browser that is signed in sends it by itself: there is nothing to type here. A call that changes something must come from the website’s own pages.',
    },
    session: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The session token (JWT) that the website gives when you sign in, in the header `Authorization: Bearer <token>`. An API key is not accepted in its place.',
    },
    'api-key-bearer': {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'API key',
      description:
        'An API key in the header `Authorization: Bearer <key>`. Type the key alone, without the word “Bearer”.',
    },
    'api-key': {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description:
        'An API key, beginning with `sk_live_`, in the header `X-API-Key: <key>`. Either header is enough.',
    },
  };
}
