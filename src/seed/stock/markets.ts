import { divideRounded } from '#kernel/money.ts'
import type { Weekday } from '#kernel/opening-hours.ts'

/** Settings shared by the garages of one country. */
export type Market = {
  countryCode: string
  currency: string
  /** The exchange rate of the price list: currency units per euro, in ten-thousandths. */
  perEuro: number
  /** Prices are rounded to a multiple of this many hundredths. */
  roundTo: number
  dialling: string
  timeZone: string
  weekend: readonly Weekday[]
  /** Yearly, as month and day; a season does not span the new year. */
  seasons: readonly { from: string; to: string; basisPoints: number }[]
  feasts: boolean
}

/** High season is winter on the Gulf, summer on the Mediterranean. */
const GULF_SEASONS = [
  { from: '01-01', to: '02-28', basisPoints: 11_500 },
  { from: '06-01', to: '08-31', basisPoints: 8_500 },
  { from: '11-15', to: '12-31', basisPoints: 11_500 },
]
const SUMMER_SEASONS = [
  { from: '01-07', to: '03-15', basisPoints: 8_800 },
  { from: '06-15', to: '09-15', basisPoints: 13_000 },
]

export const KUWAIT: Market = {
  countryCode: 'KW',
  currency: 'KWD',
  perEuro: 3_565,
  roundTo: 5,
  dialling: '+965',
  timeZone: 'Asia/Kuwait',
  weekend: ['fr', 'sa'],
  seasons: GULF_SEASONS,
  feasts: true,
}
export const EMIRATES: Market = {
  countryCode: 'AE',
  currency: 'AED',
  perEuro: 42_693,
  roundTo: 50,
  dialling: '+971',
  timeZone: 'Asia/Dubai',
  weekend: ['sa', 'su'],
  seasons: GULF_SEASONS,
  feasts: true,
}
export const OMAN: Market = {
  countryCode: 'OM',
  currency: 'OMR',
  perEuro: 4_470,
  roundTo: 5,
  dialling: '+968',
  timeZone: 'Asia/Muscat',
  weekend: ['fr', 'sa'],
  seasons: GULF_SEASONS,
  feasts: true,
}
export const JORDAN: Market = {
  countryCode: 'JO',
  currency: 'JOD',
  perEuro: 8_242,
  roundTo: 5,
  dialling: '+962',
  timeZone: 'Asia/Amman',
  weekend: ['fr', 'sa'],
  seasons: SUMMER_SEASONS,
  feasts: true,
}
export const SPAIN: Market = {
  countryCode: 'ES',
  currency: 'EUR',
  perEuro: 10_000,
  roundTo: 10,
  dialling: '+34',
  timeZone: 'Europe/Madrid',
  weekend: ['sa', 'su'],
  seasons: SUMMER_SEASONS,
  feasts: false,
}

/** Converts a list price in euro hundredths to the market's currency, rounded. */
export function localPrice({ perEuro, roundTo }: Market, euroCents: number): number {
  return divideRounded(BigInt(euroCents) * BigInt(perEuro), BigInt(10_000 * roundTo)) * roundTo
}
