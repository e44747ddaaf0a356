import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'

/** Finds coupons by id, or by parts of their code, which has capital letters and signs. */
export function findCoupons(db: Db): Find {
  return async (parsed, limit) => {
    const { id, terms } = parsed
    if (id === null && !isOnlyWords(parsed)) return []
    let query = db
      .selectFrom('coupons as c')
      .leftJoin('partners as p', 'p.id', 'c.partner_id')
      .select(['c.id', 'c.code', 'p.name as partner'])
      .orderBy('c.id', 'desc')
      .limit(limit)
    if (id !== null) query = query.where('c.id', '=', id)
    for (const { pattern } of terms) {
      const part = pattern.toUpperCase()
      query = query.where(
        sql<boolean>`(translate(c.code, '-_', '  ') like ${part} or translate(c.code, '-_', '') like ${part})`,
      )
    }
    const rows = await query.execute()
    return rows.map(({ id: couponId, code, partner }) => ({
      id: couponId,
      name: code,
      text: partner,
      state: null,
      at: null,
    }))
  }
}
