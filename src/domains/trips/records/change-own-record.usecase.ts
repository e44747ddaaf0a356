import type { WriteTripAudit, TripCaller } from '#domains/identity/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SoftHardUpdateBody, SoftHardUpdateReply } from './change-record.contract.ts'
import { changeableBy } from './own-record.ts'
import type { OwnRecordStore } from './own-record.store.ts'

export type ChangeOwnRecordFailure =
  | { code: 'record_not_yours' }
  | { code: 'record_not_found' }
  | { code: 'own_profile'; detail: string }
  | { code: 'record_in_use'; detail: string }

/**
 * Hides, restores or deletes a record of the caller's company or owner. Deleting a person erases their data, as for a
 * deleted account; trips and bills stay. It is rejected while one of their trips is not over.
 */
export type ChangeOwnRecord = (
  caller: TripCaller,
  change: SoftHardUpdateBody,
) => Promise<Result<SoftHardUpdateReply, ChangeOwnRecordFailure>>

type Needs = {
  db: Db
  records: OwnRecordStore
  writeTripAudit: WriteTripAudit
  /** Returns true for a foreign-key error: another row refers to this one. */
  isReferredTo: (error: unknown) => boolean
  clock: Clock
}

const ACTIONS = { soft: 'hide_record', restore: 'show_record', hard: 'delete_record' } as const
const STATES = { soft: 'hidden', restore: 'shown', hard: 'deleted' } as const

/** Changes a record. The change and its audit row share one transaction. Without a change, no row is written. */
export function changeOwnRecord({
  db,
  records,
  writeTripAudit,
  isReferredTo,
  clock,
}: Needs): ChangeOwnRecord {
  return async (caller, { entity, id, mode }) => {
    const owner = changeableBy(caller, entity)
    if (!owner) return fail({ code: 'record_not_yours' })
    if (entity === 'profile' && id === caller.profileId)
      return fail({ code: 'own_profile', detail: 'Another admin of the company changes this one' })
    const now = clock.now()
    try {
      return await db.transaction().execute(async (tx) => {
        const held = await records.hold(tx, { entity, id }, owner)
        if (!held) return fail({ code: 'record_not_found' })
        const isHidden = held.hiddenAt !== null
        const done = ok({ entity, id, state: STATES[mode] })
        if (mode === 'hard') {
          const trips = await records.neededFor(tx, { entity, id })
          if (trips.length > 0)
            return fail({ code: 'record_in_use', detail: `Not over yet: ${trips.join(', ')}` })
          await records.remove(tx, { entity, id }, now)
        } else if (isHidden === (mode === 'soft')) return done
        else await records.setHidden(tx, { entity, id }, mode === 'soft' ? now : null)
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
      if (!isReferredTo(error)) throw error
      return fail({ code: 'record_in_use', detail: 'Something refers to it; hide it instead' })
    }
  }
}
