import type { Language } from '#kernel/locale.ts'

/** Target of a partner's link; empty texts are omitted. */
export type LinkChoice = {
  pickupId: string
  /** Null: the next weekend, whenever the link is followed. */
  period: { pickup_date: string; pickup_time: string; dropoff_date: string; dropoff_time: string } | null
  /** The entered text; empty: between 30 and 65. */
  age: string
  residence: string
  /** Empty: the visitor's choice. */
  language: Language | ''
  /** ISO code; empty: the visitor's choice. */
  currency: string
  sub: string
}

/** Returns a link that is attributed to a partner: to the search of a place, or to the home page. */
export function partnerLink(publicUrl: string, code: string, choice: LinkChoice): string {
  const { pickupId, period, age, residence, language, currency, sub } = choice
  const search = new URLSearchParams({
    pickup_id: pickupId,
    ...period,
    ...(age.trim() !== '' && { driver_age: age.trim() }),
    ...(residence !== '' && { residence }),
  })
  const prefix = language === '' ? '' : `/${language}`
  const page = pickupId === '' ? prefix : `${prefix}/search?${search}`
  const query = new URLSearchParams({
    ...(page !== '' && { to: page }),
    ...(currency !== '' && { currency }),
    ...(sub.trim() !== '' && { sub: sub.trim() }),
  })
  return `${publicUrl}/r/${code}${query.size > 0 ? `?${query}` : ''}`
}

/** Parses host names, one per line; keeps only the host of whole URLs. */
export function parseDomains(text: string): string[] {
  const names = text.split(/[\s,،]+/).map((line) =>
    line
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/?#:].*$/, ''),
  )
  return [...new Set(names.filter((name) => name !== ''))]
}
