import type { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { GatewayFailure, PaymentGateway } from '#domains/payments/payment-gateway.ts'
import { NEVER_SENT } from '../never-sent.ts'
import { AuthorisedReply, FailureReply, PaymentLookupReply, MESSAGE_BYTES, PaymentReply } from './wire.ts'

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
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }

  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    message?: unknown,
  ): Promise<Result<z.infer<Schema>, GatewayFailure>> {
    const answered = await send(new URL(path, url), {
      method: message === undefined ? 'GET' : 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(message === undefined ? {} : { body: JSON.stringify(message) }),
    })
    if (!answered.ok) return answered
    const { status, body } = answered.value
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

type Answer = { status: number; body: unknown }

async function send(url: URL, request: RequestInit): Promise<Result<Answer, GatewayFailure>> {
  let response: Response
  try {
    response = await fetch(url, request)
  } catch (error) {
    const cause = causeOf(error)
    const code = NEVER_SENT.has(cause) ? 'unreachable' : 'no_answer'
    return fail({ code, detail: cause })
  }
  try {
    const text = await readText(response)
    return text === null
      ? fail({ code: 'garbage', detail: 'an answer too long to read' })
      : ok({ status: response.status, body: parseJson(text) })
  } catch (error) {
    return fail({ code: 'no_answer', detail: causeOf(error) })
  }
}

/** Returns the system's error code (ECONNREFUSED, TimeoutError); never the request itself, which contains a card. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause
  if (cause instanceof Error)
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  return error.name
}

async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MESSAGE_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
