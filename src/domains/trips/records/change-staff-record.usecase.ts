import { isDeepStrictEqual } from 'node:util'
import { writeAudited } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { recordIdField, type StaffRecord } from './record-fields.contract.ts'
import { findRecordNames } from './record-names.store.ts'
import type { staffRecordOperations } from './staff-record-operations.contract.ts'
import type { StoredRecord } from './staff-record.contract.ts'
import { brokenRule, insertRecord, listRecords, lockRecord, updateRecord } from './staff-record.store.ts'

type Operations = ReturnType<typeof staffRecordOperations>

type Stored = Result<
  StoredRecord,
  | { code: 'record_not_found' }
  | { code: 'record_changed' | 'record_exists' | 'record_refers_to_nothing'; detail: string }
>

/** Lists records of a kind, with the names of the records that they refer to. */
export async function listStaffRecords(
  { db }: Pick<App, 'db'>,
  entity: StaffRecord,
  { query: { page_size: size, after, hidden, search } }: Call<Operations['list']>,
) {
  const found = await listRecords(db, entity, { after, hidden, search, limit: size + 1 })
  const page = keyedPageOf(found, size, ({ id }) => id)
  return { ...page, names: await findRecordNames(db, page.items) }
}

/**
 * Adds a record, with an `id` chosen by the staff if its kind has named ids. The audit names the fields without their
 * values, since drivers and companies are personal data.
 */
export function createStaffRecord(
  app: Pick<App, 'db' | 'clock'>,
  entity: StaffRecord,
  { body, by }: Call<Operations['create']>,
) {
  const { lang_id: _, id = newId(), ...fields } = body as { lang_id?: number; id?: string }
  return withinRules(() =>
    writeAudited(app, by, async (tx, now, audit): Promise<Stored> => {
      const added = await insertRecord(tx, entity, id, fields, now)
      await audit({
        action: 'create_trip_record',
        subject: { kind: entity, id },
        before: null,
        after: { version: added.version },
      })
      return ok(added)
    }),
  )
}

/** Changes a record at the `version` that was shown to the staff member. The audit names the changed fields. */
export async function changeStaffRecord(
  app: Pick<App, 'db' | 'clock'>,
  entity: StaffRecord,
  { params: { id }, body, by }: Call<Operations['change']>,
): Promise<Stored> {
  if (!recordIdField(entity).safeParse(id).success) return fail({ code: 'record_not_found' })
  const {
    lang_id: _,
    version,
    hidden,
    ...fields
  } = body as {
    lang_id?: number
    version: number
    hidden: boolean
  }
  return withinRules(() =>
    writeAudited(app, by, async (tx, now, audit): Promise<Stored> => {
      const locked = await lockRecord(tx, entity, id)
      if (!locked) return fail({ code: 'record_not_found' })
      if (locked.version !== version)
        return fail({ code: 'record_changed', detail: `It is in version ${locked.version} now` })
      const changed = await updateRecord(tx, entity, id, { fields, hidden, now })
      const isChanged = (name: string) => !isDeepStrictEqual(locked[name], changed[name])
      await audit({
        action: 'change_trip_record',
        subject: { kind: entity, id },
        before: { version: locked.version, hidden: locked.hidden },
        after: {
          version: changed.version,
          hidden: changed.hidden,
          changed: Object.keys(fields).filter(isChanged),
        },
      })
      return ok(changed)
    }),
  )
}

/** Returns a failure for a write that the database rejects. */
async function withinRules(write: () => Promise<Stored>): Promise<Stored> {
  try {
    return await write()
  } catch (error) {
    const rule = brokenRule(error)
    if (rule === 'unique') return fail({ code: 'record_exists', detail: 'There is such a record already' })
    if (rule === 'reference')
      return fail({ code: 'record_refers_to_nothing', detail: 'It names a record that there is not' })
    throw error
  }
}
