const EURO =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK GF GP MQ RE YT BL MF PM'.split(
    ' ',
  )

const CURRENCY_OF: ReadonlyMap<string, string> = new Map([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ...['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'EC', 'SV', 'PA'].map((country) => [country, 'USD'] as const),
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, 'GBP'] as const),
  ['KW', 'KWD'],
  ['AE', 'AED'],
  ['SA', 'SAR'],
  ['IN', 'INR'],
  ['QA', 'QAR'],
  ['BH', 'BHD'],
  ['OM', 'OMR'],
  ['TR', 'TRY'],
])

/** The ISO code of the currency that a country pays in, where it is one of ours. */
export function currencyOfCountry(country: string): string | null {
  return CURRENCY_OF.get(country) ?? null
}
