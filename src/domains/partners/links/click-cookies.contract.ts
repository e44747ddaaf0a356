/** Days for which a click counts; visits without a link do not end it. */
export const CLICK_DAYS = 30

/** Returns the names of the cookies of the last click; scripts can read all but `click`. */
export function clickCookies(productName: string) {
  const product = productName.toLowerCase()
  return {
    click: `${product}_partner`,
    /** Time of the click, without the partner; ends with `.kept` if it is stored beyond this visit. */
    clickedAt: `${product}_partner_at`,
    /** Consent to store it: `yes` or `no`. */
    consent: `${product}_partner_consent`,
  }
}
