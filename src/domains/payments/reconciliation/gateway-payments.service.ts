import type { GatewayPayment, PaymentGateway } from '../payment-gateway.ts'

/** Type of `findGatewayPayments`, for domains that receive it as a dependency. */
export type FindGatewayPayments = (paymentIds: readonly string[]) => Promise<GatewayPayment[] | null>

/** Finds several payments at the gateway. Null if it did not respond for one of them. */
export async function findGatewayPayments(
  gateway: Pick<PaymentGateway, 'find'>,
  paymentIds: readonly string[],
): Promise<GatewayPayment[] | null> {
  const answers = await Promise.all(paymentIds.map((id) => gateway.find(id)))
  const payments: GatewayPayment[] = []
  for (const answer of answers) {
    if (!answer.ok) return null
    if (answer.value) payments.push(answer.value)
  }
  return payments
}
