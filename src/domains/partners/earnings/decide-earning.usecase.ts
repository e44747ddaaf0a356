import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { DecidedEarningStore } from './decided-earning.store.ts'
import type { EarningDecision } from './earning-flag.contract.ts'

export type DecideEarningFailure = { code: 'earning_not_found' | 'earning_decided'; detail: string }

type Decision = {
  soldId: string
  decision: EarningDecision
  /** The decision that was seen. */
  insteadOf: EarningDecision | null
  reason: string
}

/** A person pays a booking's commission whatever speaks against it, or refuses it whatever does not. */
export type DecideEarning = (
  decision: Decision,
  by: StaffActor,
) => Promise<Result<null, DecideEarningFailure>>

type Needs = {
  earnings: DecidedEarningStore
  markDue: (tx: Db, soldIds: readonly string[]) => Promise<void>
  staffWrite: StaffWrite
}

/** What follows from it is computed as after any other change of the booking. */
export function decideEarning({ earnings, markDue, staffWrite }: Needs): DecideEarning {
  return ({ soldId, decision, insteadOf, reason }, by) =>
    staffWrite<Result<null, DecideEarningFailure>>(by, async (tx, now) => {
      // Held in the order in which the job that computes them holds them.
      await markDue(tx, [soldId])
      const held = await earnings.hold(tx, soldId)
      if (!held)
        return {
          value: fail({ code: 'earning_not_found', detail: 'No partner earns anything by this booking' }),
          audited: null,
        }
      if (held.decision !== insteadOf)
        return {
          value: fail({ code: 'earning_decided', detail: 'A colleague has decided it meanwhile' }),
          audited: null,
        }
      await earnings.decide(tx, { soldId, decision, by: by.staffId, now })
      return {
        value: ok(null),
        audited: {
          action: decision === 'allowed' ? 'allow_earning' : 'refuse_earning',
          subject: { kind: 'partner_earning', id: soldId },
          before: held,
          after: { decision, reason },
        },
      }
    })
}
