import { isSupportedCountry } from 'libphonenumber-js'
import { AIRPORTS, type AirportPlace } from './airports.ts'

/** Returns every airport with scheduled flights that is not in `AIRPORTS`. Reads a large file. */
export async function otherAirports(): Promise<AirportPlace[]> {
  const { scheduledAirports } = await import('#src/seed/places/scheduled-airports.ts')
  const { shortAirportName } = await import('#src/seed/places/airport-name.ts')
  const shared = new Set(AIRPORTS.map(({ iata }) => iata))
  const airports = await scheduledAirports()
  return airports
    .filter(({ iata, countryCode }) => !shared.has(iata) && isSupportedCountry(countryCode))
    .map(({ iata, kind, name, countryCode, latitude, longitude, timeZone }) => ({
      iata,
      suppliers: 'b',
      size: kind === 'large' ? 2 : 1,
      city: shortAirportName(name),
      country: countryCode,
      name,
      latitude,
      longitude,
      zone: timeZone,
    }))
}
