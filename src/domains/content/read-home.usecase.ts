import { LRUCache } from 'lru-cache'
import {
  findDeals,
  findLocations,
  findLowestPrices,
  type DealsApp,
  type Location,
  type PriceReader,
  type RatingOf,
} from '#domains/rentals/public.ts'
import { CURRENCIES, languageOptions, type Language } from '#kernel/locale.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { App } from '#platform/app.ts'
import type { Home } from './home.contract.ts'
import { PUBLISHED_WITHIN_MS } from './published-content.service.ts'
import { listTestimonials } from './testimonials/testimonial.store.ts'

declare module '#platform/app.ts' {
  interface App {
    homes: ReturnType<typeof homeCache>
  }
}

/** Data of rentals shown on the home page. */
type Rentals = {
  soldSuppliers: () => readonly { id: number; code: string; name: string }[]
  ratingOf: RatingOf
}

export type HomeApp = Pick<App, 'db' | 'clock' | 'content' | 'homes' | 'languages' | 'locationIndex'> &
  DealsApp &
  Rentals & {
    /** Generation of the settings, which changes with the cars on sale. */
    settings: { generation: () => string }
  }

const DEALS = 6
const TESTIMONIALS = 6
const POPULAR_LOCATIONS = 8

/** Audiences: readers with the same language, currency and percent of a partner. */
const AUDIENCES_IN_MEMORY = 200

/** Returns the home page of each audience, of the last generation that was read. */
export function homeCache() {
  return {
    generation: '',
    byAudience: new LRUCache<string, ReturnType<typeof ttlValue<Home>>>({ max: AUDIENCES_IN_MEMORY }),
  }
}

/** Returns the home page, at most two seconds old. */
export async function readHome(app: HomeApp, language: Language, reader: PriceReader): Promise<Home> {
  const { clock, content, homes, settings } = app
  // A reader of a new generation never gets older content: full-page caches depend on it.
  const generation = `${await content.generation()} ${settings.generation()}`
  if (generation !== homes.generation) homes.byAudience.clear()
  homes.generation = generation
  const audience = `${language} ${reader.currency} ${reader.partnerBasisPoints}`
  const home =
    homes.byAudience.get(audience) ??
    ttlValue(() => composeHome(app, language, reader), { clock, lifetimeMs: PUBLISHED_WITHIN_MS })
  homes.byAudience.set(audience, home)
  return home.read()
}

async function composeHome(app: HomeApp, language: Language, reader: PriceReader): Promise<Home> {
  const { db, content } = app
  const wellKnown = findLocations(app, {}, language)
  const places = popularLocations(wellKnown)
  const ids = places.map(({ id }) => id)
  const [texts, help, lowest, deals, testimonials] = await Promise.all([
    content.page('home', 'home', language),
    content.page('help', 'help', language),
    findLowestPrices(app, ids, reader),
    findDeals(app, { language, limit: DEALS, reader }),
    listTestimonials(db, TESTIMONIALS),
  ])
  return {
    ...texts.content,
    popular_locations: places.map((place) => ({ ...place, from: lowest.get(place.id) ?? null })),
    deals,
    suppliers: supplierLogos(app),
    faqs: help.onHome,
    testimonials,
    languages: languageOptions(app.languages),
    currencies: [...CURRENCIES],
  }
}

/**
 * Returns the best-known places. For visitors a city and its airports are one place, represented by its first
 * airport.
 */
function popularLocations(wellKnown: readonly Location[]): Location[] {
  const first = new Map<string, Location>()
  for (const place of wellKnown.filter(({ type }) => type === 'airport')) {
    const city = `${place.country_code} ${place.city}`
    if (!first.has(city)) first.set(city, place)
  }
  return [...first.values()].slice(0, POPULAR_LOCATIONS)
}

/** Lists the suppliers whose cars are on sale, with travellers' ratings. */
export async function listSupplierLogos(app: Pick<Rentals, 'soldSuppliers' | 'ratingOf'>) {
  return { items: supplierLogos(app) }
}

function supplierLogos({ soldSuppliers, ratingOf }: Pick<Rentals, 'soldSuppliers' | 'ratingOf'>) {
  return soldSuppliers().map(({ id, code, name }) => ({
    id,
    name,
    logo: `/suppliers/${code}.svg`,
    ...ratingOf(id),
  }))
}
