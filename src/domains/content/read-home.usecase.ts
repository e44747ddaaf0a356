import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'
import { CURRENCIES, LANGUAGES, type Language } from '#kernel/locale.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { Location, Deal, PriceReader, SeenPrice } from '#domains/rentals/public.ts'
import type { Home, SupplierLogo, Testimonial } from './home.contract.ts'
import { popularLocations } from './popular-locations.ts'
import { PUBLISHED_WITHIN_MS, type PublishedContent } from './published-content.service.ts'

/** Prices of past searches, as the domain that keeps them tells them. */
export type SeenPrices = {
  /** The lowest price seen of each place; places of which none was seen are absent. */
  lowestOf: (placeIds: readonly string[], reader: PriceReader) => Promise<ReadonlyMap<string, SeenPrice>>
  deals: (request: { language: Language; limit: number; reader: PriceReader }) => Promise<Deal[]>
}

/** What the home page shows, at most two seconds old. */
export type ReadHome = (language: Language, reader: PriceReader) => Promise<Home>

type Needs = {
  content: Pick<PublishedContent, 'page'>
  /** Changes with the texts, and with what is sold. */
  generation: () => Promise<string>
  wellKnownPlaces: (language: Language) => Location[]
  suppliers: () => SupplierLogo[]
  testimonials: () => Promise<Testimonial[]>
  prices: SeenPrices
  clock: Clock
}

const DEALS = 6

/** Those of one language, currency and percent of a partner. */
const AUDIENCES_IN_MEMORY = 200

export function readHome(needs: Needs): { read: ReadHome; forget: () => void } {
  let known = ''
  const byAudience = new LRUCache<string, ReturnType<typeof ttlValue<Home>>>({ max: AUDIENCES_IN_MEMORY })
  return {
    async read(language, reader) {
      // Who sees a new generation is never answered with what was before it: caches of whole pages rely on it.
      const generation = await needs.generation()
      if (generation !== known) byAudience.clear()
      known = generation
      const audience = `${language} ${reader.currency} ${reader.partnerBasisPoints}`
      const home =
        byAudience.get(audience) ??
        ttlValue(() => composeHome(needs, language, reader), {
          clock: needs.clock,
          lifetimeMs: PUBLISHED_WITHIN_MS,
        })
      byAudience.set(audience, home)
      return home.read()
    },
    forget: () => byAudience.clear(),
  }
}

async function composeHome(
  { content, wellKnownPlaces, suppliers, testimonials, prices }: Needs,
  language: Language,
  reader: PriceReader,
): Promise<Home> {
  const places = popularLocations(wellKnownPlaces(language))
  const ids = places.map(({ id }) => id)
  const [texts, help, lowest, deals, shown] = await Promise.all([
    content.page('home', 'home', language),
    content.page('help', 'help', language),
    prices.lowestOf(ids, reader),
    prices.deals({ language, limit: DEALS, reader }),
    testimonials(),
  ])
  return {
    ...texts.content,
    popular_locations: places.map((place) => ({ ...place, from: lowest.get(place.id) ?? null })),
    deals,
    suppliers: suppliers(),
    faqs: help.onHome,
    testimonials: shown,
    languages: [...LANGUAGES],
    currencies: [...CURRENCIES],
  }
}
