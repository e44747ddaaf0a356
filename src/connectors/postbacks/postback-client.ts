import { createHmac } from 'node:crypto'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, errors, request } from 'undici'
import { fail, ok } from '#kernel/result.ts'
import { publicAddress } from '#platform/http/public-address.ts'
import type { PostSigned } from '#domains/partners/postbacks/post-signed.ts'

const MOST_REPLY_BYTES = 16_384

type LookedUp = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** An address that the partner's host name leads to is none of the internet. */
class PrivateAddress extends Error {}

/**
 * Calls addresses that partners type: https alone, never one of a private network whatever its name resolves to, no
 * redirect followed, and little of the reply read. `loopback`: also this machine, over http, to try receivers in
 * development. Signed as Standard Webhooks has it (https://www.standardwebhooks.com): id, time and body by HMAC-SHA-256.
 */
export function postbackClient({
  timeoutMs,
  loopback,
}: {
  timeoutMs: number
  loopback: boolean
}): PostSigned {
  const isAllowed = (address: string) =>
    publicAddress(address) !== null || (loopback && /^(?:127\.|::1$)/.test(address))

  /** Checks what the connection will use: a second look-up could be answered otherwise. */
  function allowedOnly(host: string, options: LookupOptions, done: LookedUp): void {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(host), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

  const agent = new Agent({
    allowH2: false,
    connect: { timeout: timeoutMs, lookup: allowedOnly },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MOST_REPLY_BYTES,
  })

  return async ({ url, id, body, secret, at }) => {
    const { protocol, hostname } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    const isHere = loopback && /^(?:127\.|::1$|localhost$)/.test(host)
    if ((protocol !== 'https:' && !isHere) || (isIP(host) !== 0 && !isAllowed(host)))
      return fail({ code: 'address_refused', detail: 'not an address of the internet over https' })
    const seconds = Math.floor(at.epochMilliseconds / 1000)
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
    try {
      const reply = await request(url, {
        method: 'POST',
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': `v1,${signature}`,
        },
        body,
      })
      await reply.body.dump({ limit: MOST_REPLY_BYTES }).catch(() => undefined)
      return reply.statusCode >= 200 && reply.statusCode < 300
        ? ok(null)
        : fail({ code: 'not_accepted', detail: `HTTP ${reply.statusCode}` })
    } catch (problem) {
      return fail(
        problem instanceof PrivateAddress
          ? { code: 'address_refused', detail: 'its name leads into a private network' }
          : { code: 'no_answer', detail: reasonOf(problem, timeoutMs) },
      )
    }
  }
}

/** Nothing of a reply or of our network is told. */
function reasonOf(problem: unknown, timeoutMs: number): string {
  const isLate =
    problem instanceof errors.ConnectTimeoutError ||
    problem instanceof errors.HeadersTimeoutError ||
    (problem instanceof Error && problem.name === 'TimeoutError')
  return isLate ? `no answer within ${timeoutMs} ms` : 'no connection'
}
