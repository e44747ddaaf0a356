import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from '../audit.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import { notFound, type BulkActs } from './resolve-bulk-action.ts'
import type { BulkStore } from './bulk.store.ts'

export type StopFailure = { code: 'bulk_not_found' | 'bulk_ended'; detail: string }

type Stopped = Result<null, StopFailure>

/** Stops a bulk action after the row that is being worked on; rows that are done stay done. */
export type StopBulk = (id: string, by: StaffActor) => Promise<Stopped>

type Needs = {
  bulk: Pick<BulkStore, 'find' | 'stop'>
  acts: BulkActs
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
  staffWrite: StaffWrite
}

export function stopBulk({ bulk, acts, rolesOf, staffWrite }: Needs): StopBulk {
  return async (id, by) => {
    const found = await bulk.find(id)
    const act = found && acts.get(found.act)
    if (!act || !mayDo(await rolesOf(by.staffId), act.needs)) return fail(notFound)
    return staffWrite<Stopped>(by, async (tx, now) => {
      if (!(await bulk.stop(tx, { id, by: by.staffId, now })))
        return fail({ code: 'bulk_ended', detail: 'It has ended already' })
      return {
        value: ok(null),
        audited: {
          action: 'stop_bulk',
          subject: { kind: 'bulk_action', id },
          before: { state: found.state },
          after: { state: 'stopped' },
        },
      }
    })
  }
}
