import { createIsbotFromList, list } from 'isbot'

/**
 * True if a user agent calls itself a robot: crawlers, previews of links, programs. A browser without a window does not
 * count as one: it runs our pages as any other, and whoever pays in it is a customer.
 */
export const isBot: (userAgent: string | undefined) => boolean = createIsbotFromList(
  list.filter((pattern) => !/headless/i.test(pattern)),
)
