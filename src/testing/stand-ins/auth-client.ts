import type { TestApp } from '../infrastructure/app.ts'

const SITE = 'http://rihla.test'

type RequestParts = { form?: Record<string, string>; json?: unknown; headers?: Record<string, string> }

/** A browser on our pages as `/api/auth` sees it: stores cookies, and submits forms from our origin. */
export function authClient({ app }: Pick<TestApp, 'app'>) {
  const jar = new Map<string, string>()

  async function request(path: string, { form, json, headers = {} }: RequestParts = {}) {
    const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json)
    const response = await app.request(new URL(path, SITE).href, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== null && { origin: SITE }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    })
    const set = response.headers.getSetCookie()
    for (const cookie of set) storeCookie(cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      set,
      body: isJson ? JSON.parse(text) : null,
    }
  }

  function storeCookie(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }

  const csrfToken = async (): Promise<string> => (await request('/api/auth/csrf')).body.csrfToken

  /** Submits a form as the next-auth 4 client does: with its CSRF token, requesting the redirect as JSON. */
  const send = async (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    request(path, {
      form: { csrfToken: await csrfToken(), callbackUrl: `${SITE}/account`, json: 'true', ...fields },
      headers,
    })

  /** Submits the page that a mailed sign-in link opens. */
  const signInBy = async (link: string) =>
    request('/api/auth/callback/email', { form: Object.fromEntries(new URL(link, SITE).searchParams) })

  return { jar, request, csrfToken, send, signInBy, session: () => request('/api/auth/session') }
}
