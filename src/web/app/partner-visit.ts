import { clickCookies } from '#domains/partners/links/click-cookies.contract.ts'
import { readCookies } from './preferences.ts'

/**
 * Returns true if a visitor came by a partner's link and has neither accepted nor declined that the browser remembers
 * it. `cookie` is the document's.
 */
export function isOpenVisit(cookie: string, productName: string): boolean {
  const names = clickCookies(productName)
  const { [names.clickedAt]: clickedAt, [names.consent]: consent } = readCookies(cookie)
  return clickedAt !== undefined && !clickedAt.endsWith('.kept') && consent === undefined
}

/**
 * Returns a mark of the visitor's partner click, empty without one. Prices cached in the browser are separated by it,
 * since they may include the partner's markup. That the click is remembered for longer changes no price.
 */
export function visitMark(cookie: string, productName: string): string {
  return readCookies(cookie)[clickCookies(productName).clickedAt]?.replace(/\.kept$/, '') ?? ''
}
