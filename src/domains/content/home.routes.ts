import type { Context } from 'hono'
import { ROLE_IDS, type FindTraveller } from '#domains/accounts/public.ts'
import {
  pricedForVisitor,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'
import { currencyById, type Language } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { readerLanguage } from '#platform/http/problem.ts'
import { HomeQuery, HomeReply, type Home, type PartnerHome } from './home.contract.ts'
import type { PriceReader } from '#domains/rentals/public.ts'

export type HomeRoutesApp = {
  percentOf: PartnerPercentOf
  findTraveller: FindTraveller
  /** The partner's part of home; null for others. */
  readPartnerHome: (userId: string, currency: string) => Promise<PartnerHome | null>
  /** Language for callers who request none. */
  defaultLanguage: Language
  config: { DEFAULT_CURRENCY: string }
}

/** Plain routes, because a reply is cached for everyone unless it has the partner's part. */
export function homeRoutes(
  app: HomeRoutesApp,
  readHome: (language: Language, reader: PriceReader) => Promise<Home>,
) {
  const home = createRoute({
    method: 'get',
    path: '/home',
    summary: 'What the home page shows',
    access: 'anybody',
    middleware: [pricedForVisitor(app.percentOf)],
    request: { query: HomeQuery },
    responses: jsonReplies(200, HomeReply, 'The same for every role, but for `partner`'),
  })
  return openApiApp<PartnerVariables>().openapi(home, async (c) => {
    const { lang_id, currency_id, role_id } = c.req.valid('query')
    const language = readerLanguage(c, lang_id, app.defaultLanguage)
    const currency = currencyById(currency_id ?? 0)?.code ?? app.config.DEFAULT_CURRENCY
    const partner = role_id === ROLE_IDS.partner ? await partnerHome(c, currency) : null
    c.header('cache-control', partner ? 'no-store' : 'public, max-age=2')
    if (!partner) c.header('vary', 'Accept-Language')
    const { partnerBasisPoints = 0 } = c.var
    const shown = await readHome(language, { currency, partnerBasisPoints })
    return c.json({ ...shown, ...(partner && { partner }) }, 200)
  })

  async function partnerHome(c: Context, currency: string): Promise<PartnerHome | null> {
    const caller = await app.findTraveller(c)
    return caller && app.readPartnerHome(caller.traveller.userId, currency)
  }
}
