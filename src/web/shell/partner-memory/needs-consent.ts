/** Countries whose law requires consent to a non-essential cookie: the EEA, Britain and Switzerland. */
const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    // Parts of France and Finland with codes of their own.
    'AX GF GP MF MQ RE YT ' +
    'IS LI NO GB CH'
  ).split(' '),
)

/** Returns true if visitors from a country must consent before their browser remembers beyond the visit. */
export function needsConsent(country: string): boolean {
  return CONSENT_COUNTRIES.has(country)
}
