import { ipCountry } from '#connectors/geo-ip/ip-country.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { guessCountry } from '#domains/visitors/guess-country.usecase.ts'
import { visitorRoutes } from '#domains/visitors/visitor.routes.ts'
import type { Shared } from './share-context.ts'

/** A guess that comes later is of no use: pages do without. */
const SERVICE_MS = 1500

/** A first guess of a visitor's country, by the service that the configuration names. */
export function wireVisitors({ config, clock, rateLimit }: Shared) {
  const askCountry = config.GEOIP_URL ? ipCountry({ url: config.GEOIP_URL, timeoutMs: SERVICE_MS }) : null
  return {
    api: [
      visitorRoutes({
        guessCountry: guessCountry({ askCountry, breaker: createBreaker(), clock }),
        rateLimit,
      }),
    ],
  }
}
