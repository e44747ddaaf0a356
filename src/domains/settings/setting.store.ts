import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SettingValue } from './setting.contract.ts'

/** A setting that somebody has changed. */
export type SetValue = { name: string; value: SettingValue; version: number }

export type SettingRow = SetValue & { changedBy: string | null; changedAt: Temporal.Instant }

/** A change of a setting, as the audit has it. */
export type SettingChange = {
  at: Temporal.Instant
  by: string | null
  before: SettingValue | null
  after: SettingValue | null
}

export type SettingStore = ReturnType<typeof settingStore>

/** Whoever changes something that processes follow holds this until the transaction ends: changes come one by one. */
export async function holdSettings(tx: Db): Promise<void> {
  await tx.selectFrom('settings_generation').select('value').forUpdate().execute()
}

/** Tells every process that something which it follows has changed. */
export async function raiseSettingsGeneration(tx: Db): Promise<void> {
  await tx
    .updateTable('settings_generation')
    .set({ value: sql`value + 1` })
    .execute()
}

/** SQL condition: something that processes follow has changed since they were of this generation. */
export function isAfterSettings(generation: string): RawBuilder<boolean> {
  return sql`(select value::text from settings_generation) <> ${generation}`
}

/** Settings that somebody has changed; the others have no row. */
export function settingStore(db: Db) {
  const nameOfMember = sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`
  return {
    async generation(): Promise<string> {
      const row = await db.selectFrom('settings_generation').select('value').executeTakeFirstOrThrow()
      return String(row.value)
    },

    values: (on: Db = db): Promise<SetValue[]> =>
      on.selectFrom('settings').select(['name', 'value', 'version']).execute(),

    async rows(): Promise<SettingRow[]> {
      const rows = await db
        .selectFrom('settings as s')
        .leftJoin('users as u', 'u.id', 's.changed_by')
        .select(['s.name', 's.value', 's.version', 's.changed_at as changedAt'])
        .select(nameOfMember.as('changedBy'))
        .execute()
      return rows
    },

    async put(
      tx: Db,
      { name, value, version, by, now }: SetValue & { by: string; now: Temporal.Instant },
    ): Promise<void> {
      const row = { value: JSON.stringify(value), version, changed_by: by, changed_at: now }
      await tx
        .insertInto('settings')
        .values({ name, ...row })
        .onConflict((same) => same.column('name').doUpdateSet(row))
        .execute()
    },

    /** The last changes of a setting, the newest first. */
    async changes(name: string, count: number): Promise<SettingChange[]> {
      const rows = await db
        .selectFrom('audit_entries as a')
        .leftJoin('users as u', 'u.id', 'a.staff_id')
        .select(['a.at', 'a.before', 'a.after'])
        .select(nameOfMember.as('by'))
        .where('a.subject', '=', 'setting')
        .where('a.subject_id', '=', name)
        .orderBy('a.id', 'desc')
        .limit(count)
        .execute()
      return rows.map(({ at, by, before, after }) => ({
        at,
        by,
        before: valueIn(before),
        after: valueIn(after),
      }))
    },
  }
}

function valueIn(noted: object | null): SettingValue | null {
  return noted && 'value' in noted ? (noted.value as SettingValue) : null
}
