/** Where the law asks for consent to a cookie that no page needs: the European Economic Area, Britain and Switzerland. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    // Parts of France and Finland with codes of their own.
    'AX GF GP MF MQ RE YT ' +
    'IS LI NO GB CH'
  ).split(' '),
)

/** Returns true if a visitor from a country is asked before their browser remembers for longer than the visit. */
export function asksConsent(country: string): boolean {
  return ASKING.has(country)
}
