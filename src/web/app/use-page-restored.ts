import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onComeBack` when the visitor returns by Back from another site and the browser restores the page from its
 * back/forward cache: work that waited for the page to unload would otherwise wait forever.
 */
export function usePageRestored(onComeBack: () => void): void {
  const cameBack = useEffectEvent(onComeBack)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) cameBack()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
