import type { StatedCover } from '#kernel/cover-parts.ts'
import { money, parseAmount } from '#kernel/money.ts'
import type { Extra, Protection, Rate } from '#domains/suppliers/supplier-connector.ts'
import { extraKind } from '../extra-kind.ts'
import { currencyOf } from './free-text.ts'
import type { HorizonCar, HorizonDetails, HorizonExtra } from './replies.ts'
import { EXCESS_REFUND } from './requests.ts'
import type { HorizonWording } from './wording.ts'

/** Maximum quantity of an extra: more than any driver needs. The supplier may allow thousands. */
const MAX_OF_ONE = 9

/** Returns the extras of this car's desk, for `days` rental days, and the fees in the same list. */
export function horizonExtras(
  { AvailableExtras: listed }: HorizonDetails,
  { SupplierCode: code }: HorizonCar,
  days: number,
  wording: HorizonWording,
): Extra[] {
  const its = listed.filter(({ SupplierCode: whose }) => whose === '' || whose === code)
  return its.flatMap((extra) => extraOf(extra, days, wording) ?? [])
}

function extraOf(extra: HorizonExtra, days: number, { perDay }: HorizonWording): Extra | null {
  const hundredths = parseAmount(extra.Price)
  const currency = currencyOf(extra.Currency)
  if (hundredths === null || hundredths <= 0 || currency === null || extra.MaxAmount === 0) return null
  const price = money(hundredths, currency)
  const per = perDay.test(extra.Period) ? 'day' : 'rental'
  return {
    id: extra.ExtraID,
    kind: extraKind(extra.Name),
    name: extra.Name,
    price,
    per,
    priceForRental: per === 'day' ? money(parseAmount(extra.Price, days) ?? 0, currency) : price,
    max: Math.min(extra.MaxAmount, MAX_OF_ONE),
  }
}

/** Risks named in the terms of the refund: damage up to the excess, towing and lost keys. The reply states no more. */
const REFUNDED: StatedCover = { covers: ['collision', 'keys', 'towing'], excludes: [] }

/**
 * Returns the Excess Refund Product. It is not a waiver: the driver still owes the desk's excess, and Flexible Autos
 * refunds it afterwards. Empty for a car without the product or without an excess.
 */
export function excessRefund({ ERP }: HorizonCar, { total, excess }: Rate): Protection[] {
  const hundredths = parseAmount(ERP)
  if (hundredths === null || hundredths <= 0 || excess?.amount === 0) return []
  const price = money(hundredths, total.currency)
  return [
    {
      id: EXCESS_REFUND,
      kind: 'excess_refund',
      name: 'Flexible Autos Excess Refund',
      price,
      per: 'rental',
      priceForRental: price,
      excessAfter: excess,
      stated: REFUNDED,
    },
  ]
}
