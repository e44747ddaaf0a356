import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Suppliers, their plans, their pictures and the central bank's exchange rates. */
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
    /** Of the files that are shown. */
    name: Optional<string>
    /** Of files that are not shown: not yet, or no more. */
    leftover: Optional<string>
    bytes: Defaulted<number>
    failures: Defaulted<number>
    failure: Optional<string>
    /** When it is to be fetched, also by whom its last claim has left; null: it is to be removed. */
    due_at: NullableInstant
    last_seen_at: Instant
  }
  /** Counted by minutes over all processes. */
  supplier_calls: { plan_id: string; minute: Instant; outcome: string; step: number; count: number }
  supplier_garbage: { plan_id: string; minute: Instant; detail: string; count: number }
  exchange_rates: { date: string; currency: string; per_euro: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SupplierTables {}
}
