import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { RatesQuery, RatesReply, type ExchangeRateInUse } from './rates.contract.ts'

type Needs = {
  /** The newest of each currency. */
  readRates: () => Promise<Omit<ExchangeRateInUse, 'age_days'>[]>
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

/** Exchange rates in use. */
export function ratesRoutes({ readRates, requireStaff, rateLimit, clock }: Needs) {
  const list = createRoute({
    method: 'get',
    path: '/staff/money/rates',
    summary: 'The exchange rates that prices are converted by, and how old each is',
    limit: rateLimit('staff-rates', 300),
    access: requireStaff('finance'),
    request: { query: RatesQuery },
    responses: jsonReplies(200, RatesReply, 'By currency'),
  })
  return openApiApp<TravellerVariables>().openapi(list, async (c) => {
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const others = (await readRates()).filter(({ currency }) => currency !== 'EUR')
    const items = others.map((rate) => ({
      ...rate,
      age_days: today.since(Temporal.PlainDate.from(rate.date)).days,
    }))
    return c.json({ items }, 200)
  })
}
