import { createRoute } from '#platform/http/openapi/route.ts'
import { currencyByCode } from '#kernel/locale.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { publicAddress } from '#platform/http/public-address.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { currencyOfCountry } from './country-currency.ts'
import type { GuessCountry } from './guess-country.usecase.ts'
import { VisitorReply } from './visitor.contract.ts'

export function visitorRoutes({
  guessCountry,
  rateLimit,
}: {
  guessCountry: GuessCountry
  rateLimit: RateLimit
}) {
  const route = createRoute({
    method: 'get',
    path: '/visitor',
    summary: 'A first guess of a visitor’s country and currency by their network',
    limit: rateLimit('visitor', 30),
    access: 'anybody',
    responses: jsonReplies(200, VisitorReply, 'The guess'),
  })
  return openApiApp().openapi(route, async (c) => {
    const address = publicAddress(addressOf(c))
    const country = address === null ? null : await guessCountry(address)
    const code = country && currencyOfCountry(country)
    c.header('cache-control', 'private, no-store')
    return c.json({ country, currency_id: (code && currencyByCode(code)?.id) || null }, 200)
  })
}
