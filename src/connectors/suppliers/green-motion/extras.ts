import { money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { Extra, ExtraKind, Protection } from '#domains/suppliers/supplier-connector.ts'
import { extraKind } from '../extra-kind.ts'
import { isFeeName } from '../fee-names.ts'
import { isSet, readCount } from '../xml-values.ts'
import { statedCover } from '../stated-cover.ts'
import type { GmAmount, GmCover, GmExtra } from './replies.ts'

/** Codes with a published meaning. */
const KINDS: Readonly<Record<string, ExtraKind>> = {
  BBS: 'infant_seat',
  CHS: 'child_seat',
  BOO: 'booster_seat',
  GPS: 'gps',
  ADD: 'additional_driver',
  MIFI: 'wifi',
  SNO: 'snow_chains',
}

/**
 * Converts an optional extra. Null if it is mandatory, has no price in `currency`, or is a charge by its name; the
 * reply states which charges this renter must pay.
 */
export function greenMotionExtra(extra: GmExtra, currency: string, days: number): Extra | null {
  const price = priceOf(extra, currency, days)
  if (!price || isSet(extra['@required']) || isFeeName(extra.Name)) return null
  return {
    id: extra.optionID,
    kind: extraKind(extra.Name, KINDS[extra.code]),
    name: extra.Name || extra.code,
    ...price,
    max: Math.max(1, readCount(extra['@numberAllowed']) ?? 1),
  }
}

/** Converts a cover of a car. Null if it does not reduce `excess`, or has no price. */
export function greenMotionCover(
  cover: GmCover,
  currency: string,
  days: number,
  excess: Money | null,
): Protection | null {
  const price = priceOf(cover, currency, days)
  const left = parseAmount(cover.Damage_excess)
  if (!price || left === null || left < 0 || (excess && left >= excess.amount)) return null
  const stated = statedCover(cover.Name, cover.Description)
  return {
    id: cover.optionID,
    kind: left === 0 ? 'full' : 'medium',
    name: cover.Name || cover.optionID,
    ...price,
    excessAfter: money(left, currency),
    ...(stated && { stated }),
  }
}

/**
 * Returns the price of an item. The total of the booking is authoritative: it may be capped well below the daily rate
 * times the days.
 */
function priceOf(
  {
    Daily_rate: daily,
    Total_for_this_booking: total,
  }: Pick<GmExtra, 'Daily_rate' | 'Total_for_this_booking'>,
  currency: string,
  days: number,
): Pick<Extra, 'price' | 'per' | 'priceForRental'> | null {
  const priceForRental = inCurrency(total, currency)
  if (!priceForRental) return null
  const price = inCurrency(daily, currency)
  const once = !price || (days > 1 && price.amount === priceForRental.amount)
  return once
    ? { price: priceForRental, per: 'rental', priceForRental }
    : { price, per: 'day', priceForRental }
}

function inCurrency({ text, currency: amountCurrency }: GmAmount, currency: string): Money | null {
  const amount = parseAmount(text)
  return amount === null || amount <= 0 || (amountCurrency !== '' && amountCurrency !== currency)
    ? null
    : money(amount, currency)
}
