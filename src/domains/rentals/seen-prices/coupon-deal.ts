import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Coupon } from '#domains/coupons/public.ts'
import { countryName } from '../locations/country-names.ts'
import type { Deal } from './seen-price.contract.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/coupon-deal.json'

const texts = readTextsByKey<typeof words>('domains/rentals', 'coupon-deal')

type Reader = { language: Language; supplierName: (id: number) => string | null }

/**
 * Returns a public coupon with its amounts in the reader's currency. Null if one cannot be converted, or if none of the
 * coupon's suppliers is sold.
 */
export function couponDeal(
  coupon: Coupon,
  here: (amount: Money) => Money | null,
  reader: Reader,
): Extract<Deal, { kind: 'coupon' }> | null {
  const { code, takes, minimumTotal, perUserLimit, validUntil } = coupon
  const amount = takes.kind === 'fixed' ? here(takes.amount) : null
  const maxDiscount = takes.kind === 'percent' && takes.most ? here(takes.most) : null
  const minimum = minimumTotal && here(minimumTotal)
  const isLost =
    (takes.kind === 'fixed' && !amount) ||
    (takes.kind === 'percent' && takes.most && !maxDiscount) ||
    (minimumTotal && !minimum)
  const onlyFor = limitedTo(coupon, reader)
  if (isLost || onlyFor === undefined) return null
  return {
    kind: 'coupon',
    code,
    percent: takes.kind === 'percent' ? takes.basisPoints / 100 : null,
    amount,
    at_most: maxDiscount,
    minimum,
    once_each: perUserLimit === 1,
    only_for: onlyFor,
    until: validUntil?.toString() ?? null,
  }
}

/** Returns the text of a coupon's restriction; null if it applies to every car, undefined if to none that is sold. */
function limitedTo({ supplierIds, countryCodes }: Coupon, reader: Reader): string | null | undefined {
  const { language, supplierName } = reader
  const names = supplierIds.flatMap((id) => supplierName(id) ?? [])
  if (supplierIds.length > 0 && names.length === 0) return undefined
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const suppliers = list.format(names)
  const countries = list.format(countryCodes.map((code) => countryName(code, language)))
  if (names.length === 0)
    return countryCodes.length === 0 ? null : fill(texts.places[language], { countries })
  return countryCodes.length === 0
    ? fill(texts.cars[language], { suppliers })
    : fill(texts.both[language], { suppliers, countries })
}
