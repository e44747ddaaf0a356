import { createIsbotFromList, list } from 'isbot'

/**
 * Returns true if a user agent identifies itself as a bot: crawlers, link previews, programs. A headless
 * browser is not a bot: it runs our pages like any other, and its user may pay as a customer.
 */
export const isBot: (userAgent: string | undefined) => boolean = createIsbotFromList(
  list.filter((pattern) => !/headless/i.test(pattern)),
)
