import { useEffect, useRef } from 'react'

/**
 * Returns a menu made of `details`. It closes when one of its links is followed, with Escape, which returns
 * the focus, on a press or focus outside, and when the browser goes back. A navigation already in progress
 * when it opens leaves it open.
 */
export function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const pressed = ({ target }: Event) => {
      if (target instanceof Element && menu.current?.contains(target) && target.closest('a')) close()
    }
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', pressed, { signal })
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    document.addEventListener('keydown', escaped, { signal })
    window.addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [])
  return menu
}
