import { partnersDue } from '#domains/attribution/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { isId } from '#kernel/ids.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findStaffEarning, lockEarning, selectToDecide, updateDecision } from './decided-earning.store.ts'
import type * as operations from './earning-operations.contract.ts'

/** Lists the commissions awaiting a decision, oldest order first; with a reference, only that booking's. */
export async function listEarnings(
  { db }: Pick<App, 'db'>,
  { query: { reference, after, page_size: limit } }: Call<typeof operations.listEarnings>,
) {
  if (reference === undefined) return selectToDecide(db, { after, limit })
  const found = await findStaffEarning(db, { reference })
  return { items: found ? [found] : [], next: null }
}

/**
 * Approves or declines a booking's commission regardless of its flags. The result is computed as after any
 * other change of the booking.
 */
export async function decideEarning(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id: soldId }, body, by }: Call<typeof operations.decideEarning>,
) {
  if (!isId(soldId)) return fail({ code: 'earning_not_found' } as const)
  const { decision, instead_of: insteadOf, reason } = body
  const decided = await writeAudited(app, by, async (tx, now, audit) => {
    // Locked in the same order as by the job that computes earnings.
    await partnersDue(tx, [soldId])
    const before = await lockEarning(tx, soldId)
    if (!before)
      return fail({ code: 'earning_not_found', detail: 'No partner earns anything by this booking' } as const)
    if (before.decision !== insteadOf)
      return fail({ code: 'earning_decided', detail: 'A colleague has decided it meanwhile' } as const)
    await updateDecision(tx, { soldId, decision, by: by.staffId, now })
    await audit({
      action: decision === 'allowed' ? 'allow_earning' : 'refuse_earning',
      subject: { kind: 'partner_earning', id: soldId },
      before,
      after: { decision, reason },
    })
    return ok(null)
  })
  if (!decided.ok) return decided
  const earning = await findStaffEarning(app.db, { soldId })
  return earning ? ok(earning) : fail({ code: 'earning_not_found' } as const)
}
