import { useEffect } from 'react'
import { listKeyOf } from './list-key.ts'
import { MAIN_ACTS } from './main-act.ts'

const ROWS = 'main tbody tr'
const TICK = 'input[type=checkbox]'
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'

/**
 * Moves through the rows of the page's tables by j and k, chooses one by x where they can be chosen, and does by e what a row
 * says is its main act; Enter opens its link.
 */
export function useListKeys({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const typing = target instanceof Element && target.closest(TYPING) !== null
      const key = listKeyOf(event, typing)
      // A dialog has its own keys.
      if (key === null || document.querySelector('[role=dialog]')) return
      if (key === 'help') onHelp()
      else if (!isOn) return
      else if (key === 'act') press(MAIN_ACTS)
      else if (key === 'choose') press(TICK)
      else step(key === 'next' ? 1 : -1)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, onHelp])
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => focusable(row) !== null)
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = current < 0 ? (by > 0 ? 0 : rows.length - 1) : current + by
  const wanted = rows[next] && focusable(rows[next])
  wanted?.focus()
  wanted?.scrollIntoView({ block: 'nearest' })
}

function focusable(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href], button') ?? row.querySelector<HTMLElement>(TICK)
}

/** Presses the first such thing of the row that has the focus. */
function press(what: string): void {
  document.activeElement?.closest(ROWS)?.querySelector<HTMLElement>(what)?.click()
}
