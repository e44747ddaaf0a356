import type { TestApp } from '../../infrastructure/app.ts'
import { PASSWORD } from './people.ts'
import type { ValidRequest } from '../api/route-requests.ts'

/** The origin required of a browser's write requests. */
export const SITE_ORIGIN = 'http://rihla.test'

/** A CSRF token, and the headers of a browser with its cookie. */
export async function csrfOf({ app }: TestApp) {
  const reply = await app.request(`${SITE_ORIGIN}/api/auth/csrf`)
  const { csrfToken } = (await reply.json()) as { csrfToken: string }
  const cookies = reply.headers.getSetCookie().map((one) => one.split(';')[0])
  return { csrfToken, headers: { cookie: cookies.join('; '), origin: SITE_ORIGIN } }
}

/** Requests as next-auth 4's browser client sends them. `registration` returns the e-mail of a new account. */
export function nextAuthRequests(app: TestApp, registration: () => Promise<string>) {
  async function form(fields: Record<string, string> = {}, path?: string): Promise<ValidRequest> {
    const { csrfToken, headers } = await csrfOf(app)
    const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true', ...fields })
    return { ...(path !== undefined && { path }), body, headers }
  }

  return {
    'GET /api/auth/callback/:provider': (): ValidRequest => ({ path: '/api/auth/callback/email?token=x' }),
    'GET /api/auth/signin/:provider': (): ValidRequest => ({ path: '/api/auth/signin/email' }),
    'POST /api/auth/signin/:provider': () => form({ email: 'sami@example.com' }, '/api/auth/signin/email'),
    'POST /api/auth/callback/:provider': async () =>
      form({ email: await registration(), password: PASSWORD }, '/api/auth/callback/credentials'),
    'POST /api/auth/session': async (): Promise<ValidRequest> => {
      const { csrfToken, headers } = await csrfOf(app)
      return { body: { csrfToken }, headers }
    },
    'POST /api/auth/signout': () => form(),
    'POST /api/auth/_log': () => form({ level: 'warn', code: 'CLIENT_FETCH_ERROR' }),
  }
}
