import { writeTripAudit } from '#domains/identity/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { changeOwnRecord as changeOwnRecordOperation } from './change-record-operations.contract.ts'
import { changeableBy } from './own-record.ts'
import {
  deleteOwnRecord,
  findNeedingTrips,
  isReferenced,
  lockOwnRecord,
  setRecordHidden,
} from './own-record.store.ts'

const ACTIONS = { soft: 'hide_record', restore: 'show_record', hard: 'delete_record' } as const
const STATES = { soft: 'hidden', restore: 'shown', hard: 'deleted' } as const

/**
 * Hides, restores or deletes a record of the caller's company or owner. Deleting a person erases their data, as for a
 * deleted account; trips and bills stay. It is rejected while one of their trips is not over. The change and its audit
 * row share one transaction. Without a change, no row is written.
 */
export async function changeOwnRecord(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { caller, body: { entity, id, mode } }: Call<typeof changeOwnRecordOperation>,
) {
  const owner = changeableBy(caller, entity)
  if (!owner) return fail({ code: 'record_not_yours' } as const)
  if (entity === 'profile' && id === caller.profileId)
    return fail({ code: 'own_profile', detail: 'Another admin of the company changes this one' } as const)
  const now = clock.now()
  try {
    return await db.transaction().execute(async (tx) => {
      const locked = await lockOwnRecord(tx, { entity, id }, owner)
      if (!locked) return fail({ code: 'record_not_found' } as const)
      const isHidden = locked.hiddenAt !== null
      const done = ok({ entity, id, state: STATES[mode] })
      if (mode === 'hard') {
        const trips = await findNeedingTrips(tx, { entity, id })
        if (trips.length > 0) return inUse(`Not over yet: ${trips.join(', ')}`)
        await deleteOwnRecord(tx, { entity, id }, now)
      } else if (isHidden === (mode === 'soft')) return done
      else await setRecordHidden(tx, { entity, id }, mode === 'soft' ? now : null)
      await writeTripAudit(tx, {
        by: caller,
        action: ACTIONS[mode],
        subject: { kind: entity, id },
        before: { hidden: isHidden },
        now,
      })
      return done
    })
  } catch (error) {
    if (!isReferenced(error)) throw error
    return inUse('Something refers to it; hide it instead')
  }
}

function inUse(detail: string) {
  return fail({ code: 'record_in_use', detail } as const)
}
