import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { API_PREFIX } from './common/http/api-prefix.js';
import { answerBrokenRequests, requireHost } from './common/http/broken-request.js';
import { readJsonBody } from './common/http/json-body.js';
import { sendLimitHeaders } from './common/http/limit-headers.js';
import { requestContext } from './common/http/request-context.middleware.js';
import { routeUndecodable } from './common/http/undecodable-path.js';
import { alwaysReplyInFull } from './common/http/whole-reply.js';
import { Settings } from './config/settings.js';
import { serveDocs } from './docs/swagger-ui.js';
import { Drain } from './health/drain.js';
import { drainRequests } from './health/drain.middleware.js';
import { RequestMetrics } from './metrics/request-metrics.js';

/** Everything between the bare application and a listening one; main and the end-to-end tests share it. */
export function setUp(app: NestExpressApplication): void {
  const settings = app.get(Settings);
  answerBrokenRequests(app.getHttpServer());
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.setGlobalPrefix(API_PREFIX, { exclude: ['livez', 'readyz', 'metrics'] });
  app.use(requestContext);
  app.use(app.get(RequestMetrics).observe);
  app.use(helmet());
  app.use(sendLimitHeaders);
  app.use(requireHost);
  app.use(drainRequests(app.get(Drain)));
  app.use(routeUndecodable);
  app.use(alwaysReplyInFull);
  app.use(readJsonBody);
  serveDocs(app);
}
