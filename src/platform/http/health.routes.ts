import { Hono } from 'hono'
import { problem } from './problem.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function healthRoutes({ isReady }: { isReady: () => Promise<boolean> }): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await isReady().catch(() => false)
      return ready ? c.json({ status: 'ready' }) : problem(c, 503, { code: 'not_ready' })
    })
}
