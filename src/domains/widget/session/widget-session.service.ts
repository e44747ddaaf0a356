import type { App } from '#platform/app.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import type { WidgetSession } from './widget-session.contract.ts'

/** Time for which a frame may call before it renews its session. */
const SESSION_MINUTES = 15
/** Lifetime of a frame; then its page must be reloaded. */
const FRAME_HOURS = 24

declare module '#platform/app.ts' {
  interface App {
    /** Signs the times at which frames of the widget were served. */
    widgetSigner: SignedTimes
  }
}

/** The parts of the app that issue and verify sessions of the widget. */
export type WidgetSessionApp = Pick<App, 'clock' | 'widgetSigner'>

/**
 * Issues a session for a frame that is served now: the credential without which our own pages may not use the key. A
 * token contains the time at which its frame was served, signed for the key. Nothing is stored.
 */
export function issueSession(app: WidgetSessionApp, keyId: string): WidgetSession {
  return sessionOf(app, keyId, app.clock.now())
}

/**
 * Returns the next session of the same frame, also after the last one ended. Null if the token is not of a frame of this
 * key, or if the frame is a day old.
 */
export function nextSession(app: WidgetSessionApp, keyId: string, token: string): WidgetSession | null {
  const session = readToken(app, keyId, token)
  return session && sessionOf(app, keyId, session.servedAt)
}

/** Returns true if a token is a session of a key that has not ended. */
export function isSessionLive(app: WidgetSessionApp, keyId: string, token: string): boolean {
  const session = readToken(app, keyId, token)
  return session !== null && isBefore(app.clock.now(), session.issuedAt.add({ minutes: SESSION_MINUTES }))
}

function sessionOf(
  { clock, widgetSigner }: WidgetSessionApp,
  keyId: string,
  servedAt: Temporal.Instant,
): WidgetSession {
  const served = servedAt.epochMilliseconds.toString(36)
  const usual = clock.now().add({ minutes: SESSION_MINUTES })
  const last = endOf(servedAt)
  return {
    token: `${served}.${widgetSigner.issue(`${keyId} ${served}`, clock.now())}`,
    expires_at: (isBefore(usual, last) ? usual : last).toString(),
  }
}

/** Returns when a token's frame was served and the token issued. Null if it is not ours, of another key or too old. */
function readToken({ clock, widgetSigner }: WidgetSessionApp, keyId: string, token: string) {
  const [served = ''] = token.split('.', 1)
  const issuedAt = widgetSigner.read(`${keyId} ${served}`, token.slice(served.length + 1))
  const servedAt = issuedAt && Temporal.Instant.fromEpochMilliseconds(Number.parseInt(served, 36))
  return servedAt && isBefore(clock.now(), endOf(servedAt)) ? { servedAt, issuedAt } : null
}

function endOf(servedAt: Temporal.Instant): Temporal.Instant {
  return servedAt.add({ hours: FRAME_HOURS })
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
