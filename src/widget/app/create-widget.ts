import type { Messages } from '#ui/messages/messages.ts'
import type { FrameBoot, WidgetSession } from '#domains/widget/frame-boot.contract.ts'
import { tripsClient } from '../trips/trips-client.ts'
import { BOOKING } from './booking/booking-state.ts'
import type { Channel } from './channel/channel.ts'
import { withLock } from './with-lock.ts'
import { browserStorage } from './browser-storage.ts'
import { frameSession } from './session.ts'
import { stepsBehindTabs } from './steps/steps-behind-tabs.ts'
import type { Widget, SessionEvent } from './widget-context.ts'

/** A backend that hangs is given up after this. */
const TIMEOUT_MS = 15_000
/** Interval between checks whether the frame's session needs a refresh. */
const REFRESH_CHECK_MS = 60_000

/** Joins the frame's session, the calls of trips and the channel to the page. */
export function createWidget(boot: FrameBoot, words: Messages, { host, notifyHost }: Channel): Widget {
  // For the developer of the host page: the frame's warnings are in the same console.
  if (boot.corpUnknown) console.warn(`${boot.productName}: xCorpId cannot be "${boot.corpId}"`)
  const listeners = new Set<(event: SessionEvent) => void>()
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const tabStorage = browserStorage(() => sessionStorage)
  const storage = browserStorage(() => localStorage)
  const session = frameSession({
    first: boot.session,
    renew: renewSession(boot.key),
    now: () => Date.now(),
    onOver: () => emit('frame_over'),
  })
  setInterval(() => void session.freshen(), REFRESH_CHECK_MS)
  const trips = tripsClient({
    baseUrl: `${location.origin}/trips`,
    headers: () => ({
      language: boot.language,
      ...(boot.key !== '' && { 'x-api-key': boot.key }),
      ...(session.token() !== '' && { 'x-widget-session': session.token() }),
      ...(boot.corpId !== '' && { 'x-corp-id': boot.corpId }),
    }),
    storage,
    now: () => Date.now(),
    onSignedOut() {
      tabStorage.removeAll(BOOKING)
      // The root is the widget's own in a frame, which never leads its host's page elsewhere (specification §8).
      if (boot.origin === '') location.replace('/')
      else emit('signed_out')
    },
    timeoutMs: TIMEOUT_MS,
    beforeCall: () => session.freshen(),
    alone: (work) => withLock(navigator.locks as LockManager | undefined, work),
  })
  return {
    boot,
    trips,
    behindTabs: stepsBehindTabs(words),
    notifyHost,
    host,
    tabStorage,
    outlivesPage: () => tabStorage.isLasting() && storage.isLasting(),
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The next session for the present one; null: it is over. */
function renewSession(key: string) {
  return async (token: string): Promise<WidgetSession | null> => {
    const response = await fetch('/widget/session', {
      method: 'POST',
      headers: { 'x-api-key': key, 'x-widget-session': token },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401 || response.status === 403) return null
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as WidgetSession
  }
}
