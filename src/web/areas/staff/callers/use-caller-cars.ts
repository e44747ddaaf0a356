import { useEffect } from 'react'
import { useSearchForCallerQuery, type CarSearch } from './callers.api.ts'

/** The first answer comes soon; what suppliers are slower with is asked for again. */
const FIRST_MS = 800
const AGAIN_MS = 700

const withWait = ({ params, choice }: CarSearch, wait_ms: number): CarSearch => ({
  params: { ...params, wait_ms },
  choice,
})

/** The cars of a search as they come in. */
export function useCallerCars(ask: CarSearch) {
  const first = useSearchForCallerQuery(withWait(ask, FIRST_MS))
  const needsMore = first.currentData !== undefined && !first.currentData.complete
  const more = useSearchForCallerQuery(withWait(ask, 0), { skip: !needsMore })
  const data = (needsMore ? more.currentData : undefined) ?? first.currentData
  const isWaiting = needsMore && !more.isFetching && more.currentData?.complete !== true && !more.error
  const { refetch } = more
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void refetch(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, refetch])
  return { data, error: data ? undefined : (first.error ?? more.error), refetch: first.refetch }
}
