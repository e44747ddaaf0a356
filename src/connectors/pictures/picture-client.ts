import { errors, request } from 'undici'
import { fail, ok } from '#kernel/result.ts'
import type { FetchPicture } from '#domains/suppliers/pictures/fetch-picture.ts'
import { PrivateAddress, publicAgent, unansweredReason } from '#connectors/http/public-agent.ts'

/** Maximum size, far above any image of a car for a page. */
const MAX_BYTES = 3_000_000

/**
 * Creates a client that reads images at suppliers' addresses: https only, never in a private network, without
 * redirects, within one timeout. `loopback`: also this machine, over http, for simulated suppliers.
 */
export function pictureClient({
  timeoutMs,
  loopback,
}: {
  timeoutMs: number
  loopback: boolean
}): FetchPicture {
  const agent = publicAgent({ timeoutMs, maxBytes: MAX_BYTES, loopback })
  return async (url) => {
    if (agent.isBlocked(url))
      return fail({ code: 'address_refused', detail: 'not an address of the internet over https' })
    try {
      const { statusCode, body } = await request(url, {
        dispatcher: agent.dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'image/webp,image/png,image/jpeg' },
      })
      if (statusCode === 200) return ok(new Uint8Array(await body.arrayBuffer()))
      await body.dump({ limit: 16_384 }).catch(() => undefined)
      const code =
        statusCode >= 300 && statusCode < 500 && statusCode !== 429 ? 'picture_gone' : 'no_picture_answer'
      return fail({ code, detail: `HTTP ${statusCode}` })
    } catch (problem) {
      if (problem instanceof PrivateAddress)
        return fail({ code: 'address_refused', detail: 'its name leads into a private network' })
      if (problem instanceof errors.ResponseExceededMaxSizeError)
        return fail({ code: 'picture_too_heavy', detail: `A picture has at most ${MAX_BYTES / 1e6} MB` })
      return fail({ code: 'no_picture_answer', detail: unansweredReason(problem, timeoutMs) })
    }
  }
}
