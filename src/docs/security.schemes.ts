import type { OpenAPIObject } from '@nestjs/swagger';

type SecuritySchemes = NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']>;

/**
 * The ways to say who calls, as Authorize in Swagger UI offers them. Routes list those that they take; one is enough.
 * @param cookieName the cookie that the website keeps its session in
 */
export function securitySchemes(cookieName: string): SecuritySchemes {
  return {
    'api-key': {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: 'An API key, beginning with `sk_live_`, in the header `X-API-Key`.',
    },
    'api-key-bearer': {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'API key',
      description:
        'The same API key in the header `Authorization: Bearer <key>`. One of the two is enough. Type the key alone, without the word “Bearer”.',
    },
    session: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The session token (JWT) that the website gives when you sign in, in the header `Authorization: Bearer <token>`. An API key is not accepted in its place.',
    },
    'session-cookie': {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName,
      description:
        'The session cookie of the website. A browser that is signed in sends it by itself: there is nothing to type here. A call that changes something must come from the website’s own pages.',
    },
  };
}
