import { Hono } from 'hono'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function healthRoutes({ isReady }: { isReady: () => Promise<boolean> }): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await isReady().catch(() => false)
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
    })
}
