import type { Clock } from '#kernel/clock.ts'
import { foldText } from '#kernel/fold-text.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import { isNear } from '../planning/planned-trip.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { addressesCounted } from './address-limits.ts'
import type { AddressStore } from './address.store.ts'
import type { AskGeocoder, GeocoderFailure } from './ask-geocoder.ts'

/** Cooldown, in seconds, after a geocoder failure, so that not every quote waits for it. */
const REST_SECONDS = 30

/** `inCity`: rejects a result in another town. `networkAddress`: null for the staff. */
type AddressQuery = {
  text: string
  city: QuoteCity
  inCity: boolean
  language: Language
  networkAddress: string | null
}

/** Returns the position of an entered address. Null if not found, or no geocoder is available now. */
export type FindAddress = (query: AddressQuery) => Promise<Coordinates | null>

type Needs = {
  /** If null, no address is found. */
  askGeocoder: AskGeocoder | null
  addresses: AddressStore
  counts: Pick<WindowCounts, 'take'>
  /** Keyed hash. */
  hash: (text: string) => Buffer
  /** Multiplies the limits. */
  scale: number
  clock: Clock
  onFailure: (failure: GeocoderFailure) => void
}

/** Requests each address once per city, and stores the answer. Beyond the limits, an address is not found. */
export function findAddress(needs: Needs): FindAddress {
  const { askGeocoder, addresses, counts, hash, scale, clock, onFailure } = needs
  const asking = new Map<string, Promise<Coordinates | null>>()
  let pausedUntil = 0

  async function found(
    geocode: AskGeocoder,
    { text, city, inCity, language, networkAddress }: AddressQuery,
    name: string,
  ): Promise<Coordinates | null> {
    const key = hash(name)
    const cached = await addresses.find(key)
    if (cached !== undefined) return cached
    const now = clock.now()
    if (now.epochMilliseconds < pausedUntil) return null
    const counted = addressesCounted(networkAddress, scale)
    if ((await counts.take(counted, now)) > 0) return null
    const reply = await geocode({ text, near: city, language })
    if (!reply.ok) {
      pausedUntil = clock.now().epochMilliseconds + REST_SECONDS * 1000
      onFailure(reply.failure)
      return null
    }
    const place = reply.value.find((one) => !inCity || isNear(one, city)) ?? null
    await addresses.keep(key, place, clock.now())
    return place
  }

  return (query) => {
    if (!askGeocoder) return Promise.resolve(null)
    const name = `${query.city.id} ${query.inCity} ${foldText(query.text)}`
    const shared = asking.get(name) ?? found(askGeocoder, query, name)
    asking.set(name, shared)
    return shared.finally(() => asking.delete(name))
  }
}
