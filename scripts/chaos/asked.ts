import { Agent, request } from 'undici'

/** A request that was made: `status` 0 had no answer. Times are those of `performance.now()`. */
export type Answered = { step: string; from: number; to: number; status: number; why: string }

export type Reply = { status: number; body: string; retryAfterMs: number }

export type Question = {
  method?: 'GET' | 'POST'
  path: string
  message?: object
  headers?: Record<string, string>
}

const NO_ANSWER_MS = 60_000

/** Returns true if a request failed as people see it: no answer, or the server's failure. */
export function isFault({ status }: Pick<Answered, 'status'>): boolean {
  return status === 0 || status >= 500
}

/** Asks the site over its proxy's TLS, as many at once as there are travellers, and notes how each was answered. */
export function openAsking(origin: string, note: (answered: Answered) => void) {
  const agent = new Agent({
    connections: 128,
    // Over HTTP/2 clients send again by themselves what the proxy gives back of a process that died, and nothing is seen of it.
    allowH2: false,
    connect: { rejectUnauthorized: false },
    headersTimeout: NO_ANSWER_MS,
    bodyTimeout: NO_ANSWER_MS,
  })
  return {
    async ask(
      step: string,
      address: string,
      { method = 'GET', path, message, headers }: Question,
    ): Promise<Reply> {
      const from = performance.now()
      const noted = (status: number, why = '') => note({ step, from, to: performance.now(), status, why })
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
        noted(reply.statusCode, reply.statusCode >= 400 ? codeIn(body) : '')
        const { 'retry-after': after } = reply.headers
        return { status: reply.statusCode, body, retryAfterMs: Number(after ?? 0) * 1000 }
      } catch (error) {
        noted(0, error instanceof Error && 'code' in error ? String(error.code) : String(error))
        return { status: 0, body: '', retryAfterMs: 0 }
      }
    },
    close: () => agent.close(),
  }
}

export type Asking = ReturnType<typeof openAsking>

/** The code of a problem; the proxy's own failures are HTML. */
export function codeIn(body: string): string {
  try {
    return String((JSON.parse(body) as { code?: unknown }).code)
  } catch {
    return 'of the proxy'
  }
}
