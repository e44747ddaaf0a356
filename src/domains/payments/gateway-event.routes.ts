import { Hono } from 'hono'
import type { Result } from '#kernel/result.ts'
import { readBody } from '#platform/http/read-body.ts'
import type { GatewayEvent, ReadGatewayEvent } from './gateway-event.ts'
import { problem } from './payment-problem.http.ts'

type Needs = {
  path: string
  signatureHeader: string
  readEvent: ReadGatewayEvent
  receiveEvent: (
    event: GatewayEvent,
  ) => Promise<Result<null, { code: 'payment_unavailable'; detail: string }>>
}

/** A gateway's webhook: its own contract, not one of ours, so it is not in the API reference. */
export function gatewayEventRoutes({ path, signatureHeader, readEvent, receiveEvent }: Needs): Hono {
  return new Hono().post(path, readBody, async (c) => {
    const event = readEvent(await c.req.text(), c.req.header(signatureHeader) ?? '')
    if (!event.ok) return problem(c, 400, event.failure)
    const received = await receiveEvent(event.value)
    if (!received.ok) return problem(c, 503, received.failure)
    return c.json({ received: true })
  })
}
