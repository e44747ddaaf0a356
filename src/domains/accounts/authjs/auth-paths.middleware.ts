import type { MiddlewareHandler } from 'hono'
import type { Log } from '#platform/log.ts'
import { errorName } from './auth-error-names.ts'
import { problem } from '../account-problem.http.ts'

/** Paths that the browser client of next-auth 4 may request under `/api/auth` (specification §2). */
const KNOWN =
  /^\/api\/auth\/(session|csrf|providers|signout|error|verify-request|_log|signin(\/[^/]+)?|callback\/[^/]+)$/

/** Rejects any other authentication path with the error name in the client's documentation (specification §8). */
export function authPathsAlone(log: Log): MiddlewareHandler {
  return async (c, next) => {
    if (KNOWN.test(c.req.path)) return next()
    const { name } = errorName('UnknownAction')
    const code = 'MISSING_NEXTAUTH_API_ROUTE_ERROR'
    log.info({ name, code, path: c.req.path.slice(0, 200) }, 'sign-in')
    return problem(c, 404, { code })
  }
}
