import { z } from '@hono/zod-openapi'
import { createRoute } from './openapi/route.ts'
import { jsonReply, openApiApp, problemReplies } from './openapi/openapi.ts'
import { problem } from './problem.ts'

/** The only client error here; Node.js answers it for every call. */
const TOO_LONG = { 431: { description: 'The headers are longer than 16 kB' } }

const aliveRoute = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'The process answers',
  access: 'anybody',
  responses: { 200: jsonReply(z.object({ status: z.literal('ok') }), 'It does'), ...TOO_LONG },
})

const readyRoute = createRoute({
  method: 'get',
  path: '/readyz',
  summary: 'The process can do its work, and is not about to stop',
  access: 'anybody',
  responses: {
    200: jsonReply(z.object({ status: z.literal('ready') }), 'It can'),
    ...TOO_LONG,
    ...problemReplies(503),
  },
})

/**
 * Routes `/healthz` and `/readyz`, for load balancers and monitoring. `unreadyReason` returns null if the process is
 * ready.
 */
export function healthRoutes({ unreadyReason }: { unreadyReason: () => Promise<string | null> }) {
  return openApiApp()
    .openapi(aliveRoute, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readyRoute, async (c) => {
      const detail = await unreadyReason()
      return detail === null
        ? c.json({ status: 'ready' as const }, 200)
        : problem(c, 503, { code: 'not_ready', detail })
    })
}
