import { clickCookies } from '#domains/partners/links/click-cookies.contract.ts'
import { readCookies } from './preferences.ts'

/**
 * Returns true if a visitor came by a partner's link, and it is open how long the browser remembers: neither kept yet nor refused.
 * `cookie` is the document's.
 */
export function isOpenVisit(cookie: string, productName: string): boolean {
  const names = clickCookies(productName)
  const { [names.clickedAt]: clickedAt, [names.consent]: consent } = readCookies(cookie)
  return clickedAt !== undefined && !clickedAt.endsWith('.kept') && consent === undefined
}

/**
 * A mark of the click by which a visitor came, empty without one: prices that a browser keeps are kept apart by it, since
 * they may include what a partner earns. That the click is remembered for longer changes no price.
 */
export function visitMark(cookie: string, productName: string): string {
  return readCookies(cookie)[clickCookies(productName).clickedAt]?.replace(/\.kept$/, '') ?? ''
}
