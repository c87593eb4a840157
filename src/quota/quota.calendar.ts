/** A day and the ISO week around it, in a time zone: their names and when the next ones begin. */
export interface QuotaCalendar {
  /** YYYY-MM-DD. */
  day: string;
  /** The week's Monday, YYYY-MM-DD. */
  week: string;
  dayEndsAt: Date;
  weekEndsAt: Date;
}

const MS_PER_DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const starts = new Map<string, Date>();
const MAX_STARTS = 1_000;
const MINUTE_MS = 60_000;
/** The calendar of the last minute asked for, by zone: no zone changes its day within a minute. */
const minutes = new Map<string, { minute: number; calendar: QuotaCalendar }>();

/** The calendar at a moment. Days have 23 or 25 hours where the zone changes its clocks. */
export function quotaCalendarAt(moment: Date, timeZone: string): QuotaCalendar {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const known = minutes.get(timeZone);
  if (known?.minute === minute) return known.calendar;
  const calendar = calendarOf(moment, timeZone);
  minutes.set(timeZone, { minute, calendar });
  return calendar;
}

function calendarOf(moment: Date, timeZone: string): QuotaCalendar {
  const day = localDay(moment, timeZone);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const week = shifted(day, -weekday);
  return {
    day,
    week,
    dayEndsAt: startOfDay(shifted(day, 1), timeZone),
    weekEndsAt: startOfDay(shifted(week, 7), timeZone),
  };
}

function localDay(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function startOfDay(day: string, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  const known = starts.get(key);
  if (known) return known;
  const start = searchStartOfDay(day, timeZone);
  if (starts.size >= MAX_STARTS) starts.clear();
  starts.set(key, start);
  return start;
}

/** The first second of a local day, by halving between two moments that surely lie on either side of it. */
function searchStartOfDay(day: string, timeZone: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  let before = midnightUtc - MS_PER_DAY;
  let within = midnightUtc + MS_PER_DAY;
  while (within - before > 1_000) {
    const middle = Math.floor((before + within) / 2_000) * 1_000;
    if (localDay(new Date(middle), timeZone) >= day) within = middle;
    else before = middle;
  }
  return new Date(within);
}
