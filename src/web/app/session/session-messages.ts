/** The storage key by which next-auth v4 clients notify other tabs, so that clients of both kinds interoperate. */
const KEY = 'nextauth.message'

export type SessionMessage = 'signin' | 'signout' | 'getSession'

/** Notifies this site's other tabs that the session changed here (browser only). */
export function notifyOtherTabs(trigger: SessionMessage): void {
  const message = { event: 'session', data: { trigger: trigger }, timestamp: Date.now() / 1000 }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // With storage disabled, other tabs check when they regain focus.
  }
}

/** Calls `listener` for session messages from other tabs; returns an unsubscribe function. */
export function subscribeToOtherTabs(listener: (trigger: SessionMessage) => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return
    const trigger = parseSessionMessage(newValue)
    if (trigger) listener(trigger)
  }
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
}

/**
 * Returns the session event of a message; null for any other message. Any other trigger of another client
 * means: check.
 */
export function parseSessionMessage(message: string | null): SessionMessage | null {
  try {
    const { event, data } = JSON.parse(message ?? '{}') as { event?: unknown; data?: { trigger?: unknown } }
    if (event !== 'session' || !data) return null
    return data.trigger === 'signin' || data.trigger === 'signout' ? data.trigger : 'getSession'
  } catch {
    return null
  }
}
