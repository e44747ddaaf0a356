import type { Clock } from '#kernel/clock.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import type { WidgetSession } from './widget-session.contract.ts'

/** How long a frame may call before it renews its session. */
const SESSION_MINUTES = 15
/** How long a frame is served for; then its page is to be loaded anew. */
const FRAME_HOURS = 24

export type WidgetSessions = {
  /** For a frame that is served now. */
  issue(keyId: string): WidgetSession
  /** The next session of the same frame, also after the last one ended; null: of no frame of this key, or of one a day old. */
  renew(keyId: string, token: string): WidgetSession | null
  isLive(keyId: string, token: string): boolean
}

/**
 * Proofs that a frame was served for a key, without which our own pages may not use it. A token is when its frame was
 * served, and a signed time for the key and that: nothing is stored.
 */
export function widgetSessions({ tokens, clock }: { tokens: SignedTimes; clock: Clock }): WidgetSessions {
  function issued(keyId: string, servedAt: Temporal.Instant): WidgetSession {
    const served = servedAt.epochMilliseconds.toString(36)
    const usual = clock.now().add({ minutes: SESSION_MINUTES })
    const last = endOf(servedAt)
    return {
      token: `${served}.${tokens.issue(`${keyId} ${served}`, clock.now())}`,
      expires_at: (isBefore(usual, last) ? usual : last).toString(),
    }
  }

  /** When a token's frame was served, and the token issued; null: it is not ours, or of another key. */
  function read(keyId: string, token: string) {
    const [served = ''] = token.split('.', 1)
    const issuedAt = tokens.read(`${keyId} ${served}`, token.slice(served.length + 1))
    const servedAt = issuedAt && Temporal.Instant.fromEpochMilliseconds(Number.parseInt(served, 36))
    return servedAt && isBefore(clock.now(), endOf(servedAt)) ? { servedAt, issuedAt } : null
  }

  return {
    issue: (keyId) => issued(keyId, clock.now()),

    renew(keyId, token) {
      const session = read(keyId, token)
      return session && issued(keyId, session.servedAt)
    },

    isLive(keyId, token) {
      const session = read(keyId, token)
      return session !== null && isBefore(clock.now(), session.issuedAt.add({ minutes: SESSION_MINUTES }))
    },
  }
}

function endOf(servedAt: Temporal.Instant): Temporal.Instant {
  return servedAt.add({ hours: FRAME_HOURS })
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
