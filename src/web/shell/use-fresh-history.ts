import { useEffect } from 'react'
import { api, OWN } from '#web/app/api.ts'
import { useSiteDispatch } from '#web/app/store.ts'

/**
 * A page that the browser goes Back to may come as it was sent before, out of its cache: what belongs to its visitor is
 * asked for once more.
 */
export function useFreshHistory(): void {
  const dispatch = useSiteDispatch()
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
      dispatch(api.util.invalidateTags([...OWN]))
  }, [dispatch])
}
