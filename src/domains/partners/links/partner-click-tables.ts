import type { Instant } from '#platform/db/columns.ts'
import type { ClickVia } from './partner-click.contract.ts'

export type PartnerClickTables = {
  /** Clicks on partners' links, without the visitor. */
  partner_clicks: {
    id: string
    at: Instant
    partner_id: string
    sub_id: string
    page: string
    referrer: string
    lang_id: number
    via: ClickVia
  }
  /** Number of clicks by partner, day and sub-id; the database counts them on insert. */
  partner_click_days: { partner_id: string; day: string; sub_id: string; clicks: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PartnerClickTables {}
}
