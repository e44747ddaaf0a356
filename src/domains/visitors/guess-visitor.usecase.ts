import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from '#kernel/clock.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import { currencyByCode } from '#kernel/locale.ts'
import { publicAddress } from '#kernel/public-address.ts'
import type { Result } from '#kernel/result.ts'
import type { Breaker } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './visitor-operations.contract.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns the ISO code of the country of a public address; null where it is not known. */
    findCountry: (address: string) => Promise<string | null>
  }
}

const EURO =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK GF GP MQ RE YT BL MF PM'.split(
    ' ',
  )

/** Supported currencies by country, as ISO codes. */
const CURRENCY_OF: ReadonlyMap<string, string> = new Map([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ...['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'EC', 'SV', 'PA'].map((country) => [country, 'USD'] as const),
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, 'GBP'] as const),
  ['KW', 'KWD'],
  ['AE', 'AED'],
  ['SA', 'SAR'],
  ['IN', 'INR'],
  ['QA', 'QAR'],
  ['BH', 'BHD'],
  ['OM', 'OMR'],
  ['TR', 'TRY'],
])

/** Guesses a visitor's country and its currency by their network address. */
export async function guessVisitor(
  { findCountry }: Pick<App, 'findCountry'>,
  { address }: Call<typeof operations.guessVisitor>,
) {
  const known = publicAddress(address)
  const country = known === null ? null : await findCountry(known)
  const currency = country && CURRENCY_OF.get(country)
  return { country, currency_id: (currency && currencyByCode(currency)?.id) || null }
}

/** The ISO code of an address's country; null where the service knows none. */
export type FetchCountry = (address: string) => Promise<Result<string | null, { code: 'unavailable' }>>

type Service = {
  /** Null: no service is configured. */
  fetchCountry: FetchCountry | null
  breaker: Pick<Breaker, 'takePermit' | 'heard'>
  clock: Clock
}

const SERVICE = 'geo-ip'
const ADDRESSES_IN_MEMORY = 5000
const KNOWN_MS = 24 * 3_600_000

/** Services also answer with codes of no country, such as EU, AP or XX. */
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES)

/**
 * Returns `findCountry`. Each process keeps the last answers for a day, and asks once for equal questions at once; a service
 * that only fails is left alone for a while. Nothing is stored.
 */
export function countryFinder({ fetchCountry, breaker, clock }: Service): App['findCountry'] {
  const known = new LRUCache<string, { country: string | null }>({
    max: ADDRESSES_IN_MEMORY,
    ttl: KNOWN_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  const pending = new Map<string, Promise<string | null>>()

  async function fetchCountryOf(address: string, ofService: FetchCountry): Promise<string | null> {
    const permit = breaker.takePermit(SERVICE, clock.now())
    if (permit === null) return null
    const answer = await ofService(address)
    breaker.heard(SERVICE, answer.ok ? 'answered' : 'failed', permit, clock.now())
    if (!answer.ok) return null
    const country = answer.value !== null && COUNTRIES.has(answer.value) ? answer.value : null
    known.set(address, { country })
    return country
  }

  return async (address) => {
    if (fetchCountry === null) return null
    const cached = known.get(address)
    if (cached) return cached.country
    const lookup =
      pending.get(address) ?? fetchCountryOf(address, fetchCountry).finally(() => pending.delete(address))
    pending.set(address, lookup)
    return lookup
  }
}
