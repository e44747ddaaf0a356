import type { Context } from 'hono'
import { ROLE_IDS } from '#domains/accounts/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { currencyById, type Language } from '#kernel/locale.ts'
import { forClients, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { LanguageQuery } from './content.contract.ts'
import {
  HomeQuery,
  HomeReply,
  SupplierLogosReply,
  type PartnerHome,
  type SupplierLogo,
} from './home.contract.ts'
import {
  pricedForVisitor,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'
import type { ReadHome } from './read-home.usecase.ts'
import { readerLanguage } from '#platform/http/problem.ts'
import { publicReply } from './public-reply.http.ts'

type Needs = {
  readHome: ReadHome
  suppliers: () => SupplierLogo[]
  percentOf: PartnerPercentOf
  /** The partner's part of home, if a partner's person is signed in. */
  readPartnerHome: (c: Context, currency: string) => Promise<PartnerHome | null>
  /** For callers who name none. */
  usualLanguage: Language
  usualCurrency: string
}

export function homeRoutes({
  readHome,
  suppliers,
  percentOf,
  readPartnerHome,
  usualLanguage,
  usualCurrency,
}: Needs) {
  const home = createRoute({
    method: 'get',
    path: '/home',
    summary: 'What the home page shows',
    access: 'anybody',
    middleware: [pricedForVisitor(percentOf)],
    request: { query: HomeQuery },
    responses: jsonReplies(200, HomeReply, 'The same for every role, but for `partner`'),
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
      const { lang_id, currency_id, role_id } = c.req.valid('query')
      const language = readerLanguage(c, lang_id, usualLanguage)
      const currency = currencyById(currency_id ?? 0)?.code ?? usualCurrency
      const partner = role_id === ROLE_IDS.partner ? await readPartnerHome(c, currency) : null
      if (partner) c.header('cache-control', 'no-store')
      else publicReply(c)
      const { partnerBasisPoints = 0 } = c.var
      const shown = await readHome(language, { currency, partnerBasisPoints })
      return c.json({ ...shown, ...(partner && { partner }) }, 200)
    })
    .openapi(logos, (c) => {
      publicReply(c)
      return c.json({ items: suppliers() }, 200)
    })
}
