import type { MiddlewareHandler } from 'hono'

/** Replies below it are in the language of the `language` header: `ar`, or English for any other. */
export const languageByHeader: MiddlewareHandler = (c, next) => {
  c.set('languageByHeader', c.req.header('language')?.trim().toLowerCase() === 'ar' ? 'ar' : 'en')
  return next()
}
