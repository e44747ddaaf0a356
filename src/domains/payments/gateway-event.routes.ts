import { Hono } from 'hono'
import { readBody } from '#platform/http/read-body.ts'
import type { ReadGatewayEvent } from './gateway-event.ts'
import type { ReceiveGatewayEvent } from './receive-gateway-event.usecase.ts'
import { problem } from './payment-problem.http.ts'

type Needs = {
  path: string
  signatureHeader: string
  readEvent: ReadGatewayEvent
  hearEvent: ReceiveGatewayEvent
}

/** A gateway's webhook: its own contract, not one of ours, so it is not in the API reference. */
export function gatewayEventRoutes({ path, signatureHeader, readEvent, hearEvent }: Needs): Hono {
  return new Hono().post(path, readBody, async (c) => {
    const event = readEvent(await c.req.text(), c.req.header(signatureHeader) ?? '')
    if (!event.ok) return problem(c, 400, event.failure)
    const heard = await hearEvent(event.value)
    if (!heard.ok) return problem(c, 503, heard.failure)
    return c.json({ received: true })
  })
}
