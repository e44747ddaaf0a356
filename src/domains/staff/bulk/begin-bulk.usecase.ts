import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from '../audit.ts'
import type { StaffRole } from '../members/staff-role.contract.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { Which } from './bulk-act.ts'
import type { BulkActName } from './bulk-acts.contract.ts'
import { actFor, type BulkActionFailure, type BulkActs } from './resolve-bulk-action.ts'
import type { BulkStore } from './bulk.store.ts'

export type BeginFailure =
  | BulkActionFailure
  | { code: 'bulk_choice_invalid' | 'idempotency_key_reused'; detail: string }

type Begun = Result<{ id: string }, BeginFailure>

/**
 * Begins a bulk action, which a job then runs: its rows are found again there. The same member with the same key gets the
 * one that they have begun.
 */
export type BeginBulk = (
  asked: { act: BulkActName; which: Which<object>; choice: object; key: string },
  by: StaffActor,
) => Promise<Begun>

type Needs = {
  bulk: Pick<BulkStore, 'begin'>
  acts: BulkActs
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
  staffWrite: StaffWrite
}

export function beginBulk({ bulk, acts, rolesOf, staffWrite }: Needs): BeginBulk {
  return async ({ act: name, which, choice: typed, key }, by) => {
    const asked = actFor(acts, { name, which, roles: await rolesOf(by.staffId) })
    if (!asked.ok) return asked
    const choice = asked.value.act.choiceIn(typed)
    if (!choice) return fail({ code: 'bulk_choice_invalid', detail: 'Something is missing for this' })
    const { which: read } = asked.value
    return staffWrite<Begun>(by, async (tx, now) => {
      const stored = 'ids' in read ? { ids: [...new Set(read.ids)] } : read
      const begun = await bulk.begin(tx, { act: name, staffId: by.staffId, which: stored, choice, key, now })
      const { id } = begun
      if (begun.act !== name)
        return fail({ code: 'idempotency_key_reused', detail: 'The key was used for another bulk action' })
      if (!begun.isNew) return { value: ok({ id }), audited: null }
      return {
        value: ok({ id }),
        audited: {
          action: 'begin_bulk',
          subject: { kind: 'bulk_action', id },
          before: null,
          // What was looked for may name a person.
          after: { act: name, rows: 'ids' in stored ? stored.ids.length : 'filter' },
        },
      }
    })
  }
}
