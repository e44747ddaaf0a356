import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'

/** The last commission a partner has set, and its position among their changes. */
export type LastCommission = { position: number; basisPoints: number }

type NewCommission = LastCommission & { partnerId: string; setBy: string; validFrom: Temporal.Instant }

export type PartnerStore = {
  /** Null: none was set yet. */
  lastCommission(handle: Db, partnerId: string): Promise<LastCommission | null>
  addCommission(tx: Db, commission: NewCommission): Promise<void>
  /** Null: none was created yet. */
  widgetKeyOf(handle: Db, partnerId: string): Promise<string | null>
  addWidgetKey(tx: Db, key: { partnerId: string; widgetKey: string; now: Temporal.Instant }): Promise<void>
}

export const partnerStore: PartnerStore = {
  async lastCommission(handle, partnerId) {
    const row = await handle
      .selectFrom('partner_commissions')
      .select(['position', 'basis_points'])
      .where('partner_id', '=', partnerId)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? camelKeys(row) : null
  },

  async addCommission(tx, { partnerId, position, basisPoints, validFrom, setBy }) {
    await tx
      .insertInto('partner_commissions')
      .values(snakeKeys({ partnerId, position, basisPoints, validFrom, setBy }))
      .execute()
  },

  async widgetKeyOf(handle, partnerId) {
    const row = await handle
      .selectFrom('partner_keys')
      .select('widget_key')
      .where('partner_id', '=', partnerId)
      .executeTakeFirst()
    return row?.widget_key ?? null
  },

  async addWidgetKey(tx, { partnerId, widgetKey, now }) {
    await tx
      .insertInto('partner_keys')
      .values({ partner_id: partnerId, widget_key: widgetKey, created_at: now })
      .execute()
  },
}
