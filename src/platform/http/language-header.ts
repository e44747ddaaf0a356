import type { MiddlewareHandler } from 'hono'

/** Replies below it are in the language of the `language` header: `ar`, with or without a region, or English for any other. */
export const languageByHeader: MiddlewareHandler = (c, next) => {
  c.set('languageByHeader', /^\s*ar(?![a-z])/i.test(c.req.header('language') ?? '') ? 'ar' : 'en')
  return next()
}
