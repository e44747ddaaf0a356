import { Agent, request } from 'undici'

/** Result of one request. `status` is 0 if no response came; times are those of `performance.now()`. */
export type RequestResult = { step: string; from: number; to: number; status: number; reason: string }

export type Reply = { status: number; body: string; retryAfterMs: number }

export type RequestOptions = {
  method?: 'GET' | 'POST'
  path: string
  message?: object
  headers?: Record<string, string>
}

const NO_ANSWER_MS = 60_000

/** Returns true if a request failed as people see it: no answer, or the server's failure. */
export function isFault({ status }: Pick<RequestResult, 'status'>): boolean {
  return status === 0 || status >= 500
}

/** Opens a client for the site over its proxy's TLS, with one connection per traveller, and records each result. */
export function openClient(origin: string, record: (result: RequestResult) => void) {
  const agent = new Agent({
    connections: 128,
    // HTTP/2 clients retry silently what the proxy returns when a process dies, which would hide the failure.
    allowH2: false,
    connect: { rejectUnauthorized: false },
    headersTimeout: NO_ANSWER_MS,
    bodyTimeout: NO_ANSWER_MS,
  })
  return {
    async send(
      step: string,
      address: string,
      { method = 'GET', path, message, headers }: RequestOptions,
    ): Promise<Reply> {
      const from = performance.now()
      const recorded = (status: number, reason = '') =>
        record({ step, from, to: performance.now(), status, reason })
      try {
        const reply = await request(`${origin}${path}`, {
          dispatcher: agent,
          method,
          headers: {
            'x-forwarded-for': address,
            ...(message && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(message && { body: JSON.stringify(message) }),
        })
        const body = await reply.body.text()
        recorded(reply.statusCode, reply.statusCode >= 400 ? codeIn(body) : '')
        const { 'retry-after': after } = reply.headers
        return { status: reply.statusCode, body, retryAfterMs: Number(after ?? 0) * 1000 }
      } catch (error) {
        recorded(0, error instanceof Error && 'code' in error ? String(error.code) : String(error))
        return { status: 0, body: '', retryAfterMs: 0 }
      }
    },
    close: () => agent.close(),
  }
}

export type Client = ReturnType<typeof openClient>

/** Returns the code of a problem; the proxy's own failures are HTML. */
export function codeIn(body: string): string {
  try {
    return String((JSON.parse(body) as { code?: unknown }).code)
  } catch {
    return 'of the proxy'
  }
}
