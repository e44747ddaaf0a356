import { hash } from 'node:crypto'
import { money, type Money } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import {
  refuse,
  type RecheckedRate,
  type RentalRequest,
  type ReservationRequest,
  type SupplierRefusal,
  type SupplierToken,
} from '#domains/suppliers/public.ts'

/** A price is held from its recheck through the payment that follows. */
const QUOTE_MINUTES = 60

/** The quote for one rental of one class: charged as quoted, even if prices change. */
type Quoted = {
  total: Money
  extras: { id: string; price: number; most: number }[]
  protections: { id: string; price: number }[]
  youngDriver: boolean
  until: string
}

/** True if a driver pays the young driver fee: a quote with it is not valid without it, and vice versa. */
type Driver = { youngDriver: boolean }

/** A rechecked rate that carries its quote, for this rental and class only. */
export function withQuote(
  rate: RecheckedRate,
  rental: RentalRequest,
  { youngDriver }: Driver,
  now: Temporal.Instant,
): RecheckedRate {
  const quoted: Quoted = {
    total: rate.total,
    extras: rate.extras.map(({ id, priceForRental, max }) => ({
      id,
      price: priceForRental.amount,
      most: max,
    })),
    protections: rate.protections.map(({ id, priceForRental }) => ({ id, price: priceForRental.amount })),
    youngDriver,
    until: now.add({ minutes: QUOTE_MINUTES }).toString(),
  }
  const quote = JSON.stringify(quoted)
  return { ...rate, carry: { quote, seal: sealOf(rental, rate.acriss, quote) } }
}

/**
 * Returns the total price of an order as quoted. Rejected if the quote has expired, is for another rental,
 * class or age, or lacks an ordered item.
 */
export function quotedTotal(
  { rental, car, extras, protectionId }: ReservationRequest,
  { youngDriver }: Driver,
  now: Temporal.Instant,
): Result<Money, SupplierRefusal> {
  const quoted = readQuote(rental, car.acriss, car.carry)
  if (!quoted) return refuse('other', 'this is no price of ours for this rental')
  if (Temporal.Instant.compare(Temporal.Instant.from(quoted.until), now) <= 0)
    return refuse('rate_expired', `the price was held until ${quoted.until}`)
  if (quoted.youngDriver !== youngDriver)
    return refuse('driver_age', 'the price is for a driver of another age')
  let total = quoted.total.amount
  for (const { id, quantity } of extras) {
    const extra = quoted.extras.find((each) => each.id === id)
    if (!extra || quantity > extra.most) return refuse('other', `not ${quantity} of ${id}`)
    total += extra.price * quantity
  }
  if (protectionId !== null) {
    const protection = quoted.protections.find(({ id }) => id === protectionId)
    if (!protection) return refuse('other', `no cover ${protectionId}`)
    total += protection.price
  }
  return ok(money(total, quoted.total.currency))
}

function readQuote(rental: RentalRequest, acriss: string, { quote, seal }: SupplierToken): Quoted | null {
  if (quote === undefined || seal !== sealOf(rental, acriss, quote)) return null
  return JSON.parse(quote) as Quoted
}

/** Ties a quote to its rental. It guards against a bug, not against forgery, because only we carry it. */
function sealOf(rental: RentalRequest, acriss: string, quote: string): string {
  const { pickUpStation, dropOffStation, pickUpAt, dropOffAt } = rental
  return hash('sha256', JSON.stringify([pickUpStation, dropOffStation, pickUpAt, dropOffAt, acriss, quote]))
}
