import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Registry } from 'prom-client'
import { sha256 } from '#platform/crypto.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+|in-process)$/

type Wanted = {
  registry: Registry
  /** Null: nobody has it. */
  token: string | null
  /** Whether this machine itself is answered without the token. A proxy on it may pass on the whole world unsaid. */
  openToThisMachine: boolean
}

/** `/metrics` in Prometheus's text format, for who has the token and, where it is so wanted, for this machine itself. */
export function metricsRoutes({ registry, token, openToThisMachine }: Wanted): Hono {
  const expected = token === null ? null : sha256(`Bearer ${token}`)
  const hasToken = (c: Context) =>
    expected !== null && timingSafeEqual(sha256(c.req.header('authorization') ?? ''), expected)
  return new Hono().get('/metrics', async (c) => {
    if (!(openToThisMachine && isLocal(c)) && !hasToken(c)) return problem(c, 403, { code: 'metrics_closed' })
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
}

/** What a proxy of this machine passes on comes from elsewhere. */
function isLocal(c: Context): boolean {
  const passedOn = c.req.header('forwarded') ?? c.req.header('x-forwarded-for')
  return passedOn === undefined && LOOPBACK.test(addressOf(c))
}
