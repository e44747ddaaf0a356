/** English names that the source spells in another language or wrongly. */
const CORRECTED: Readonly<Record<string, string>> = {
  BEG: 'Belgrade Nikola Tesla Airport',
  GIG: 'Rio de Janeiro–Galeão International Airport',
  GVA: 'Geneva Airport',
  JMK: 'Mykonos Airport',
  LIN: 'Milan Linate Airport',
  MXP: 'Milan Malpensa Airport',
  SOB: 'Hévíz–Balaton Airport',
  ZTH: 'Zakynthos Airport',
}

export function airportName(iata: string, sourceName: string): string {
  return CORRECTED[iata] ?? sourceName
}

/** Returns an airport's name without "International Airport" and the like; never empty. */
export function shortAirportName(name: string): string {
  const short = name
    .replace(/\b(?:international|intl|airport|airfield|aerodrome|heliport|sea ?plane base)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
  return short === '' ? name : short
}
