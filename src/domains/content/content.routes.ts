import { createRoute } from '#platform/http/openapi/route.ts'
import type { Language } from '#kernel/locale.ts'
import { jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import {
  HelpReply,
  IndustriesReply,
  LanguageQuery,
  StaticContentReply,
  type ContentPage,
} from './content.contract.ts'
import { INDUSTRIES } from './industry.contract.ts'
import type { PublishedContent } from './published-content.service.ts'
import { publicReply, readerLanguage } from './reader-language.http.ts'

type Needs = {
  content: Pick<PublishedContent, 'page'>
  /** For callers who name no language. */
  usualLanguage: Language
}

export function contentRoutes({ content, usualLanguage }: Needs) {
  const sections = (path: string, page: ContentPage, summary: string) => ({
    page,
    route: createRoute({
      method: 'get',
      path,
      summary,
      access: 'anybody',
      request: { query: LanguageQuery },
      responses: {
        200: jsonReply(StaticContentReply, 'Its sections, as published'),
        ...problemReplies(400, 429),
      },
    }),
  })
  const help = createRoute({
    method: 'get',
    path: '/help-enquiry',
    summary: 'Help & FAQs: topics with their questions',
    access: 'anybody',
    request: { query: LanguageQuery },
    responses: { 200: jsonReply(HelpReply, 'As published'), ...problemReplies(400, 429) },
  })
  const industry = createRoute({
    method: 'get',
    path: '/industry',
    summary: 'Lines of business, for who wants to join',
    access: 'anybody',
    request: { query: LanguageQuery },
    responses: { 200: jsonReply(IndustriesReply, 'Each with its number'), ...problemReplies(400, 429) },
  })
  const app = openApiApp()
    .openapi(help, async (c) => {
      const language = readerLanguage(c, c.req.valid('query').lang_id, usualLanguage)
      publicReply(c)
      return c.json((await content.page('help', 'help', language)).content, 200)
    })
    .openapi(industry, (c) => {
      const language = readerLanguage(c, c.req.valid('query').lang_id, usualLanguage)
      publicReply(c)
      return c.json({ items: INDUSTRIES.map((one) => ({ id: one.id, name: one[language] })) }, 200)
    })
  for (const { page, route } of [
    sections('/static-content', 'about', 'About the company'),
    sections('/privacy-policy', 'privacy-policy', 'Privacy Policy'),
    sections('/term-condition', 'terms-and-conditions', 'Terms & Conditions'),
  ])
    app.openapi(route, async (c) => {
      const language = readerLanguage(c, c.req.valid('query').lang_id, usualLanguage)
      publicReply(c)
      return c.json((await content.page(page, 'sections', language)).content, 200)
    })
  return app
}
