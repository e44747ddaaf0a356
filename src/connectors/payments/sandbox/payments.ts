import type { z } from 'zod'
import { httpExchange } from '#connectors/http/http-exchange.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { GatewayFailure, PaymentGateway } from '#domains/payments/payment-gateway.ts'
import { AuthorisedReply, FailureReply, PaymentLookupReply, PaymentReply } from './wire.ts'

/**
 * Creates a client of the card gateway at `url`, over HTTP and JSON. Each call ends within `timeoutMs`. A request sent
 * without a response is `no_answer`; only a connection that was never established is `unreachable`.
 */
export function createSandboxPayments({
  url,
  apiKey,
  timeoutMs,
  returnUrl,
}: {
  url: string
  apiKey?: string
  timeoutMs: number
  /** Returns where the bank's page redirects the traveller. Without it, there is no redirect. */
  returnUrl?: (paymentId: string) => string
}): PaymentGateway {
  const send = httpExchange({ url, concurrency: 1 })
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }

  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    message?: unknown,
  ): Promise<Result<z.infer<Schema>, GatewayFailure>> {
    const reply = await send({
      ...(message === undefined && { method: 'GET' as const }),
      path,
      headers,
      body: message === undefined ? '' : JSON.stringify(message),
      timeoutMs,
      urgent: true,
    })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const { status, text } = reply.value
    const body = parseJson(text ?? '')
    if (status >= 500) return fail({ code: 'no_answer', detail: `the gateway answered ${status}` })
    if (status === 200) {
      const parsed = schema.safeParse(body)
      return parsed.success ? ok(parsed.data) : fail({ code: 'garbage', detail: 'not a payment' })
    }
    const failure = FailureReply.safeParse(body)
    return failure.success
      ? fail(failure.data)
      : fail({ code: 'garbage', detail: `${status} without a reason` })
  }

  return {
    takes: 'card',
    async authorise({ paymentId, amount, card }) {
      if (!('number' in card)) return fail({ code: 'refused', reason: 'invalid_request' })
      const message = { amount, card, ...(returnUrl && { returnUrl: returnUrl(paymentId) }) }
      const hold = await call(`/payments/${paymentId}/authorise`, AuthorisedReply, message)
      if (!hold.ok) return hold
      const { status, amount: authorisedAmount, card: mark, challengeUrl } = hold.value
      if (status === 'action_required' && challengeUrl)
        return ok({ paymentId, action: { type: 'redirect', url: challengeUrl } })
      const authorised = status === 'authorised' || status === 'captured'
      const isExpectedAmount =
        authorisedAmount?.amount === amount.amount && authorisedAmount.currency === amount.currency
      return authorised && isExpectedAmount && mark
        ? ok({ paymentId, amount, card: mark })
        : fail({ code: 'garbage', detail: 'an authorisation of something else' })
    },
    async find(paymentId) {
      const found = await call(`/payments/${paymentId}`, PaymentLookupReply)
      return found.ok ? ok(found.value.payment) : found
    },
    capture: (paymentId) => call(`/payments/${paymentId}/capture`, PaymentReply, {}),
    release: (paymentId) => call(`/payments/${paymentId}/release`, PaymentReply, {}),
    refund: ({ paymentId, refundId, amount }) =>
      call(`/payments/${paymentId}/refunds`, PaymentReply, { refundId, amount }),
    // Its refunds always arrive, and test card payments are never disputed.
    reversals: async () => ok([]),
  }
}
