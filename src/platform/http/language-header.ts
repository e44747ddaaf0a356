import type { MiddlewareHandler } from 'hono'

/** Sets the language of replies from the `language` header: `ar`, with or without a region; otherwise English. */
export const languageByHeader: MiddlewareHandler = (c, next) => {
  c.set('languageByHeader', /^\s*ar(?![a-z])/i.test(c.req.header('language') ?? '') ? 'ar' : 'en')
  return next()
}
