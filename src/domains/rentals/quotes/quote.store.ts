import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Sold } from './sold.ts'

export type QuoteRecord = {
  id: string
  expiresAt: Temporal.Instant
  planId: string
  sold: Sold
  exchange: ExchangeRates
}

export type QuoteStore = {
  insert(quote: QuoteRecord): Promise<void>
  find(id: string): Promise<QuoteRecord | null>
}

declare module '#platform/app.ts' {
  interface App {
    quotes: QuoteStore
  }
}

export function quoteStore(db: Db): QuoteStore {
  return {
    async insert({ id, expiresAt, planId, sold, exchange }) {
      await db
        .insertInto('quotes')
        .values({ id, expires_at: expiresAt, plan_id: planId, sold, exchange })
        .execute()
    },

    async find(id) {
      const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
      return row
        ? {
            id,
            expiresAt: row.expires_at,
            planId: row.plan_id,
            sold: row.sold as Sold,
            exchange: row.exchange as ExchangeRates,
          }
        : null
    },
  }
}
