import { PostgresDialect, PostgresQueryCompiler } from 'kysely'

/** A `timestamptz` as pg sends it, in whole milliseconds: what clocks here count, and what was written before. */
export function readInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text).round(WHOLE_MS)
}

/** PostgreSQL's dialect, with instants as parameters. */
export class InstantDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new InstantCompiler()
  }
}

class InstantCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(parameter instanceof Temporal.Instant ? textOf(parameter) : parameter)
  }
}

/** PostgreSQL reads no sign before a year of five digits. */
function textOf(instant: Temporal.Instant): string {
  return instant.toString(AS_WRITTEN).replace(/^\+0*/, '')
}

const WHOLE_MS = { smallestUnit: 'millisecond', roundingMode: 'floor' } as const
const AS_WRITTEN = { smallestUnit: 'millisecond' } as const
