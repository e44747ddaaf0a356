import type { MouseEvent } from 'react'

/**
 * Handles a plain click on a link by an action on this page. Before hydration, and for a new tab, the browser
 * follows the link.
 */
export function onPlainClick(action: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!action || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    action()
  }
}
