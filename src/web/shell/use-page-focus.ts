import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the page after a navigation: keyboard and screen readers start at its beginning, not where they were. Who
 * has opened a menu of the header meanwhile stays in it.
 */
export function usePageFocus(contentId: string): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement?.closest('header details[open]')) return
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [contentId, pathname])
}
