import type { WidgetSession } from '#domains/widget/frame-boot.contract.ts'

/** A session is good for 15 minutes; counted here, so that a clock that is wrong does no harm. */
const RENEW_AFTER_MS = 10 * 60_000

type Needs = {
  first: WidgetSession
  /** Exchanges the current token for the next one; null if the session is over. Throws if the server is unreachable. */
  renew: (token: string) => Promise<WidgetSession | null>
  /** Milliseconds of this machine's clock. */
  now: () => number
  /** The frame has to be loaded again. */
  onOver: () => void
}

/** The proof that this frame was served for its key, renewed before it ends: one renewal, however many calls wait. */
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
    /** Renews it where it is old. */
    freshen(): Promise<void> {
      if (current === '' || now() - issuedAt < RENEW_AFTER_MS) return Promise.resolve()
      return (renewing ??= next().finally(() => {
        renewing = null
      }))
    },
  }
}
