import type { Days } from './ledger-sums.store.ts'

/** So many days are summed at most. */
const MAX_DAYS = 366

type Asked = { from?: string | undefined; to?: string | undefined }

/**
 * The days of UTC that are summed: without an end until today, without a beginning from the first of the end's month; the
 * latest of too many.
 */
export function ledgerSpan({ from, to }: Asked, now: Temporal.Instant): Days {
  const last = to === undefined ? now.toZonedDateTimeISO('UTC').toPlainDate() : Temporal.PlainDate.from(to)
  const first = from === undefined ? last.with({ day: 1 }) : Temporal.PlainDate.from(from)
  const earliest = last.subtract({ days: MAX_DAYS - 1 })
  const begins = Temporal.PlainDate.compare(first, earliest) < 0 ? earliest : first
  return { from: begins.toString(), to: last.toString() }
}
