import { fail, ok, type Result } from '#kernel/result.ts'
import { times } from '#kernel/money.ts'
import type { Quote, QuotedProtection } from '../quotes/quote.contract.ts'
import { priceWith } from '../search/offers/offer-price.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { BookedExtra } from '../bookings/booking.ts'

export type ExtrasFailure =
  | { code: 'extra_unknown'; detail: string }
  | { code: 'too_many_of_extra'; detail: string }
  | { code: 'protection_unknown'; detail: string }

export type ChosenExtras = {
  extras: readonly { id: string; quantity: number }[]
  protectionId: string | null
}

/** Validates the choices against what the quote offers, and prices them. A quantity of 0 removes an extra. */
export function chooseExtras(
  available: Pick<Quote, 'extras' | 'protections'>,
  chosen: ChosenExtras,
): Result<{ extras: BookedExtra[]; protection: QuotedProtection | null }, ExtrasFailure> {
  const extras: BookedExtra[] = []
  for (const { id, quantity } of chosen.extras) {
    const extra = available.extras.find((offered) => offered.id === id)
    if (!extra) return fail({ code: 'extra_unknown', detail: `There is no extra ${id} with this car` })
    if (quantity > extra.max)
      return fail({ code: 'too_many_of_extra', detail: `At most ${extra.max} of ${extra.name}` })
    if (quantity > 0) extras.push({ extra, quantity, amount: times(extra.price_for_rental, quantity) })
  }
  if (chosen.protectionId === null) return ok({ extras, protection: null })
  const protection = available.protections.find(({ id }) => id === chosen.protectionId)
  if (!protection)
    return fail({
      code: 'protection_unknown',
      detail: `There is no protection ${chosen.protectionId} with this car`,
    })
  return ok({ extras, protection })
}

/** Returns the price of the car with extras and protection. */
export function cartPrice(
  offerPrice: Price,
  chosen: { extras: readonly BookedExtra[]; protection: QuotedProtection | null },
  days: number,
): Price {
  const choices = chosen.extras.map(({ extra, quantity }) => ({
    kind: 'extra' as const,
    label: extra.name,
    priceForRental: extra.price_for_rental,
    quantity,
    paid: 'desk' as const,
  }))
  const cover = chosen.protection
    ? [
        {
          kind: 'protection' as const,
          label: chosen.protection.name,
          priceForRental: chosen.protection.price_for_rental,
          quantity: 1,
          paid: chosen.protection.paid,
        },
      ]
    : []
  return priceWith(offerPrice, [...choices, ...cover], days)
}
