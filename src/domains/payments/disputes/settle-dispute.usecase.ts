import { closeTasks, writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { entriesOf, postEntries } from '../ledger.store.ts'
import { paymentStore } from '../payment.store.ts'
import { recordReversals, type ReversalApp } from '../record-reversals.usecase.ts'
import { reversalEntries } from '../reversal-entries.ts'
import type * as operations from './dispute-operations.contract.ts'
import { findDispute, type DisputeRecord } from './dispute-reads.store.ts'
import type { DisputeAct, StaffDispute } from './dispute.contract.ts'
import { disputeStates, loseDispute } from './dispute.store.ts'
import { staffDispute } from './read-disputes.usecase.ts'

const details = {
  dispute_not_found: 'There is no such dispute',
  dispute_not_open: 'The bank only asks, or has decided otherwise',
  dispute_undecided: 'The gateway does not say so yet',
  dispute_not_acceptable: 'This gateway takes no acceptance',
  payment_unavailable: 'The gateway does not answer; try again',
} as const

type FailureCode = keyof typeof details

const reject = (code: FailureCode) => fail({ code, detail: details[code] })

/**
 * Records a bank's decision on a dispute, entered by the staff, or accepts the dispute. The gateway is queried first,
 * and its state is posted as from its webhook. A lost dispute may be recorded before the gateway reports it, and is
 * then posted once; a won one may not, because the money is not back.
 */
export async function settleDispute(
  app: ReversalApp,
  { params: { id }, body: { act: action, note }, by }: Call<typeof operations.settleDispute>,
): Promise<Result<{ dispute: StaffDispute }, { code: FailureCode; detail: string }>> {
  const { db, gateway } = app
  const settled = (dispute: DisputeRecord) => ok({ dispute: staffDispute(dispute, gateway) })
  const found = await findDispute(db, id)
  if (!found) return reject('dispute_not_found')
  if (action === 'accept' && !gateway.acceptDispute) return reject('dispute_not_acceptable')
  const targetState = stateAfter(action)
  const { state } = found.dispute
  if (state === targetState) return settled(found)
  if (state !== 'open') return reject('dispute_not_open')
  if (action === 'accept') {
    const accepted = await gateway.acceptDispute?.(id)
    // A rejected acceptance may have been accepted or decided before: the gateway is queried below.
    if (accepted && !accepted.ok && accepted.failure.code !== 'refused') return reject('payment_unavailable')
  }
  if (!(await recordReversals(app, found.paymentId))) return reject('payment_unavailable')
  const current = (await findDispute(db, id)) ?? found
  const isOpen = current.dispute.state === 'open'
  // A colleague recorded the same decision while the gateway was queried.
  if (current.dispute.by_hand && current.dispute.state === targetState) return settled(current)
  if (!isOpen && current.dispute.state !== targetState) return reject('dispute_not_open')
  if (isOpen && action !== 'lost') return reject('dispute_undecided')
  await recordDecision(app, current, action, note, by)
  return settled((await findDispute(db, id)) ?? current)
}

/** Returns the state of a dispute after an action. */
function stateAfter(action: DisputeAct): 'won' | 'lost' {
  return action === 'won' ? 'won' : 'lost'
}

async function recordDecision(
  app: ReversalApp,
  found: DisputeRecord,
  action: DisputeAct,
  note: string,
  by: StaffActor,
) {
  const { subject, paymentId, dispute } = found
  const { dispute_id: id, about } = dispute
  const { bookings, trips } = app.reversibleSales
  const [sales, soldId] =
    subject.tripId === undefined ? [bookings, subject.bookingId] : [trips, subject.tripId]
  await writeAudited(app, by, async (tx, now, audit) => {
    await sales.hold(tx, soldId)
    if (dispute.state === 'open') {
      // A colleague, or the gateway, was quicker.
      if (!(await loseDispute(tx, id, now))) return
      await postLoss(app, tx, found)
      await sales.noteMoved(tx, soldId, now)
    }
    const states = [...(await disputeStates(tx, paymentId)).values()]
    const isAnotherOpen = states.some((state) => state === 'open' || state === 'asked')
    const kinds = isAnotherOpen ? (['dispute_lost'] as const) : (['answer_dispute', 'dispute_lost'] as const)
    await closeTasks(tx, { ...subject, kinds, now })
    await audit({
      action: 'settle_dispute',
      subject: { kind: about.kind, id: about.id },
      before: { dispute: id, state: 'open' },
      after: { dispute: id, state: stateAfter(action), act: action, reason: note },
    })
  })
}

/** Posts a lost dispute, unless its currency differs from that of its sale, which has one in the ledger. */
async function postLoss(
  { clock }: ReversalApp,
  tx: Db,
  { dispute, subject, paymentId }: DisputeRecord,
): Promise<void> {
  const { dispute_id: id, amount } = dispute
  if ((await paymentStore.paidFor(tx, paymentId))?.currency !== amount.currency) return
  const posted = new Set(await entriesOf(tx, subject))
  const lost = { kind: 'dispute', id, amount, state: 'lost', answerBy: null } as const
  await postEntries(
    tx,
    reversalEntries(subject, lost, (entry) => posted.has(entry)),
    clock.now(),
  )
}
