import { add, divideRounded, money, subtract, sum, times } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { Quote, QuotedExtra, QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import type { Price } from '#kernel/price.contract.ts'

/** The quantity of each extra, by its id, and the protection. */
export type Chosen = { quantities: Readonly<Record<string, number>>; protectionId: string | null }

export const NOTHING_CHOSEN: Chosen = { quantities: {}, protectionId: null }

export type BreakdownLine =
  | { kind: Price['lines'][number]['kind']; amount: Money }
  | { kind: 'chosen_extra'; extra: QuotedExtra; quantity: number; amount: Money }
  | { kind: 'chosen_protection'; protection: QuotedProtection; amount: Money }

export type Breakdown = {
  lines: BreakdownLine[]
  total: Money
  perDay: Money
  payNow: Money
  payAtDesk: Money
  /** Amount in the desk's own currency; null if that is the price's currency, or unknown. */
  payAtDeskOwn: Money | null
}

/**
 * Returns the price with the choices. Lines add up to the total, and so do now and at the desk; extras are
 * paid at the desk, a protection as it states. The server calculates the same when the car goes into the
 * cart, and its result counts.
 */
export function priceBreakdown(quote: Quote, chosen: Chosen): Breakdown {
  const { price } = quote.offer
  const { currency } = price.total
  const covers = quote.protections.filter(({ id }) => id === chosen.protectionId)
  const lines: BreakdownLine[] = [
    ...chosenExtras(quote, chosen).map(({ extra, quantity }) => ({
      kind: 'chosen_extra' as const,
      extra,
      quantity,
      amount: times(extra.price_for_rental, quantity),
    })),
    ...covers.map((protection) => ({
      kind: 'chosen_protection' as const,
      protection,
      amount: protection.price_for_rental,
    })),
  ]
  const added = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  const addedNow = sum(
    covers.filter(({ paid }) => paid === 'now').map((cover) => cover.price_for_rental),
    currency,
  )
  const total = add(price.total, added)
  return {
    lines: [...price.lines.map(({ kind, amount }) => ({ kind, amount })), ...lines],
    total,
    perDay: money(divideRounded(BigInt(total.amount), BigInt(quote.days)), currency),
    payNow: add(price.pay_now, addedNow),
    payAtDesk: add(price.pay_at_desk, subtract(added, addedNow)),
    payAtDeskOwn: payAtDeskOwn(quote, chosen),
  }
}

function payAtDeskOwn(quote: Quote, chosen: Chosen): Money | null {
  const { desk } = quote.offer
  if (!desk) return null
  const cover = quote.protections.find(({ id, paid }) => id === chosen.protectionId && paid === 'desk')
  const added = [
    ...chosenExtras(quote, chosen).map(
      ({ extra, quantity }) => extra.desk_price_for_rental && times(extra.desk_price_for_rental, quantity),
    ),
    ...(cover ? [cover.desk_price_for_rental] : []),
  ]
  const known = added.filter((amount) => amount !== undefined)
  return known.length === added.length ? add(desk.pay_at_desk, ...known) : null
}

/** Returns the chosen extras that this quote still offers, never above an extra's maximum. */
export function chosenExtras(
  { extras }: Quote,
  { quantities }: Chosen,
): { extra: QuotedExtra; quantity: number }[] {
  return extras
    .map((extra) => ({ extra, quantity: Math.min(extra.max, Math.max(0, quantities[extra.id] ?? 0)) }))
    .filter(({ quantity }) => quantity > 0)
}
