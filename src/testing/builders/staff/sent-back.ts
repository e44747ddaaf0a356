import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { readConfig } from '#src/config.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { ledgerOf } from '../rentals/ledger.ts'

/** The sandbox gateway of a product, as a person at its own pages has it. */
export const sandboxGateway = ({ simulators }: Pick<TestApp, 'simulators'>) =>
  createSandboxPayments({
    url: simulators.payments.url,
    apiKey: readConfig({}).PAYMENTS_KEY,
    timeoutMs: 2_000,
  })

const paymentOf = async ({ database: { db } }: Pick<TestApp, 'database'>, bookingId: string) => {
  const payment = db.selectFrom('payments').select('id').where('booking_id', '=', bookingId)
  return (await payment.executeTakeFirstOrThrow()).id
}

/** Returns what the gateway retains of a booking, in cents. */
export async function takenAtGateway(
  app: Pick<TestApp, 'simulators' | 'database'>,
  bookingId: string,
): Promise<number> {
  const found = await sandboxGateway(app).find(await paymentOf(app, bookingId))
  if (!found.ok || !found.value) throw new Error('the gateway knows no such payment')
  const { captured, refunded } = found.value
  return (captured?.amount ?? 0) - (refunded?.amount ?? 0)
}

/** Refunds an amount of a booking manually at the gateway, in cents; returns the captured amounts of both books. */
export async function sentBackAtGateway(
  app: Pick<TestApp, 'simulators' | 'database'>,
  bookingId: string,
  cents = 100,
): Promise<{ ours: number; theirs: number }> {
  const paymentId = await paymentOf(app, bookingId)
  const amount = money(cents, 'EUR')
  const back = await sandboxGateway(app).refund({ paymentId, refundId: newId(), amount })
  if (!back.ok) throw new Error('the gateway refuses a refund by hand')
  const { gateway = 0, disputed = 0, chargebacks = 0 } = await ledgerOf(app.database.db, bookingId)
  return { ours: gateway + disputed + chargebacks, theirs: await takenAtGateway(app, bookingId) }
}
