import { foldText } from '#kernel/fold-text.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { isNear } from '../planning/planned-trip.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { addressesCounted } from './address-limits.ts'
import { findPosition, storePosition } from './address.store.ts'
import type { Geocode } from './geocode.ts'

/** Cooldown, in seconds, after a geocoder failure, so that not every quote waits for it. */
const COOLDOWN_SECONDS = 30

/** A geocoder, with the state of this process: requests in progress by their address, and the end of a cooldown. */
export type Geocoder = {
  geocode: Geocode
  pending: Map<string, Promise<Coordinates | null>>
  /** Milliseconds since the epoch. */
  pausedUntil: number
}

declare module '#platform/app.ts' {
  interface App {
    /** If null, no address is found. */
    geocoder: Geocoder | null
    /** Keyed hash of an address, by which its position is stored. */
    hashAddress: (text: string) => Buffer
  }
}

/** The parts of the app that find addresses. */
export type AddressApp = Pick<
  App,
  'db' | 'clock' | 'windowCounts' | 'limitScale' | 'geocoder' | 'hashAddress' | 'log'
>

/** `inCity`: rejects a result in another town. `networkAddress`: null for the staff. */
type AddressQuery = {
  text: string
  city: QuoteCity
  inCity: boolean
  language: Language
  networkAddress: string | null
}

export function createGeocoder(geocode: Geocode): Geocoder {
  return { geocode, pending: new Map(), pausedUntil: 0 }
}

/**
 * Returns the position of an entered address. Null if not found, or no geocoder is available now. Requests each address
 * once per city, and stores the answer. Beyond the limits, an address is not found.
 */
export async function findAddress(app: AddressApp, query: AddressQuery): Promise<Coordinates | null> {
  const { geocoder } = app
  if (!geocoder) return null
  const name = `${query.city.id} ${query.inCity} ${foldText(query.text)}`
  const shared = geocoder.pending.get(name) ?? positionOf(app, geocoder, query, name)
  geocoder.pending.set(name, shared)
  return shared.finally(() => geocoder.pending.delete(name))
}

async function positionOf(
  { db, clock, windowCounts, limitScale, hashAddress, log }: AddressApp,
  geocoder: Geocoder,
  { text, city, inCity, language, networkAddress }: AddressQuery,
  name: string,
): Promise<Coordinates | null> {
  const key = hashAddress(name)
  const stored = await findPosition(db, key)
  if (stored !== undefined) return stored
  const now = clock.now()
  if (now.epochMilliseconds < geocoder.pausedUntil) return null
  const counted = addressesCounted(networkAddress, limitScale)
  if ((await windowCounts.take(counted, now)) > 0) return null
  const reply = await geocoder.geocode({ text, near: city, language })
  if (!reply.ok) {
    geocoder.pausedUntil = clock.now().epochMilliseconds + COOLDOWN_SECONDS * 1000
    log.warn({ failure: reply.failure }, 'the geocoder did not answer; addresses are not found')
    return null
  }
  const position = reply.value.find((one) => !inCity || isNear(one, city)) ?? null
  await storePosition(db, key, position, clock.now())
  return position
}
