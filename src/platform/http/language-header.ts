import { languageOfTag } from '#kernel/locale.ts'
import type { MiddlewareHandler } from 'hono'

/** Sets the language of replies from the `language` header, with or without a region; English if it is not supported. */
export const languageByHeader: MiddlewareHandler = (c, next) => {
  c.set('languageByHeader', languageOfTag(c.req.header('language') ?? '') ?? 'en')
  return next()
}
