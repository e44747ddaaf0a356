import type { Instant, Json } from '#platform/db/columns.ts'

/** Quoted offers, as sold. */
export type QuoteTables = {
  quotes: {
    id: string
    expires_at: Instant
    plan_id: string
    sold: Json
    exchange: Json
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends QuoteTables {}
}
