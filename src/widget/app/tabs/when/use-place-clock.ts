import { useEffect, useState } from 'react'
import { visitorZone, wallTime } from '#ui/formats/wall-time.ts'
import { useCity } from '../places/use-cities.ts'

const MINUTE_MS = 60_000

/** Time to fill in the rest of the form, so that the earliest time is still bookable then. */
const TYPING_MINUTES = 10

/**
 * Returns the current time in a city, or the visitor's own while no city is known, `YYYY-MM-DDTHH:mm`, and
 * the earliest time at which a trip of a category can be booked there.
 */
export function usePlaceClock(cityId: string | null, category: number | null) {
  const city = useCity(cityId)
  const timeZone = city?.time_zone ?? visitorZone()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  // A process of before may answer without them.
  const { lead_minutes: leads = {} } = city ?? {}
  const lead = (category !== null && leads[category]) || 0
  const on = (ms: number) => wallTime(new Date(ms).toISOString(), timeZone)
  const earliest = on(now + (lead > 0 ? lead + TYPING_MINUTES : 0) * MINUTE_MS)
  return { city, timeZone, now: on(now), earliest }
}
