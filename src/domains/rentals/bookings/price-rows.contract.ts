import { times, type Money } from '#kernel/money.ts'
import type { QuotedExtra, QuotedProtection } from '../quotes/quote.contract.ts'
import type { Booking } from './booking.contract.ts'

type Line = Booking['price']['lines'][number]
type BookedExtra = Booking['extras'][number]

export type PriceRow = { /** Its place in the list. */ id: string } & (
  | { kind: Exclude<Line['kind'], 'extra' | 'protection' | 'coupon'>; amount: Money }
  | { kind: 'coupon'; code: string; amount: Money }
  | { kind: 'extra'; label: string; booked: BookedExtra | null; amount: Money }
  | { kind: 'protection'; label: string; protection: Booking['protection']; amount: Money }
)

/**
 * The price line by line; the line of an extra comes with the extra booked, so that it can be named in the page's
 * language. Lines are those of the price, so they add up to its total whatever the extras say.
 */
export function priceRows({
  price,
  extras,
  protection,
}: Pick<Booking, 'price' | 'extras' | 'protection'>): PriceRow[] {
  const left = [...extras]
  return price.lines.map(({ kind, label, amount }, place) => {
    const id = `${kind}-${place}`
    if (kind === 'protection') return { id, kind, label, protection, amount }
    if (kind === 'coupon') return { id, kind, code: label, amount }
    if (kind !== 'extra') return { id, kind, amount }
    const at = left.findIndex((booked) => booked.amount.amount === amount.amount)
    const [booked = null] = at < 0 ? [] : left.splice(at, 1)
    return { id, kind, label, booked, amount }
  })
}

/** What the desk charges for so many of an extra, in its own currency; undefined where that is the price's. */
export function extraAtDesk(extra: QuotedExtra, quantity = 1): Money | undefined {
  return extra.desk_price_for_rental && times(extra.desk_price_for_rental, quantity)
}

/** What the desk charges for a protection, in its own currency; undefined where it is paid with the car. */
export function protectionAtDesk({ paid, desk_price_for_rental }: QuotedProtection): Money | undefined {
  return paid === 'desk' ? desk_price_for_rental : undefined
}

/** A row in the desk's own currency, for what the desk adds: its amount beside that is converted. */
export function rowAtDesk(row: PriceRow): Money | undefined {
  if (row.kind === 'extra') return row.booked ? extraAtDesk(row.booked.extra, row.booked.quantity) : undefined
  return row.kind === 'protection' && row.protection ? protectionAtDesk(row.protection) : undefined
}
