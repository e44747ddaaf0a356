import { createHash, randomBytes } from 'node:crypto'
import { listener } from '../infrastructure/listener.ts'

/** Min number of lines in a padded response. */
const PADDED_TO = 800

type RecordedRequest = { line: string; headers: Record<string, string>; body: string }

/**
 * A service on loopback that responds as Pwned Passwords is documented to; `breachCounts` is how often each password was
 * breached, `requests` every request received.
 */
export async function startBreachedPasswords(breachCounts: Readonly<Record<string, number>>) {
  const server = await listener()
  const requests: RecordedRequest[] = []
  const known = Object.entries(breachCounts).map(([password, count]) => ({ hash: sha1(password), count }))

  /** Sets the handler from now on; requests are recorded as before. */
  function answers(answer: (prefix: string, request: Request) => Response | Promise<Response>) {
    server.answerBy(async (request) => {
      const { pathname, search } = new URL(request.url)
      requests.push({
        line: `${request.method} ${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      })
      return answer(/^\/range\/([\dA-F]{5})$/.exec(pathname)?.[1] ?? '', request)
    })
  }

  answers((prefix, { headers }) => {
    if (!headers.has('user-agent')) return new Response('no user agent', { status: 403 })
    if (prefix === '') return new Response('The hash prefix was not in a valid format', { status: 400 })
    const lines = known
      .filter(({ hash }) => hash.startsWith(prefix))
      .map(({ hash, count }) => `${hash.slice(5)}:${count}`)
    while (headers.get('add-padding') === 'true' && lines.length < PADDED_TO)
      lines.push(`${randomBytes(18).toString('hex').slice(1).toUpperCase()}:0`)
    return textOf(lines.toSorted().join('\r\n'))
  })
  return { url: `http://127.0.0.1:${server.port}`, requests, answers, close: server.close }
}

export function textOf(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/plain' } })
}

/** Returns the hash in upper case, as the service does. */
export function sha1(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}
