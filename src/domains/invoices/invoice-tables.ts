import type { Instant, Json } from '#platform/db/columns.ts'

/** Invoices, and the last number of each series. */
export type InvoiceTables = {
  invoice_series: { series: string; last: number }
  invoices: {
    number: string
    series: string
    position: number
    kind: string
    booking_id: string
    previous: string | null
    content: Json
    issued_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends InvoiceTables {}
}
