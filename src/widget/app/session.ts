import type { WidgetSession } from '#domains/widget/frame-boot.contract.ts'

/** A session is good for 15 minutes; counted here, so that a clock that is wrong does no harm. */
const RENEW_AFTER_MS = 10 * 60_000

type Needs = {
  first: WidgetSession
  /** Exchanges the current token for the next one; null if the session is over. Throws if the server is unreachable. */
  renew: (token: string) => Promise<WidgetSession | null>
  /** Milliseconds of this machine's clock. */
  now: () => number
  /** Called if the frame must be reloaded. */
  onOver: () => void
}

/**
 * Creates the frame's session: the token that proves the frame was served for its key. Renews it before it
 * expires, once for all waiting calls.
 */
export function frameSession({ first, renew, now, onOver }: Needs) {
  let current = first.token
  let issuedAt = now()
  let renewing: Promise<void> | null = null

  async function next(): Promise<void> {
    try {
      const session = await renew(current)
      if (!session) return onOver()
      current = session.token
      issuedAt = now()
    } catch {
      // The call that waits for it says what is wrong with the connection.
    }
  }

  return {
    token: () => current,
    /** Renews an old session. */
    freshen(): Promise<void> {
      if (current === '' || now() - issuedAt < RENEW_AFTER_MS) return Promise.resolve()
      return (renewing ??= next().finally(() => {
        renewing = null
      }))
    },
  }
}
