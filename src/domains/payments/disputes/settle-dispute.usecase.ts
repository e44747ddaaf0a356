import type { StaffActor, StaffWrite, TaskStore } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { LedgerEntry } from '../ledger.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { RecordReversals, ReversibleSales } from '../record-reversals.usecase.ts'
import { reversalEntries } from '../reversal-entries.ts'
import type { DisputeReads, FoundDispute } from './dispute-reads.store.ts'
import { stateAfter } from './dispute-acts.ts'
import type { DisputeAct } from './dispute.contract.ts'
import type { KeptDisputes } from './dispute.store.ts'

export type SettleDisputeFailure = {
  code:
    | 'dispute_not_found'
    | 'dispute_not_open'
    | 'dispute_undecided'
    | 'dispute_not_acceptable'
    | 'payment_unavailable'
  detail: string
}

type SettledDispute = Result<FoundDispute, SettleDisputeFailure>

/**
 * A member of the staff says what a bank has decided of a dispute, or accepts it. The gateway is asked first, and what it says
 * is posted as from its webhook. That one is lost may be said before the gateway says so, and is posted then, once; that
 * one is won may not, as the money is not back.
 */
export type SettleDispute = (
  asked: { id: string; act: DisputeAct; note: string },
  by: StaffActor,
) => Promise<SettledDispute>

type Needs = {
  reads: Pick<DisputeReads, 'find'>
  disputes: Pick<KeptDisputes, 'lose' | 'statesOf'>
  gateway: Pick<PaymentGateway, 'acceptDispute'>
  recordReversals: RecordReversals
  sales: { bookings: ReversibleSales; trips: ReversibleSales }
  postedOf: (tx: Db, about: FoundDispute['subject']) => Promise<string[]>
  currencyOf: (tx: Db, paymentId: string) => Promise<string>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tasks: Pick<TaskStore, 'close'>
  staffWrite: StaffWrite
}

const details = {
  dispute_not_found: 'There is no such dispute',
  dispute_not_open: 'The bank only asks, or has decided otherwise',
  dispute_undecided: 'The gateway does not say so yet',
  dispute_not_acceptable: 'This gateway takes no acceptance',
  payment_unavailable: 'The gateway does not answer; try again',
} as const satisfies Record<SettleDisputeFailure['code'], string>

const refuse = (code: SettleDisputeFailure['code']) => fail({ code, detail: details[code] })

export function settleDispute(needs: Needs): SettleDispute {
  const { reads, gateway, recordReversals, staffWrite, tasks } = needs

  return async ({ id, act, note }, by) => {
    const found = await reads.find(id)
    if (!found) return refuse('dispute_not_found')
    if (act === 'accept' && !gateway.acceptDispute) return refuse('dispute_not_acceptable')
    const wanted = stateAfter(act)
    const { state } = found.dispute
    if (state === wanted) return ok(found)
    if (state !== 'open') return refuse('dispute_not_open')
    if (act === 'accept') {
      const accepted = await gateway.acceptDispute?.(id)
      // What is refused may have been accepted, or decided, before: the gateway is asked below.
      if (accepted && !accepted.ok && accepted.failure.code !== 'refused')
        return refuse('payment_unavailable')
    }
    if (!(await recordReversals(found.paymentId))) return refuse('payment_unavailable')
    const told = (await reads.find(id)) ?? found
    const isOpen = told.dispute.state === 'open'
    // A colleague said so while the gateway was asked, and that is written down.
    if (told.dispute.by_hand && told.dispute.state === wanted) return ok(told)
    if (!isOpen && told.dispute.state !== wanted) return refuse('dispute_not_open')
    if (isOpen && act !== 'lost') return refuse('dispute_undecided')
    await writeDown(told, act, note, by)
    return ok((await reads.find(id)) ?? told)
  }

  async function writeDown(found: FoundDispute, act: DisputeAct, note: string, by: StaffActor) {
    const { subject, paymentId, dispute } = found
    const { dispute_id: id, about } = dispute
    const [sales, soldId] =
      subject.tripId === undefined
        ? [needs.sales.bookings, subject.bookingId]
        : [needs.sales.trips, subject.tripId]
    await staffWrite<null>(by, async (tx, now) => {
      await sales.hold(tx, soldId)
      if (dispute.state === 'open') {
        // A colleague, or the gateway, was quicker.
        if (!(await needs.disputes.lose(tx, id, now))) return { value: null, audited: null }
        await postLoss(tx, found)
        await sales.noteMoved(tx, soldId, now)
      }
      const states = [...(await needs.disputes.statesOf(tx, paymentId)).values()]
      const isAnotherOpen = states.some((state) => state === 'open' || state === 'asked')
      const kinds = isAnotherOpen
        ? (['dispute_lost'] as const)
        : (['answer_dispute', 'dispute_lost'] as const)
      await tasks.close(tx, { ...subject, kinds, now })
      return {
        value: null,
        audited: {
          action: 'settle_dispute',
          subject: { kind: about.kind, id: about.id },
          before: { dispute: id, state: 'open' },
          after: { dispute: id, state: stateAfter(act), act, reason: note },
        },
      }
    })
  }

  /** What is sold has one currency in the ledger: of a dispute in another nothing is posted. */
  async function postLoss(tx: Db, { dispute, subject, paymentId }: FoundDispute): Promise<void> {
    const { dispute_id: id, amount } = dispute
    if ((await needs.currencyOf(tx, paymentId)) !== amount.currency) return
    const posted = new Set(await needs.postedOf(tx, subject))
    const lost = { kind: 'dispute', id, amount, state: 'lost', answerBy: null } as const
    await needs.post(
      tx,
      reversalEntries(subject, lost, (entry) => posted.has(entry)),
    )
  }
}
