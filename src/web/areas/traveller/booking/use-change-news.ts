import { useEffect, useState } from 'react'

/**
 * Whether what became of a change is still news in this browser: it was not read in an earlier visit. A visit is a
 * tab's; nothing before the script runs, which alone knows the browser.
 */
export function useChangeNews(bookingId: string, at: string | null): boolean {
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (at === null) return
    setNews(isUnread(bookingId, at))
  }, [bookingId, at])
  return isNews
}

/** Notes that it is read now. A browser that keeps nothing is told each time. */
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
