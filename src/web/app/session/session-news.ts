/** Where the next-auth v4 client leaves its news for other tabs, so that clients of both kinds hear each other. */
const KEY = 'nextauth.message'

export type SessionNews = 'signin' | 'signout' | 'getSession'

/** Tells this site's other tabs that somebody signed in or out here (browser only). */
export function tellOtherTabs(news: SessionNews): void {
  const message = { event: 'session', data: { trigger: news }, timestamp: Date.now() / 1000 }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // Where storage is switched off, other tabs look when they are come back to.
  }
}

/** Calls for what other tabs tell of the session; answers how to stop. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return
    const news = newsIn(newValue)
    if (news) hear(news)
  }
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
}

/** What a message tells; null for one that is not about the session. Any trigger of another client means: look. */
export function newsIn(message: string | null): SessionNews | null {
  try {
    const { event, data } = JSON.parse(message ?? '{}') as { event?: unknown; data?: { trigger?: unknown } }
    if (event !== 'session' || !data) return null
    return data.trigger === 'signin' || data.trigger === 'signout' ? data.trigger : 'getSession'
  } catch {
    return null
  }
}
