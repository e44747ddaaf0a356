import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SettingValue } from './setting.contract.ts'

/** A changed setting. */
type SetValue = { name: string; value: SettingValue; version: number }

/** Locks everything that processes follow until the transaction ends, so that changes are serialised. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.selectFrom('settings_generation').select('value').forUpdate().execute()
}

/** Notifies every process of a change of something that it follows. */
export async function raiseSettingsGeneration(tx: Db): Promise<void> {
  await tx
    .updateTable('settings_generation')
    .set({ value: sql`value + 1` })
    .execute()
}

/** SQL condition: something that processes follow has changed since this generation. */
export function isAfterSettings(generation: string): RawBuilder<boolean> {
  return sql`(select value::text from settings_generation) <> ${generation}`
}

export async function findSettingsGeneration(db: Db): Promise<string> {
  const row = await db.selectFrom('settings_generation').select('value').executeTakeFirstOrThrow()
  return String(row.value)
}

/** Lists changed settings. Unchanged ones have no row. */
export function selectSetValues(db: Db): Promise<SetValue[]> {
  return db.selectFrom('settings').select(['name', 'value', 'version']).execute()
}

const memberName = sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`

/** Lists changed settings, with the person of the last change. */
export function selectSettings(db: Db) {
  return db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changed_by')
    .select(['s.name', 's.value', 's.version', 's.changed_at as changedAt'])
    .select(memberName.as('changedBy'))
    .execute()
}

export async function saveSetting(
  tx: Db,
  { name, value, version, by, now }: SetValue & { by: string; now: Temporal.Instant },
): Promise<void> {
  const row = { value: JSON.stringify(value), version, changed_by: by, changed_at: now }
  await tx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((same) => same.column('name').doUpdateSet(row))
    .execute()
}

/** Lists the last changes of a setting as audited, newest first. */
export async function selectSettingChanges(db: Db, name: string, limit: number) {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.staff_id')
    .select(['a.at', 'a.before', 'a.after'])
    .select(memberName.as('by'))
    .where('a.subject', '=', 'setting')
    .where('a.subject_id', '=', name)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, by, before, after }) => ({
    at,
    by,
    before: valueIn(before),
    after: valueIn(after),
  }))
}

function valueIn(audited: object | null): SettingValue | null {
  return audited && 'value' in audited ? (audited.value as SettingValue) : null
}
