import { foldText } from '#kernel/fold-text.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { isNear } from '../planning/planned-trip.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { createLookup, type LookUp } from '../stored-lookup.service.ts'
import { addressesCounted } from './address-limits.ts'
import { findPosition, storePosition } from './address.store.ts'
import type { Geocode } from './geocode.ts'

export type Geocoder = { geocode: Geocode; lookUp: LookUp<Coordinates | null> }

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
  return { geocode, lookUp: createLookup('the geocoder did not answer; addresses are not found') }
}

/**
 * Returns the position of an entered address. Null if not found, or no geocoder is available now. Requests each address
 * once per city, and stores the answer. Beyond the limits, an address is not found.
 */
export async function findAddress(
  app: AddressApp,
  { text, city, inCity, language, networkAddress }: AddressQuery,
): Promise<Coordinates | null> {
  const { db, clock, windowCounts, limitScale, geocoder, hashAddress } = app
  if (!geocoder) return null
  const name = `${city.id} ${inCity} ${foldText(text)}`
  const key = hashAddress(name)
  const found = await geocoder.lookUp(app, {
    key: name,
    find: () => findPosition(db, key),
    async fetch() {
      const counted = addressesCounted(networkAddress, limitScale)
      if ((await windowCounts.take(counted, clock.now())) > 0) return null
      const reply = await geocoder.geocode({ text, near: city, language })
      return reply.ok ? ok(reply.value.find((one) => !inCity || isNear(one, city)) ?? null) : reply
    },
    store: (position) => storePosition(db, key, position, clock.now()),
  })
  return found ?? null
}
