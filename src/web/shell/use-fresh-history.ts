import { useEffect } from 'react'
import { api, OWN } from '#web/app/api.ts'
import { useSiteDispatch } from '#web/app/store.ts'

/** On Back the browser may show a page from its HTTP cache: the visitor's own data is refetched. */
export function useFreshHistory(): void {
  const dispatch = useSiteDispatch()
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
      dispatch(api.util.invalidateTags([...OWN]))
  }, [dispatch])
}
