import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import { currencyById, languageOf, type LangId } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import {
  pricedForVisitor,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import {
  CountryQuery,
  CountryReply,
  DestinationQuery,
  DestinationReply,
  DestinationsQuery,
  DestinationsReply,
} from './destination.contract.ts'
import type { ListCountries, ShowCountry } from './list-destinations.usecase.ts'
import type { ShowDestination } from './show-destination.usecase.ts'
import { problem } from '../content-problem.http.ts'

/** Requests per minute and caller: a reader opens a page now and then, and pages prefetch those they link to. */
const PER_MINUTE = 240

type Needs = {
  listCountries: ListCountries
  showCountry: ShowCountry
  showDestination: ShowDestination
  percentOf: PartnerPercentOf
  defaultCurrency: string
  rateLimit: RateLimit
}

export function destinationRoutes(needs: Needs) {
  const { listCountries, showCountry, showDestination, percentOf, defaultCurrency, rateLimit } = needs
  const limited = rateLimit('destinations', PER_MINUTE)
  const declared = { limit: limited, access: 'anybody' } as const
  const priced = { ...declared, middleware: [pricedForVisitor(percentOf)] }
  const countries = createRoute({
    method: 'get',
    path: '/destinations',
    summary: 'Countries where cars are handed out',
    ...declared,
    request: { query: DestinationsQuery },
    responses: jsonReplies(200, DestinationsReply, 'In the order of their names'),
  })
  const country = createRoute({
    method: 'get',
    path: '/destination-country',
    summary: 'Places of a country where cars are handed out',
    ...priced,
    request: { query: CountryQuery },
    responses: jsonReplies(
      200,
      CountryReply,
      'The best known first; `path` is the right address of what was asked for',
      404,
    ),
  })
  const place = createRoute({
    method: 'get',
    path: '/destination',
    summary: 'Suppliers, desks and seen prices of a place',
    ...priced,
    request: { query: DestinationQuery },
    responses: jsonReplies(
      200,
      DestinationReply,
      '`place.path` is the right address of what was asked for',
      404,
    ),
  })

  return openApiApp<PartnerVariables>()
    .openapi(countries, (c) => {
      const language = languageAsked(c, c.req.valid('query').lang_id)
      const found = listCountries(language)
      keepable(c, NAMES_ALONE)
      return c.json({ countries: found }, 200)
    })
    .openapi(country, async (c) => {
      const { country: slug, lang_id, currency_id } = c.req.valid('query')
      const language = languageAsked(c, lang_id)
      const found = await showCountry({ country: slug, language, reader: readerOf(c.var, currency_id) })
      if (!found.ok) return problem(c, 404, found.failure)
      keepable(c, WITH_PRICES)
      return c.json(found.value, 200)
    })
    .openapi(place, async (c) => {
      const { country: countrySlug, place: slug, lang_id, currency_id } = c.req.valid('query')
      const found = await showDestination({
        country: countrySlug,
        place: slug,
        language: languageAsked(c, lang_id),
        reader: readerOf(c.var, currency_id),
      })
      if (!found.ok) return problem(c, 404, found.failure)
      keepable(c, WITH_PRICES)
      return c.json(found.value, 200)
    })

  function readerOf({ partnerBasisPoints = 0 }: PartnerVariables, id: number | undefined) {
    return {
      currency: (id !== undefined && currencyById(id)?.code) || defaultCurrency,
      partnerBasisPoints,
    }
  }
}

function languageAsked(c: Context, langId: LangId | undefined) {
  return langId === undefined ? languageOfRequest(c) : languageOf(langId)
}

/** Seconds for which a reply may be kept: what it shows of a plan that is switched off is soon gone. */
const NAMES_ALONE = 300
const WITH_PRICES = 5

function keepable(c: Context, seconds: number): void {
  c.header('cache-control', `public, max-age=${seconds}`)
  c.header('vary', 'Accept-Language')
}
