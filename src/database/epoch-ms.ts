import type { ColumnOptions } from 'typeorm';

/** A column for a moment as milliseconds since 1970: the same on every engine, set by the application. */
export function epochMs(options: { nullable?: boolean } = {}): ColumnOptions {
  return {
    type: 'bigint',
    nullable: options.nullable ?? false,
    transformer: {
      to: (value: number | null) => value,
      from: (value: number | string | null) => (value === null ? null : Number(value)),
    },
  };
}
