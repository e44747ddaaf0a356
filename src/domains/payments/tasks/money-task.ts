import type { OpenTask, TaskSubject } from '#domains/staff/public.ts'
import type { CardBalances } from '../reconciliation/card-differences.ts'
import type { GatewayPayment } from '../payment-gateway.ts'

/** What a task is about, as the ledger and the reconciliation name it. */
export function subjectOf({ about: { kind, id } }: Pick<OpenTask, 'about'>): TaskSubject {
  return kind === 'trip' ? { tripId: id } : { bookingId: id }
}

/** Refunds at the gateway missing from our ledger, in minor units. */
export function givenBackUnnoted(ledger: CardBalances, gateway: readonly GatewayPayment[]): number {
  const ours = ledger.gateway + ledger.disputed + ledger.chargebacks
  return ours - gateway.reduce((sum, payment) => sum + leftAtGateway(payment), 0)
}

/** How much of a payment the gateway can still give back. */
export function leftAtGateway({ captured, refunded }: GatewayPayment): number {
  return (captured?.amount ?? 0) - (refunded?.amount ?? 0)
}

/**
 * The gateway's key of the refund of one opening of a task, which acts once however often it is sent: opened anew, a task
 * has another.
 */
export function refundIdOf({ id, createdAt }: Pick<OpenTask, 'id' | 'createdAt'>): string {
  return `${id.slice(0, 24)}${createdAt.epochMilliseconds.toString(16).padStart(12, '0')}`
}
