import { PostgresDialect, PostgresQueryCompiler } from 'kysely'

/** Reads a `timestamptz` from pg in whole milliseconds, the precision of clocks and of earlier rows. */
export function readInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text).round(WHOLE_MS)
}

/** PostgreSQL's dialect with instants as parameters. */
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

/** Removes the sign of a five-digit year, which PostgreSQL does not accept. */
function textOf(instant: Temporal.Instant): string {
  return instant.toString(AS_WRITTEN).replace(/^\+0*/, '')
}

const WHOLE_MS = { smallestUnit: 'millisecond', roundingMode: 'floor' } as const
const AS_WRITTEN = { smallestUnit: 'millisecond' } as const
