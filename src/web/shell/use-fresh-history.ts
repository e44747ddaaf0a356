import { useEffect } from 'react'
import { api, OWN } from '#web/app/api.ts'
import { currencyChosen } from '#web/app/header.ts'
import { storedCurrency } from '#web/app/preferences.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteDispatch } from '#web/app/store.ts'
import { usePageRestored } from '#web/app/use-page-restored.ts'

/**
 * On Back the browser may show a page from its HTTP cache, or as it was left: the visitor's own data is refetched, and the
 * currency is the one that was chosen last, on whichever page.
 */
export function useFreshHistory(): void {
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  const followCurrency = () => {
    const kept = storedCurrency(productName)
    if (kept !== null) dispatch(currencyChosen(kept))
  }
  usePageRestored(followCurrency)
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'back_forward') return
    const kept = storedCurrency(productName)
    if (kept !== null) dispatch(currencyChosen(kept))
    dispatch(api.util.invalidateTags([...OWN]))
  }, [dispatch, productName])
}
