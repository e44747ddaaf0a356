import type { GatewayPayment, PaymentGateway } from '../payment-gateway.ts'

/** What the gateway knows of several payments; null: it did not answer about one of them. */
export type FindGatewayPayments = (paymentIds: readonly string[]) => Promise<GatewayPayment[] | null>

export function findGatewayPayments(gateway: Pick<PaymentGateway, 'find'>): FindGatewayPayments {
  return async (paymentIds) => {
    const answers = await Promise.all(paymentIds.map((id) => gateway.find(id)))
    const payments: GatewayPayment[] = []
    for (const answer of answers) {
      if (!answer.ok) return null
      if (answer.value) payments.push(answer.value)
    }
    return payments
  }
}
