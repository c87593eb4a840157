import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import { openApiDocument } from './openapi.document.js';

const PATH = 'api/docs';

/** A request of the page, as Swagger UI hands it to its interceptor. */
interface PageRequest {
  headers: Record<string, string>;
}

/**
 * Runs in the page. Swagger UI sends every credential that it was given; where one route takes either, a key beside a
 * session would be two callers at once.
 */
function sendOneCredential(request: PageRequest): PageRequest {
  if (request.headers.Authorization) delete request.headers['X-API-Key'];
  return request;
}

/** Swagger UI at /api/docs, all from this server, and the document at /api/openapi.json. */
export function serveDocs(app: INestApplication): void {
  // As everywhere, save that a page read over plain HTTP may load its own files over plain HTTP.
  app.use(`/${PATH}`, helmet.contentSecurityPolicy({ directives: { upgradeInsecureRequests: null } }));
  SwaggerModule.setup(PATH, app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Agricultural questions and answers – API',
    customCss: '.swagger-ui .topbar { display: none }',
    swaggerOptions: {
      deepLinking: true,
      persistAuthorization: true,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
      defaultModelExpandDepth: 3,
      validatorUrl: null,
      requestInterceptor: sendOneCredential,
    },
  });
}
