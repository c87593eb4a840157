import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the service counts about itself, for Prometheus. One registry per application, none global. */
export class Counters {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, method and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  readonly answers = new Counter({
    name: 'answers_total',
    help: 'Answers given by agent and outcome.',
    labelNames: ['agent', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly unverifiedWordings = new Counter({
    name: 'answer_unverified_wordings_total',
    help: 'Answers whose prose held a number that no figure accounts for, replaced by a plainer wording.',
    registers: [this.registry],
  });

  readonly rateLimiterUnavailable = new Counter({
    name: 'rate_limiter_unavailable_total',
    help: 'Requests let through because the shared rate limiter did not answer.',
    registers: [this.registry],
  });

  readonly datasetAge = new Gauge({
    name: 'dataset_vintage_timestamp_seconds',
    help: 'Day of the publisher’s edition that is loaded, by dataset.',
    labelNames: ['dataset'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
