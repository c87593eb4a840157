import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Failure } from '../common/errors/failure.js';
import { Settings } from '../config/settings.js';
import { resetMoment } from './quota-wording.js';
import { type QuotaCalendar, quotaCalendarAt } from './quota.calendar.js';
import { type QuotaCounts, type QuotaLimits, QuotaRepository } from './quota.repository.js';

/** Failures beyond this many a day are not given back: asking for failures must not be free. */
const MAX_REFUNDS_A_DAY = 20;

/** Where an account stands. */
export interface QuotaStanding {
  used: QuotaCounts;
  limits: QuotaLimits;
  calendar: QuotaCalendar;
}

/** Whose questions are counted, and the limits of that account's own. */
export interface QuotaHolder {
  accountId: string;
  dailyLimit: number | null;
  weeklyLimit: number | null;
}

/** One question that has been counted. */
export interface CountedQuestion {
  accountId: string;
  day: string;
  standing: QuotaStanding;
}

/** How many questions an account may still ask: the same figures for those who enforce and those who tell. */
@Injectable()
export class QuotaService {
  readonly #logger = new Logger(QuotaService.name);

  constructor(
    private readonly quotas: QuotaRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one question.
   * @throws Failure daily_quota or weekly_quota where none is left, service_unavailable where it cannot be counted
   */
  async consume(holder: QuotaHolder): Promise<CountedQuestion> {
    const { accountId } = holder;
    return await this.#orUnavailable(async () => {
      const calendar = this.#calendar();
      const limits = this.#limitsOf(holder);
      const used = await this.#count(accountId, calendar, limits);
      if (!used) throw this.#refusal(await this.#standing(accountId, calendar, limits));
      return { accountId, day: calendar.day, standing: { used, limits, calendar } };
    });
  }

  /**
   * Gives a counted question back because the service could not answer it. Never throws.
   * @returns where the account stands then
   */
  async giveBack({ accountId, day, standing }: CountedQuestion): Promise<QuotaStanding> {
    try {
      if (!(await this.quotas.giveBack(accountId, day, MAX_REFUNDS_A_DAY))) return standing;
      return { ...standing, used: { day: standing.used.day - 1, week: standing.used.week - 1 } };
    } catch (error) {
      this.#logger.warn(
        `a question could not be given back: ${error instanceof Error ? error.message : String(error)}`,
      );
      return standing;
    }
  }

  async standingOf(holder: QuotaHolder): Promise<QuotaStanding> {
    return await this.#orUnavailable(() =>
      this.#standing(holder.accountId, this.#calendar(), this.#limitsOf(holder)),
    );
  }

  async #count(accountId: string, calendar: QuotaCalendar, limits: QuotaLimits): Promise<QuotaCounts | null> {
    const used = await this.quotas.consume(accountId, calendar, limits);
    if (used || (await this.quotas.findCounts(accountId, calendar)) !== null) return used;
    await this.quotas.open(accountId, calendar);
    return await this.quotas.consume(accountId, calendar, limits);
  }

  async #standing(accountId: string, calendar: QuotaCalendar, limits: QuotaLimits): Promise<QuotaStanding> {
    const used = (await this.quotas.findCounts(accountId, calendar)) ?? { day: 0, week: 0 };
    return { used, limits, calendar };
  }

  #limitsOf({ dailyLimit, weeklyLimit }: QuotaHolder): QuotaLimits {
    return { day: dailyLimit ?? this.settings.quotaDaily, week: weeklyLimit ?? this.settings.quotaWeekly };
  }

  #calendar(): QuotaCalendar {
    return quotaCalendarAt(this.clock.now(), this.settings.quotaTimeZone);
  }

  /** Where both are reached the one that lasts longer is told, so that waiting as long as told helps. */
  #refusal({ used, limits, calendar }: QuotaStanding): Failure {
    const weekly = used.week >= limits.week;
    const resetsAt = weekly ? calendar.weekEndsAt : calendar.dayEndsAt;
    return new Failure(
      weekly ? 'weekly_quota' : 'daily_quota',
      {
        used: weekly ? used.week : used.day,
        limit: weekly ? limits.week : limits.day,
        usedToday: used.day,
        resetsAt: resetMoment(resetsAt, this.settings.quotaTimeZone),
      },
      (resetsAt.getTime() - this.clock.now().getTime()) / 1_000,
    );
  }

  /** A question that cannot be counted is not answered: never unlimited. */
  async #orUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure('service_unavailable', {}, null, { cause: error });
    }
  }
}
