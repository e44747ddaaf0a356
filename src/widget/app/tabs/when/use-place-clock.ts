import { useEffect, useState } from 'react'
import { visitorZone, wallTime } from '#ui/formats/wall-time.ts'
import { useCity } from '../places/use-cities.ts'

const MINUTE_MS = 60_000

/** The time now on the clock of a city, or on the visitor's own while none is known, `YYYY-MM-DDTHH:mm`. */
export function usePlaceClock(cityId: string | null) {
  const city = useCity(cityId)
  const timeZone = city?.time_zone ?? visitorZone()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const turns = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(turns)
  }, [])
  return { city, timeZone, now: wallTime(new Date(now).toISOString(), timeZone) }
}
