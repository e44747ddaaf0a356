import type { Action } from '#web/app/page.ts'

/**
 * The action of a page whose order needs its script. Pay that is pressed before brings the page again and orders nothing;
 * without an action and `method="post"` the browser would put the card into the page's address.
 */
export const notYet: Action = () => Promise.resolve(null)
