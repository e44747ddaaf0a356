const TRY_MS = 4000
const WHOLE_MS = 10_000
/** The most that is waited before the second and the third try: how much of it is chance. */
export const PAUSES_MS = [300, 900] as const
/** A longer Retry-After is not waited for. */
const MAX_RETRY_AFTER_S = 3

/**
 * Asks at most three times in ten seconds, and again only where that may help: after network errors, 408, 429 with a
 * short Retry-After, and 5xx. A try ends when its signal does. Null: it was in vain.
 */
export async function askWithRetries(
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | null> {
  const whole = AbortSignal.timeout(WHOLE_MS)
  for (let attempt = 0; ; attempt++) {
    const reply = await ask(AbortSignal.any([whole, AbortSignal.timeout(TRY_MS)])).catch(() => null)
    if (reply?.ok) return reply
    const pause = PAUSES_MS[attempt]
    const atLeastMs = reply ? retryAfterMs(reply) : 0
    if (pause === undefined || atLeastMs === null) return null
    await new Promise((done) => setTimeout(done, atLeastMs + Math.random() * pause))
  }
}

/** How long a refusal asks to wait, in milliseconds; null: another try is of no use. */
function retryAfterMs({ status, headers }: Response): number | null {
  if (status === 408 || status >= 500) return 0
  const seconds = Number.parseFloat(headers.get('retry-after') ?? '')
  return status === 429 && seconds <= MAX_RETRY_AFTER_S ? seconds * 1000 : null
}
