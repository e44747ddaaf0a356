import { useEffect, useEffectEvent } from 'react'

/**
 * Tells when the reader comes Back from another site to this page as they left it: browsers keep a page whole for a
 * while, and what was waiting in it for the page to go would wait for good.
 */
export function useBackAgain(onComeBack: () => void): void {
  const cameBack = useEffectEvent(onComeBack)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) cameBack()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
