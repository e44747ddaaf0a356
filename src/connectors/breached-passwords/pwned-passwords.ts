import { createHash } from 'node:crypto'
import type { CheckBreaches } from '#domains/accounts/passwords/breached-passwords.ts'
import { fail, ok } from '#kernel/result.ts'
import { httpText } from '#connectors/http/http-exchange.ts'

/** Length of the hash prefix sent to the service; hundreds of known passwords share each prefix. */
const PREFIX_LENGTH = 5

/** Concurrent requests; one that gets no free slot within the timeout fails. */
const AT_ONCE = 32

/** The rest of a SHA-1, and the number of known breaches: 0 in padding lines, which hide the length of the list. */
const LINE = /^([0-9a-f]{35}):(\d+)$/i

type Options = { url: string; timeoutMs: number; userAgent: string }

/**
 * Creates a client of the range API of Pwned Passwords. The service receives neither the password nor its whole hash.
 */
export function pwnedPasswords({ url, timeoutMs, userAgent }: Options): CheckBreaches {
  const send = httpText({ url, concurrency: AT_ONCE })
  // The service may reject a request without a user agent.
  const headers = { accept: 'text/plain', 'add-padding': 'true', 'user-agent': userAgent }
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const path = `/range/${hash.slice(0, PREFIX_LENGTH)}`
    const reply = await send({ method: 'GET', path, headers, body: '', timeoutMs })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const lines = reply.value.trimEnd().split(/\r?\n/)
    const known = lines.map((line) => LINE.exec(line))
    if (known.includes(null)) return fail({ code: 'garbage', detail: 'not a list of hashes and counts' })
    const rest = hash.slice(PREFIX_LENGTH)
    return ok(known.some((line) => line?.[1]?.toUpperCase() === rest && Number(line[2]) > 0))
  }
}
