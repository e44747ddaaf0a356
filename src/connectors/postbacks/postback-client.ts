import { createHmac } from 'node:crypto'
import { request } from 'undici'
import { fail, ok } from '#kernel/result.ts'
import type { PostSigned } from '#domains/partners/postbacks/post-signed.ts'
import { PrivateAddress, publicAgent, unansweredReason } from '#connectors/http/public-agent.ts'

const MAX_REPLY_BYTES = 16_384

/**
 * Creates a client that calls addresses entered by partners: https only, never in a private network whatever the name
 * resolves to, without redirects, and reading little of the reply. `loopback`: also this machine, over http, to try
 * receivers in development. Calls are signed by Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 of
 * id, time and body.
 */
export function postbackClient({
  timeoutMs,
  loopback,
}: {
  timeoutMs: number
  loopback: boolean
}): PostSigned {
  const agent = publicAgent({ timeoutMs, maxBytes: MAX_REPLY_BYTES, loopback })

  return async ({ url, id, body, secret, at }) => {
    if (agent.isBlocked(new URL(url)))
      return fail({ code: 'address_refused', detail: 'not an address of the internet over https' })
    const seconds = Math.floor(at.epochMilliseconds / 1000)
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
    try {
      const reply = await request(url, {
        method: 'POST',
        dispatcher: agent.dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': `v1,${signature}`,
        },
        body,
      })
      await reply.body.dump({ limit: MAX_REPLY_BYTES }).catch(() => undefined)
      return reply.statusCode >= 200 && reply.statusCode < 300
        ? ok(null)
        : fail({ code: 'not_accepted', detail: `HTTP ${reply.statusCode}` })
    } catch (problem) {
      return fail(
        problem instanceof PrivateAddress
          ? { code: 'address_refused', detail: 'its name leads into a private network' }
          : { code: 'no_answer', detail: unansweredReason(problem, timeoutMs) },
      )
    }
  }
}
