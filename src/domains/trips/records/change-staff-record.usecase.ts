import { isDeepStrictEqual } from 'node:util'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffRecord } from './record-fields.contract.ts'
import type { StoredRecord } from './staff-record.contract.ts'
import type { RecordFields, StaffRecordStore } from './staff-record.store.ts'

export type StaffRecordFailure =
  | { code: 'record_not_found' }
  | { code: 'record_changed'; detail: string }
  | { code: 'record_exists'; detail: string }
  | { code: 'record_refers_to_nothing'; detail: string }

type Kept = Result<StoredRecord, StaffRecordFailure>

/** Adds a record, with an `id` chosen by the staff if its kind has named ids. */
export type CreateStaffRecord = (
  entity: StaffRecord,
  record: { id: string | undefined; fields: RecordFields },
  by: StaffActor,
) => Promise<Kept>

/** Changes a record at the `version` that was shown to the staff member. */
export type ChangeStaffRecord = (
  entity: StaffRecord,
  change: { id: string; version: number; hidden: boolean; fields: RecordFields },
  by: StaffActor,
) => Promise<Kept>

type Needs = {
  records: Pick<StaffRecordStore, 'hold' | 'add' | 'change'>
  staffWrite: StaffWrite
  /** Returns the kind of database constraint that an error violated. */
  brokenRule: (error: unknown) => 'unique' | 'reference' | null
}

/**
 * Creates the functions that write records. The audit names the changed fields without their values, since drivers and
 * companies are personal data.
 */
export function staffRecordWrites({ records, staffWrite, brokenRule }: Needs) {
  const create: CreateStaffRecord = (entity, { id = newId(), fields }, by) =>
    refused(() =>
      staffWrite<Kept>(by, async (tx, now) => {
        const added = await records.add(tx, entity, id, fields, now)
        return {
          value: ok(added),
          audited: {
            action: 'create_trip_record',
            subject: { kind: entity, id },
            before: null,
            after: { version: added.version },
          },
        }
      }),
    )

  const change: ChangeStaffRecord = (entity, { id, version, hidden, fields }, by) =>
    refused(() =>
      staffWrite<Kept>(by, async (tx, now) => {
        const held = await records.hold(tx, entity, id)
        if (!held) return fail({ code: 'record_not_found' })
        if (held.version !== version)
          return fail({ code: 'record_changed', detail: `It is in version ${held.version} now` })
        const changed = await records.change(tx, entity, id, {
          fields,
          hidden,
          now,
        })
        const names = Object.keys(fields).filter((name) => !isDeepStrictEqual(held[name], changed[name]))
        return {
          value: ok(changed),
          audited: {
            action: 'change_trip_record',
            subject: { kind: entity, id },
            before: { version: held.version, hidden: held.hidden },
            after: { version: changed.version, hidden: changed.hidden, changed: names },
          },
        }
      }),
    )

  async function refused(write: () => Promise<Kept>): Promise<Kept> {
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

  return { create, change }
}
