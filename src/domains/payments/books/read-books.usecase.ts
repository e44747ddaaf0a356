import { newestRates } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './books-operations.contract.ts'
import type { LedgerBalances, LedgerDays } from './books.contract.ts'
import { selectEntries } from './ledger-entries.store.ts'
import { sumBalances, sumByDay, type Days } from './ledger-sums.store.ts'
import type { RatesInUse } from './rates.contract.ts'
import { selectRefunds } from './refund-list.store.ts'

type Reads = Pick<App, 'db' | 'clock'>

/** Lists the exchange rates in use, by currency, with their ages by UTC. */
export async function listExchangeRates({ db, clock }: Reads): Promise<RatesInUse> {
  const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const others = (await newestRates(db)).filter(({ currency }) => currency !== 'EUR')
  const items = others.map((rate) => ({
    ...rate,
    age_days: today.since(Temporal.PlainDate.from(rate.date)).days,
  }))
  return { items }
}

/** Lists the refunds to cards of all that is sold, the latest first. */
export function listCardRefunds({ db }: Pick<App, 'db'>, { query }: Call<typeof operations.listCardRefunds>) {
  return selectRefunds(db, query)
}

/** Sums each ledger account by currency, before and during a range of UTC days. */
export async function listLedgerBalances(
  { db, clock }: Reads,
  { query }: Call<typeof operations.listLedgerBalances>,
): Promise<LedgerBalances> {
  const days = summedDays(query, clock.now())
  return { ...days, items: await sumBalances(db, days) }
}

/** Sums a ledger account in one currency by UTC day, newest first. */
export async function listLedgerDays(
  { db, clock }: Reads,
  { query: { account, currency, ...period } }: Call<typeof operations.listLedgerDays>,
): Promise<LedgerDays> {
  const days = summedDays(period, clock.now())
  return { ...days, ...(await sumByDay(db, account, currency, days)) }
}

/** Lists the ledger entries of a day of UTC, the latest first. */
export function listLedgerEntries(
  { db }: Pick<App, 'db'>,
  { query }: Call<typeof operations.listLedgerEntries>,
) {
  return selectEntries(db, query)
}

const MAX_DAYS = 366

/**
 * Returns the days that are summed: by default from the first of the last day's month until today, and the latest of more
 * than `MAX_DAYS`.
 */
function summedDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Temporal.Instant,
): Days {
  const last = to === undefined ? now.toZonedDateTimeISO('UTC').toPlainDate() : Temporal.PlainDate.from(to)
  const first = from === undefined ? last.with({ day: 1 }) : Temporal.PlainDate.from(from)
  const earliest = last.subtract({ days: MAX_DAYS - 1 })
  const begins = Temporal.PlainDate.compare(first, earliest) < 0 ? earliest : first
  return { from: begins.toString(), to: last.toString() }
}
