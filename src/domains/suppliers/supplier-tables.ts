import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Tables of suppliers, their plans, their pictures and the central bank's exchange rates. */
export type SupplierTables = {
  suppliers: { id: number; code: string; name: string }
  plans: {
    id: string
    supplier_id: number
    name: string
    label: string
    enabled: boolean
    margin_basis_points: number
    payment_timing: 'now' | 'desk' | 'part'
    non_refundable: boolean
    free_cancellation_hours: number
  }
  supplier_pictures: {
    id: string
    supplier: string
    url: string
    /** Name of the published files. */
    name: Optional<string>
    /** Name of files that are not published yet, or no longer. */
    leftover: Optional<string>
    bytes: Defaulted<number>
    failures: Defaulted<number>
    failure: Optional<string>
    /**
     * Time at which it is to be fetched; after a claim, when another process may take over. Null if it is to be
     * removed.
     */
    due_at: NullableInstant
    last_seen_at: Instant
  }
  /** Counts per minute over all processes. */
  supplier_calls: { plan_id: string; minute: Instant; outcome: string; step: number; count: number }
  supplier_garbage: { plan_id: string; minute: Instant; detail: string; count: number }
  exchange_rates: { date: string; currency: string; per_euro: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SupplierTables {}
}
