type Needs = {
  /** One try; it ends when its signal does. */
  ask: (signal: AbortSignal) => Promise<Response>
  /** Resolves after so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>
  /** 0 to 1. */
  random?: () => number
  /** Milliseconds. */
  now?: () => number
}

const TRY_MS = 4000
const WHOLE_MS = 10_000
/** The most that is waited before the second and the third try: how much of it is chance. */
export const PAUSES_MS = [300, 900] as const
/** A longer Retry-After is not waited for. */
const MOST_RETRY_AFTER_S = 3

/**
 * Asks at most three times in ten seconds, and again only where that may help: after network errors, 408, 429 with a
 * short Retry-After, and 5xx. Null: it was in vain.
 */
export async function askWithRetries({
  ask,
  wait = (ms) => new Promise((done) => setTimeout(done, ms)),
  random = Math.random,
  now = Date.now,
}: Needs): Promise<Response | null> {
  const endsAt = now() + WHOLE_MS
  for (let attempt = 0; ; attempt++) {
    const left = endsAt - now()
    if (left <= 0) return null
    const reply = await ask(AbortSignal.timeout(Math.min(TRY_MS, left))).catch(() => null)
    if (reply?.ok) return reply
    const pause = PAUSES_MS[attempt]
    const atLeastMs = reply ? retryAfterMs(reply) : 0
    if (pause === undefined || atLeastMs === null) return null
    await wait(atLeastMs + random() * pause)
  }
}

/** How long a refusal asks to wait, in milliseconds; null: another try is of no use. */
function retryAfterMs({ status, headers }: Response): number | null {
  if (status === 408 || status >= 500) return 0
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 429 && seconds <= MOST_RETRY_AFTER_S ? seconds * 1000 : null
}
