import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { openApiDocument } from './openapi.document.js';

const PATH = 'api/docs';

/** Without Swagger's own bar; all credentials in sight at once. */
const STYLE =
  '.swagger-ui .topbar { display: none } .swagger-ui .dialog-ux .modal-ux-content { max-height: 80vh }';

const withoutUpgrade = helmet.contentSecurityPolicy({ directives: { upgradeInsecureRequests: null } });

/**
 * Headers as everywhere, save those that a browser heeds only over HTTPS: over plain HTTP to another machine it would
 * look for the page's own files under https, or fill the console with complaints.
 */
function letLoadOverPlainHttp(request: Request, response: Response, next: NextFunction): void {
  if (request.secure) {
    next();
    return;
  }
  for (const name of ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster']) response.removeHeader(name);
  withoutUpgrade(request, response, next);
}

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
  app.use(`/${PATH}`, letLoadOverPlainHttp);
  SwaggerModule.setup(PATH, app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Agricultural questions and answers – API',
    customCss: STYLE,
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
