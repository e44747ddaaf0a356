import { useEffect, useState } from 'react'
import { useAllLocationQuery } from '../rentals.api.ts'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** Specification §9. */
const POSITION_TIMEOUT_MS = 5000
const POSITION_MAX_AGE_MS = 60_000

const TYPING_PAUSE_MS = 150
const NONE: Location[] = []

/** Suggests places for a text, for the position on request, and well-known places for empty text. */
export function usePlaceSuggestions(text: string) {
  const search = useSettled(text.trim(), TYPING_PAUSE_MS)
  const [near, setNear] = useState<string | null>(null)
  const [locating, setLocating] = useState(false)
  const query = search !== '' ? { search } : near !== null ? { near } : {}
  const { currentData, error, isFetching } = useAllLocationQuery(query)
  const isTyping = search !== text.trim()

  const fetchNearby = (whenKnown: () => void, whenNot: () => void) => {
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear(`${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`)
        setLocating(false)
        whenKnown()
      },
      () => {
        setLocating(false)
        whenNot()
      },
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    )
  }

  return {
    // Only results of the current text: an earlier one's would be chosen for it.
    items: (isTyping ? undefined : currentData)?.items.slice(0, 20) ?? NONE,
    waiting: isFetching || isTyping,
    error: isFetching || isTyping ? undefined : error,
    locating,
    fetchNearby,
  }
}

/** A debounced value. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
