/** How long a click counts, from the click on; a visit without a link keeps it. */
export const CLICK_DAYS = 30

/** Names of the cookies that say who led a visitor here; scripts read all but `click`. */
export function clickCookies(productName: string) {
  const product = productName.toLowerCase()
  return {
    click: `${product}_partner`,
    /** When that was, which says nothing of whom; ends with `.kept` where it is remembered beyond this visit. */
    clickedAt: `${product}_partner_at`,
    /** True if it may be remembered: `yes` or `no`. */
    consent: `${product}_partner_consent`,
  }
}
