import { useEffect, useState } from 'react'

/**
 * Returns true if the outcome of a change is unread in this browser, that is not read in an earlier visit. A visit lasts as
 * long as its tab; false before hydration, as only the browser knows.
 */
export function useChangeNews(bookingId: string, at: string | null): boolean {
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (at === null) return
    setNews(isUnread(bookingId, at))
  }, [bookingId, at])
  return isNews
}

/** Marks it as read. A browser without storage shows it each time. */
function isUnread(bookingId: string, at: string): boolean {
  const name = `change-read-${bookingId}`
  try {
    const unread = window.localStorage.getItem(name) !== at || window.sessionStorage.getItem(name) === at
    if (unread) window.sessionStorage.setItem(name, at)
    window.localStorage.setItem(name, at)
    return unread
  } catch {
    return true
  }
}
