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
import { givenBackUnnoted, leftAtGateway, refundIdOf, subjectOf } from './money-task.ts'
import { refusedMoney, type MoneySettled, type MoneyTaskFailure } from './money-task-failure.ts'

/** What was sold, as far as money that goes back to its traveller concerns it. */
export type OwingSales = {
  /** Leases the sale for refunding. False if already leased. */
  lease(id: string): Promise<boolean>
  /** Its traveller has the money. */
  notePaidBack(tx: Db, id: string, owed: Owed, now: Temporal.Instant): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    owingSales: Record<'booking' | 'trip', OwingSales>
  }
}

export type PayingApp = Pick<App, 'db' | 'clock' | 'gateway' | 'cards' | 'owingSales'>

/** How a traveller gets what is owed: `at_gateway`: the gateway has sent it already, by a person's hand. */
type PayAct = 'pay_card' | 'pay_transfer' | 'paid_at_gateway'

/**
 * Pays a traveller what a task says that they have to get back, and posts it. What is sent to a card is sent under a key of
 * the task, so that of two people, or after a crash, it is sent once; nothing is paid while the gateway's book says that
 * something went back that ours does not have.
 */
export async function payTraveller(
  app: PayingApp,
  task: OpenTask,
  { act, note }: { act: PayAct; note: string },
  by: StaffActor,
): Promise<MoneySettled> {
  const { about, kind } = task
  const sales = app.owingSales[about.kind]
  const owed = await owedTo(app.db, about)
  if (!owed) return refusedMoney('nothing_owed')
  if (kind === 'refund_refused' && !(await sales.lease(about.id))) return refusedMoney('booking_busy')
  const paid = await pay(app, task, act, owed)
  if (!paid.ok) return paid
  const { id, from } = paid.value
  return settleTask<MoneyTaskFailure>(app, { task, act, note }, by, async (tx, now) => {
    await endOwedRefunds(tx, about, now)
    await postEntries(tx, [paidBackEntry(subjectOf(task), { id, from, owed })], app.clock.now())
    await sales.notePaidBack(tx, about.id, owed, now)
    return ok({ entry: id, from })
  })
}

async function pay(
  { db, gateway, cards }: PayingApp,
  task: OpenTask,
  act: PayAct,
  owed: Owed,
): Promise<Result<{ id: string; from: 'gateway' | 'bank' }, MoneyTaskFailure>> {
  const payments = await findGatewayPayments(gateway, await paymentIdsOf(db, task.about))
  if (!payments) return refusedMoney('payment_unavailable')
  const amount = owed.travellers + owed.tripRevenue
  const unnoted = givenBackUnnoted(balancesOf(await postingsOf(db, subjectOf(task))), payments)
  if (act === 'paid_at_gateway')
    return unnoted === amount ? ok({ id: newId(), from: 'gateway' }) : refusedMoney('not_at_gateway')
  const id = refundIdOf(task)
  // Sent by an act of before, whose end was not written.
  if (act === 'pay_card' && unnoted === amount) return ok({ id, from: 'gateway' })
  if (unnoted !== 0) return refusedMoney('gateway_differs')
  if (act === 'pay_transfer') return ok({ id: newId(), from: 'bank' })
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
  if (!payment) return refusedMoney('still_refused')
  const sent = await cards.refund({ id, paymentId: payment.paymentId, amount })
  if (sent === 'done') return ok(null)
  return refusedMoney(sent === 'refused' ? 'still_refused' : 'payment_unavailable')
}
