import { createSandboxPayments } from '#connectors/payments/sandbox-payments.ts'
import type { Shared } from './shared.ts'

export type Payments = ReturnType<typeof wirePayments>

export function wirePayments({ config, paymentsUrl, paymentsTimeoutMs = 8000 }: Shared) {
  return {
    gateway: createSandboxPayments({
      url: paymentsUrl,
      apiKey: config.PAYMENTS_KEY,
      timeoutMs: paymentsTimeoutMs,
    }),
  }
}
