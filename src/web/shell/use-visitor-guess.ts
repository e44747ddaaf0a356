import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useSite } from '#web/app/site.tsx'
import type { SiteStore } from '#web/app/store.ts'

/** Asks for a first guess of country and currency once the page is there, where a service is configured. */
export function useVisitorGuess(): void {
  const store = useStore() as SiteStore
  const { productName, knowsNetworks } = useSite()
  useEffect(() => {
    if (!knowsNetworks) return
    import('#web/app/guess-visitor.ts').then(
      ({ guessVisitor }) => guessVisitor(store, productName),
      // Without the guess the page stays as it is.
      () => undefined,
    )
  }, [store, productName, knowsNetworks])
}
