import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from '#kernel/clock.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import type { Breaker } from '#domains/suppliers/public.ts'
import type { AskCountry } from './ask-country.ts'

/** The country of a visitor's public address; null where it is not known. */
export type GuessCountry = (address: string) => Promise<string | null>

type Needs = {
  /** Null: no service is configured. */
  askCountry: AskCountry | null
  breaker: Pick<Breaker, 'mayAsk' | 'heard'>
  clock: Clock
}

const SERVICE = 'geo-ip'
const ADDRESSES_IN_MEMORY = 5000
const KNOWN_MS = 24 * 3_600_000

/** Services also answer with codes of no country, such as EU, AP or XX. */
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES)

/**
 * Guesses a visitor's country. Each process keeps the last answers for a day, and asks once for equal questions at once;
 * a service that only fails is left alone for a while. Nothing is stored.
 */
export function guessCountry({ askCountry, breaker, clock }: Needs): GuessCountry {
  const known = new LRUCache<string, { country: string | null }>({
    max: ADDRESSES_IN_MEMORY,
    ttl: KNOWN_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  const asking = new Map<string, Promise<string | null>>()

  async function ask(address: string, ofService: AskCountry): Promise<string | null> {
    const permit = breaker.mayAsk(SERVICE, clock.now())
    if (permit === null) return null
    const answer = await ofService(address)
    breaker.heard(SERVICE, answer.ok ? 'answered' : 'failed', permit, clock.now())
    if (!answer.ok) return null
    const country = answer.value !== null && COUNTRIES.has(answer.value) ? answer.value : null
    known.set(address, { country })
    return country
  }

  return async (address) => {
    if (askCountry === null) return null
    const kept = known.get(address)
    if (kept) return kept.country
    const asked = asking.get(address) ?? ask(address, askCountry).finally(() => asking.delete(address))
    asking.set(address, asked)
    return asked
  }
}
