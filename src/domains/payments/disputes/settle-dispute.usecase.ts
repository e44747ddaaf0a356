import { closeTasks, writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { entriesOf, postEntries } from '../ledger.store.ts'
import { paymentStore } from '../payment.store.ts'
import { recordReversals, type ReversalApp } from '../record-reversals.usecase.ts'
import { reversalEntries } from '../reversal-entries.ts'
import type * as operations from './dispute-operations.contract.ts'
import { findDispute, type FoundDispute } from './dispute-reads.store.ts'
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
 * Records what a bank has decided of a dispute, as a member of the staff says, or accepts it. The gateway is asked first, and
 * what it says is posted as from its webhook. That a dispute is lost may be said before the gateway says so, and is posted
 * then, once; that one is won may not, as the money is not back.
 */
export async function settleDispute(
  app: ReversalApp,
  { params: { id }, body: { act, note }, by }: Call<typeof operations.settleDispute>,
): Promise<Result<{ dispute: StaffDispute }, { code: FailureCode; detail: string }>> {
  const { db, gateway } = app
  const settled = (dispute: FoundDispute) => ok({ dispute: staffDispute(dispute, gateway) })
  const found = await findDispute(db, id)
  if (!found) return reject('dispute_not_found')
  if (act === 'accept' && !gateway.acceptDispute) return reject('dispute_not_acceptable')
  const wanted = stateAfter(act)
  const { state } = found.dispute
  if (state === wanted) return settled(found)
  if (state !== 'open') return reject('dispute_not_open')
  if (act === 'accept') {
    const accepted = await gateway.acceptDispute?.(id)
    // What is refused may have been accepted, or decided, before: the gateway is asked below.
    if (accepted && !accepted.ok && accepted.failure.code !== 'refused') return reject('payment_unavailable')
  }
  if (!(await recordReversals(app, found.paymentId))) return reject('payment_unavailable')
  const told = (await findDispute(db, id)) ?? found
  const isOpen = told.dispute.state === 'open'
  // A colleague said so while the gateway was asked, and that is written down.
  if (told.dispute.by_hand && told.dispute.state === wanted) return settled(told)
  if (!isOpen && told.dispute.state !== wanted) return reject('dispute_not_open')
  if (isOpen && act !== 'lost') return reject('dispute_undecided')
  await recordDecision(app, told, act, note, by)
  return settled((await findDispute(db, id)) ?? told)
}

/** Returns the state that an action says a dispute is in. */
function stateAfter(act: DisputeAct): 'won' | 'lost' {
  return act === 'won' ? 'won' : 'lost'
}

async function recordDecision(
  app: ReversalApp,
  found: FoundDispute,
  act: DisputeAct,
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
      after: { dispute: id, state: stateAfter(act), act, reason: note },
    })
  })
}

/** Each sale has one currency in the ledger: of a dispute in another nothing is posted. */
async function postLoss(
  { clock }: ReversalApp,
  tx: Db,
  { dispute, subject, paymentId }: FoundDispute,
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
