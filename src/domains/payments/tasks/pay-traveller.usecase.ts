import { settleTask, type OpenTask, type StaffActor } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { postEntries, postingsOf } from '../ledger.store.ts'
import { balancesOf } from '../ledger.ts'
import { endOwedRefunds, owedTo, paymentIdsOf, type Owed } from '../owed.store.ts'
import { paidBackEntry } from '../paid-back-entries.ts'
import type { GatewayPayment } from '../payment-gateway.ts'
import { findGatewayPayments } from '../reconciliation/gateway-payments.service.ts'
import { unrecordedRefunds, leftAtGateway, refundIdOf, subjectOf } from './money-task.ts'
import { rejectMoneyTask, type MoneySettled, type MoneyTaskFailure } from './money-task-failure.ts'

/** Access to a sale, for refunds to its traveller. */
export type OwingSales = {
  /** Leases the sale for refunding. False if already leased. */
  lease(id: string): Promise<boolean>
  /** Records that its traveller has received the money. */
  notePaidBack(tx: Db, id: string, owed: Owed, now: Temporal.Instant): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    owingSales: Record<'booking' | 'trip', OwingSales>
  }
}

export type PayingApp = Pick<App, 'db' | 'clock' | 'gateway' | 'cards' | 'owingSales'>

/** Way to pay a traveller. `paid_at_gateway`: a person has already refunded it in the gateway's dashboard. */
type PayAction = 'pay_card' | 'pay_transfer' | 'paid_at_gateway'

/**
 * Pays a traveller the amount owed by a task, and posts it. A card refund has an idempotency key of the task, so that
 * it is sent once even if repeated or sent by two people. Nothing is paid while the gateway has refunds that our
 * ledger lacks.
 */
export async function payTraveller(
  app: PayingApp,
  task: OpenTask,
  { act: action, note }: { act: PayAction; note: string },
  by: StaffActor,
): Promise<MoneySettled> {
  const { about, kind } = task
  const sales = app.owingSales[about.kind]
  const owed = await owedTo(app.db, about)
  if (!owed) return rejectMoneyTask('nothing_owed')
  if (kind === 'refund_refused' && !(await sales.lease(about.id))) return rejectMoneyTask('booking_busy')
  const paid = await pay(app, task, action, owed)
  if (!paid.ok) return paid
  const { id, from } = paid.value
  return settleTask<MoneyTaskFailure>(app, { task, act: action, note }, by, async (tx, now) => {
    await endOwedRefunds(tx, about, now)
    await postEntries(tx, [paidBackEntry(subjectOf(task), { id, from, owed })], app.clock.now())
    await sales.notePaidBack(tx, about.id, owed, now)
    return ok({ entry: id, from })
  })
}

async function pay(
  { db, gateway, cards }: PayingApp,
  task: OpenTask,
  action: PayAction,
  owed: Owed,
): Promise<Result<{ id: string; from: 'gateway' | 'bank' }, MoneyTaskFailure>> {
  const payments = await findGatewayPayments(gateway, await paymentIdsOf(db, task.about))
  if (!payments) return rejectMoneyTask('payment_unavailable')
  const amount = owed.travellers + owed.tripRevenue
  const unrecorded = unrecordedRefunds(balancesOf(await postingsOf(db, subjectOf(task))), payments)
  if (action === 'paid_at_gateway')
    return unrecorded === amount ? ok({ id: newId(), from: 'gateway' }) : rejectMoneyTask('not_at_gateway')
  const id = refundIdOf(task)
  // Sent by an earlier, interrupted attempt.
  if (action === 'pay_card' && unrecorded === amount) return ok({ id, from: 'gateway' })
  if (unrecorded !== 0) return rejectMoneyTask('gateway_differs')
  if (action === 'pay_transfer') return ok({ id: newId(), from: 'bank' })
  const sent = await send(cards, id, { amount, currency: owed.currency }, payments)
  return sent.ok ? ok({ id, from: 'gateway' }) : sent
}

async function send(
  cards: App['cards'],
  id: string,
  amount: { amount: number; currency: string },
  payments: readonly GatewayPayment[],
): Promise<Result<null, MoneyTaskFailure>> {
  const payment = payments.find((one) => leftAtGateway(one) >= amount.amount)
  if (!payment) return rejectMoneyTask('still_refused')
  const sent = await cards.refund({ id, paymentId: payment.paymentId, amount })
  if (sent === 'done') return ok(null)
  return rejectMoneyTask(sent === 'refused' ? 'still_refused' : 'payment_unavailable')
}
