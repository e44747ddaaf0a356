import { createRoute } from '#platform/http/openapi/route.ts'
import { currencyById, type Language } from '#kernel/locale.ts'
import { forClients, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { LanguageQuery } from './content.contract.ts'
import { HomeQuery, HomeReply, SupplierLogosReply, type SupplierLogo } from './home.contract.ts'
import {
  pricedForVisitor,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'
import type { ReadHome } from './read-home.usecase.ts'
import { publicReply, readerLanguage } from './reader-language.http.ts'

type Needs = {
  readHome: ReadHome
  suppliers: () => SupplierLogo[]
  percentOf: PartnerPercentOf
  /** For callers who name none. */
  usualLanguage: Language
  usualCurrency: string
}

export function homeRoutes({ readHome, suppliers, percentOf, usualLanguage, usualCurrency }: Needs) {
  const home = createRoute({
    method: 'get',
    path: '/home',
    summary: 'What the home page shows',
    access: 'anybody',
    middleware: [pricedForVisitor(percentOf)],
    request: { query: HomeQuery },
    responses: jsonReplies(200, HomeReply, 'The same for every role'),
  })
  const logos = createRoute({
    method: 'get',
    path: '/supplier-logo',
    summary: 'The suppliers whose cars are offered',
    description: forClients(
      'A page of yours shows whose cars are offered; our home page has them from `/api/home`.',
    ),
    access: 'anybody',
    request: { query: LanguageQuery },
    responses: jsonReplies(200, SupplierLogosReply, 'Each once'),
  })
  return openApiApp<PartnerVariables>()
    .openapi(home, async (c) => {
      const { lang_id, currency_id } = c.req.valid('query')
      const language = readerLanguage(c, lang_id, usualLanguage)
      const currency = currencyById(currency_id ?? 0)?.code ?? usualCurrency
      publicReply(c)
      const { partnerBasisPoints = 0 } = c.var
      return c.json(await readHome(language, { currency, partnerBasisPoints }), 200)
    })
    .openapi(logos, (c) => {
      publicReply(c)
      return c.json({ items: suppliers() }, 200)
    })
}
