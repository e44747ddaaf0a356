import type { Instant } from '#platform/db/columns.ts'

/** Partner tables. The commission in the last position is in force. */
export type PartnerTables = {
  partner_commissions: {
    partner_id: string
    position: number
    basis_points: number
    valid_from: Instant
    set_by: string
  }
  partner_keys: { partner_id: string; widget_key: string; created_at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PartnerTables {}
}
