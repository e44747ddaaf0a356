import { createSandboxPayments } from '#connectors/payments/sandbox-payments.ts'
import { createStripePayments } from '#connectors/payments/stripe/stripe-payments.ts'
import { gatewayReferenceStore } from '#domains/payments/gateway-reference.store.ts'
import { balancesOf, type LedgerEntry } from '#domains/payments/ledger.ts'
import { postEntries, postingsOf } from '#domains/payments/ledger.store.ts'
import type { PaymentGateway } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Shared } from './shared.ts'

export type Payments = ReturnType<typeof wirePayments>

export function wirePayments({ config, db, now, publicUrl, paymentsUrl, paymentsTimeoutMs = 8000 }: Shared) {
  const references = gatewayReferenceStore(db)
  const { stripe } = config
  const returnUrl = (paymentId: string) => `${publicUrl}/payments/${paymentId}/return`
  const gateway: PaymentGateway = stripe
    ? createStripePayments({
        ...stripe,
        timeoutMs: paymentsTimeoutMs,
        returnUrl,
        intents: references,
      })
    : createSandboxPayments({
        url: paymentsUrl,
        apiKey: config.PAYMENTS_KEY,
        timeoutMs: paymentsTimeoutMs,
        returnUrl,
      })
  return {
    gateway,
    references,
    ledgerOf: async (bookingId: string) => balancesOf(await postingsOf(db, bookingId)),
    /** Posts to the ledger, in the transaction of what it belongs to. */
    post: (tx: Db, entries: readonly LedgerEntry[]) => postEntries(tx, entries, now()),
  }
}
