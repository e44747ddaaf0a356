import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ExchangeRates } from '#kernel/money.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns the current exchange rates of the central bank. */
    exchange: () => ExchangeRates
  }
}

/** Returns the newest rate of each currency: its units for one euro, as decimal text, and the day it applies to. */
export function newestRates(db: Db): Promise<{ currency: string; date: string; per_euro: string }[]> {
  return db
    .selectFrom('exchange_rates')
    .select(['currency', 'date', sql<string>`trim_scale(per_euro)::text`.as('per_euro')])
    .distinctOn('currency')
    .orderBy('currency')
    .orderBy('date', 'desc')
    .execute()
}

/** Loads the newest rate of each currency, dated with the newest day in the table. */
export async function loadExchangeRates(db: Db): Promise<ExchangeRates> {
  const rows = await newestRates(db)
  const date = rows.reduce((newest, row) => (row.date > newest ? row.date : newest), '')
  return { date, perEuro: Object.fromEntries(rows.map((row) => [row.currency, row.per_euro])) }
}

/** Stores a day's table, overwriting the rates of that day. */
export async function saveExchangeRates(db: Db, { date, perEuro }: ExchangeRates): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(Object.entries(perEuro).map(([currency, per_euro]) => ({ date, currency, per_euro })))
    .onConflict((same) =>
      same.columns(['date', 'currency']).doUpdateSet(({ ref }) => ({ per_euro: ref('excluded.per_euro') })),
    )
    .execute()
}
