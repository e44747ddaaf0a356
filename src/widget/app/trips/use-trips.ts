import { useCallback, useEffect, useState } from 'react'
import type { TripGridReply, TripGridRow } from '#domains/trips/grids/trip-grid.contract.ts'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

const ROWS = 20

/** The trips that the profile may see, the latest first; `more` reads the next page, null: there is none. */
export function useTrips() {
  const { trips } = useWidget()
  const [rows, setRows] = useState<readonly TripGridRow[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const { busy, error, run } = useTripsCall()

  const read = useCallback(
    async (after: string | null) => {
      const query = new URLSearchParams({ rows: String(ROWS), ...(after !== null && { after }) })
      const reply = await run(() => trips.call(`/api/trip/grid?${query.toString()}`))
      if (!reply.ok) return
      const page = reply.data as TripGridReply
      setRows((before) => (after === null ? page.rows : [...(before ?? []), ...page.rows]))
      setNext(page.next)
    },
    [trips, run],
  )
  useEffect(() => void read(null), [read])
  return { rows, error, busy, again: () => read(null), more: next === null ? null : () => read(next) }
}
