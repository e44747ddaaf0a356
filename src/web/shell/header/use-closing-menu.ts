import { useEffect, useRef } from 'react'

/** A menu made of `details`: closes with Escape, which returns the focus, and on a press or focus outside. */
export function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', escaped)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', escaped)
    }
  }, [])
  return menu
}
