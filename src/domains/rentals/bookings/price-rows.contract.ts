import { times, type Money } from '#kernel/money.ts'
import { PRICE_LINE_KINDS } from '#kernel/price.contract.ts'
import type { QuotedExtra, QuotedProtection } from '../quotes/quote.contract.ts'
import type { Booking } from './booking.contract.ts'

type Line = Booking['price']['lines'][number]
type BookedExtra = Booking['extras'][number]

export type PriceRow = { /** Position in the list. */ id: string } & (
  | { kind: Exclude<Line['kind'], 'extra' | 'protection' | 'coupon'>; amount: Money }
  | { kind: 'coupon'; code: string; amount: Money }
  | { kind: 'extra'; label: string; booked: BookedExtra | null; amount: Money }
  | { kind: 'protection'; label: string; protection: Booking['protection']; amount: Money }
)

type Priced = Pick<Booking, 'price' | 'extras' | 'protection'>

/**
 * Returns the price line by line. An extra's line includes the booked extra, so that it can be named in the page's
 * language. The lines are those of the price, so they add up to its total whatever the extras contain.
 */
export function priceRows({ price, extras, protection }: Priced): PriceRow[] {
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

/** The same line in two prices; null where a price lacks it. */
export type ComparedRow = { id: string } & (
  | { before: PriceRow; after: PriceRow | null }
  | { before: null; after: PriceRow }
)

/** Compares two prices line by line. Every line of both appears once, so each column adds up to its total. */
export function comparePriceRows(before: Priced, after: Priced): ComparedRow[] {
  const left = priceRows(before)
  const found = priceRows(after).map((row): ComparedRow => {
    const at = left.findIndex((one) => nameOf(one) === nameOf(row))
    const [same = null] = at < 0 ? [] : left.splice(at, 1)
    return { id: `after-${row.id}`, before: same, after: row }
  })
  const dropped = left.map((row): ComparedRow => ({ id: `before-${row.id}`, before: row, after: null }))
  const place = ({ before: old, after: changed }: ComparedRow) =>
    PRICE_LINE_KINDS.indexOf((changed ?? old!).kind)
  return [...found, ...dropped].toSorted((one, other) => place(one) - place(other))
}

function nameOf(row: PriceRow): string {
  if (row.kind === 'coupon') return `coupon ${row.code}`
  if (row.kind === 'extra') return `extra ${row.booked?.extra.id ?? row.label}`
  return row.kind === 'protection' ? `protection ${row.label}` : row.kind
}

/**
 * Returns what the desk charges for `quantity` of an extra, in the desk's currency; undefined if that is the price's
 * currency.
 */
export function extraAtDesk(extra: QuotedExtra, quantity = 1): Money | undefined {
  return extra.desk_price_for_rental && times(extra.desk_price_for_rental, quantity)
}

/** Returns what the desk charges for a protection, in the desk's currency; undefined if it is paid with the car. */
export function protectionAtDesk({ paid, desk_price_for_rental }: QuotedProtection): Money | undefined {
  return paid === 'desk' ? desk_price_for_rental : undefined
}

/** Returns the amount of an extra or protection in the desk's currency, to show next to the converted amount. */
export function rowAtDesk(row: PriceRow): Money | undefined {
  if (row.kind === 'extra') return row.booked ? extraAtDesk(row.booked.extra, row.booked.quantity) : undefined
  return row.kind === 'protection' && row.protection ? protectionAtDesk(row.protection) : undefined
}
