import type { Action } from '#web/app/page.ts'

/**
 * The action of a page whose order needs its script. Pressing Pay before hydration reloads the page and
 * orders nothing; without an action and `method="post"` the browser would put the card into the page's
 * address.
 */
export const notYet: Action = () => Promise.resolve(null)
