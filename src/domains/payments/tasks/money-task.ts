import type { OpenTask, TaskSubject } from '#domains/staff/public.ts'
import type { CardBalances } from '../reconciliation/card-differences.ts'
import type { GatewayPayment } from '../payment-gateway.ts'

/** Returns the subject of a task, in the format of the ledger and the reconciliation. */
export function subjectOf({ about: { kind, id } }: Pick<OpenTask, 'about'>): TaskSubject {
  return kind === 'trip' ? { tripId: id } : { bookingId: id }
}

/** Refunds at the gateway missing from our ledger, in minor units. */
export function unrecordedRefunds(ledger: CardBalances, gateway: readonly GatewayPayment[]): number {
  const ours = ledger.gateway + ledger.disputed + ledger.chargebacks
  return ours - gateway.reduce((sum, payment) => sum + leftAtGateway(payment), 0)
}

/** Returns the amount of a payment that the gateway can still refund. */
export function leftAtGateway({ captured, refunded }: GatewayPayment): number {
  return (captured?.amount ?? 0) - (refunded?.amount ?? 0)
}

/** Returns the gateway's idempotency key of the refund of a task. A reopened task has a new key. */
export function refundIdOf({ id, createdAt }: Pick<OpenTask, 'id' | 'createdAt'>): string {
  return `${id.slice(0, 24)}${createdAt.epochMilliseconds.toString(16).padStart(12, '0')}`
}
