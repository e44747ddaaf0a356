import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { sha256 } from '#platform/crypto.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+|in-process)$/

type Options = {
  /** Returns all metrics as text of this content type. */
  read: () => Promise<string>
  contentType: string
  /** Null if no token is configured. */
  token: string | null
  /** True if loopback needs no token. A local proxy that adds no forwarding header would open it to everyone. */
  openToThisMachine: boolean
}

/** Route `/metrics` in Prometheus's text format, for callers with the token and, if so configured, for loopback. */
export function metricsRoutes({ read, contentType, token, openToThisMachine }: Options): Hono {
  const expected = token === null ? null : sha256(`Bearer ${token}`)
  const hasToken = (c: Context) =>
    expected !== null && timingSafeEqual(sha256(c.req.header('authorization') ?? ''), expected)
  return new Hono().get('/metrics', async (c) => {
    if (!(openToThisMachine && isLocal(c)) && !hasToken(c)) return problem(c, 403, { code: 'metrics_closed' })
    return c.body(await read(), 200, {
      'content-type': contentType,
      'cache-control': 'no-store',
    })
  })
}

/** Returns true for a request from this machine. One forwarded by a proxy here comes from elsewhere. */
function isLocal(c: Context): boolean {
  const passedOn = c.req.header('forwarded') ?? c.req.header('x-forwarded-for')
  return passedOn === undefined && LOOPBACK.test(addressOf(c))
}
