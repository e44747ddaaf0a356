import { createRoute } from '#platform/http/openapi/route.ts'
import type { Language } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { SECTION_PAGE_NAMES, SECTION_PAGES } from './content-page.contract.ts'
import { HelpReply, IndustriesReply, LanguageQuery, StaticContentReply } from './content.contract.ts'
import { INDUSTRIES } from './industry.contract.ts'
import type { PublishedContent } from './published-content.service.ts'
import { readerLanguage } from '#platform/http/problem.ts'
import { publicReply } from './public-reply.http.ts'

type Needs = {
  content: Pick<PublishedContent, 'page'>
  /** For callers who name no language. */
  usualLanguage: Language
}

export function contentRoutes({ content, usualLanguage }: Needs) {
  const help = createRoute({
    method: 'get',
    path: '/help-enquiry',
    summary: 'Help & FAQs: topics with their questions',
    access: 'anybody',
    request: { query: LanguageQuery },
    responses: jsonReplies(200, HelpReply, 'As published'),
  })
  const industry = createRoute({
    method: 'get',
    path: '/industry',
    summary: 'Lines of business, for who wants to join',
    access: 'anybody',
    request: { query: LanguageQuery },
    responses: jsonReplies(200, IndustriesReply, 'Each with its number'),
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
  for (const page of SECTION_PAGE_NAMES) {
    const sections = createRoute({
      method: 'get',
      ...SECTION_PAGES[page],
      access: 'anybody',
      request: { query: LanguageQuery },
      responses: jsonReplies(200, StaticContentReply, 'Its sections, as published'),
    })
    app.openapi(sections, async (c) => {
      const language = readerLanguage(c, c.req.valid('query').lang_id, usualLanguage)
      publicReply(c)
      return c.json((await content.page(page, 'sections', language)).content, 200)
    })
  }
  return app
}
