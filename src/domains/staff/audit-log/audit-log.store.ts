import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AuditEntry } from './audit-log.contract.ts'

export type AuditFilter = {
  by?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subject_id?: string | undefined
  /** UTC days, `YYYY-MM-DD`, both inclusive. */
  from?: string | undefined
  to?: string | undefined
}

/** Lists entries, the latest first, after the entry `after`. */
export async function selectAuditEntries(
  db: Db,
  { by, action, subject, subject_id, from, to }: AuditFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.staff_id')
    .select(['a.id', 'a.at', 'a.staff_id', 'a.address', 'a.action', 'a.subject', 'a.subject_id'])
    .select(['a.before', 'a.after'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
  if (by !== undefined) query = query.where('a.staff_id', '=', by)
  if (action !== undefined) query = query.where('a.action', '=', action)
  if (subject !== undefined) query = query.where('a.subject', '=', subject)
  if (subject_id !== undefined) query = query.where('a.subject_id', '=', subject_id)
  if (from !== undefined) query = query.where('a.at', '>=', midnight(from))
  if (to !== undefined) query = query.where('a.at', '<', midnight(to, 1))
  if (after !== undefined) {
    const last = await db.selectFrom('audit_entries').select('at').where('id', '=', after).executeTakeFirst()
    if (!last) return []
    query = query.where(sql<boolean>`(a.at, a.id) < (${last.at}, ${after}::uuid)`)
  }
  return (await query.execute()).map((row) => ({
    entry_id: row.id,
    at: row.at.toString(),
    by: { staff_id: row.staff_id, name: row.name },
    address: row.address,
    action: row.action,
    subject: { kind: row.subject, id: row.subject_id },
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  }))
}

function midnight(day: string, days = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('UTC').toInstant()
}
