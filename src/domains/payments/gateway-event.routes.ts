import { Hono } from 'hono'
import { readBody } from '#platform/http/read-body.ts'
import type { ReadGatewayEvent } from './gateway-event.ts'
import { problem } from './payment-problem.http.ts'
import type { receiveGatewayEvent } from './receive-gateway-event.usecase.ts'

type Webhook = { path: string; signatureHeader: string; readEvent: ReadGatewayEvent }

/** Creates a gateway's webhook. Its contract is the gateway's, so it is not in the API reference. */
export function gatewayEventRoutes(
  app: Parameters<typeof receiveGatewayEvent>[0],
  { path, signatureHeader, readEvent }: Webhook,
  receive: typeof receiveGatewayEvent,
): Hono {
  return new Hono().post(path, readBody, async (c) => {
    const event = readEvent(await c.req.text(), c.req.header(signatureHeader) ?? '')
    if (!event.ok) return problem(c, 400, event.failure)
    const received = await receive(app, event.value)
    if (!received.ok) return problem(c, 503, received.failure)
    return c.json({ received: true })
  })
}
