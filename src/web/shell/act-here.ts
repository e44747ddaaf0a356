import type { MouseEvent } from 'react'

/** Of a link: what a plain press does on this page instead. Without script, and into another tab, the link leads on. */
export function actHere(act: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!act || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
