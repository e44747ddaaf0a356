/** Suppliers, their plans, and the central bank's exchange rates. */
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
  exchange_rates: { date: string; currency: string; per_euro: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SupplierTables {}
}
