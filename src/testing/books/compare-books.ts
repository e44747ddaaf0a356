import { isDeepStrictEqual } from 'node:util'
import { byCurrency, keptOf, type BookedOrder, type Books, type Line } from './read-books.ts'

/** An order that somebody sent, and what they were told. `told`: the status of the booking in the answer. */
export type Order = {
  bookingId: string
  reference: string
  /** The driver's, which no other order has. */
  email: string
  tries: number
  told: string | null
  toldAt: string | null
}

export type Compared = {
  /** Each rule that is broken, and by what. */
  broken: string[]
  /** Counts, for whoever reads that nothing is broken. */
  counted: Record<string, number>
}

/**
 * Compares what travellers were told, our books, and those of the gateway and the suppliers. `upTo`: our books are as they were then, so
 * that what was told later is none of theirs.
 */
export function compareBooks(books: Books, orders: readonly Order[], upTo: string | null = null): Compared {
  const known = new Map(books.bookings.map((booking) => [booking.id, booking]))
  const isLater = ({ toldAt }: Order) => upTo !== null && (toldAt === null || toldAt >= upTo)
  const later = orders.filter(isLater)
  const earlier = orders.filter((order) => !isLater(order))
  const lines = linesOf(books, later)
  const charges = chargesOf(books)
  const broken = [
    ...earlier.flatMap((order) => brokenPromise(order, known.get(order.bookingId))),
    ...(upTo === null
      ? orders
          .filter(({ bookingId }) => !books.carts.has(bookingId))
          .map(({ reference }) => `${reference}: its cart is lost`)
      : []),
    ...books.bookings.flatMap((booking) => [
      ...brokenReservation(booking, lines.of.get(booking.id) ?? []),
      ...brokenCharge(booking, charges.of.get(booking.id) ?? []),
    ]),
    ...lines.ofNobody.map(
      ({ supplier, supplierReference }) => `${supplierReference} at ${supplier}: a reservation of no order`,
    ),
    ...(charges.ofNobody.length > later.length
      ? charges.ofNobody.map(({ paymentId }) => `${paymentId}: a charge of no order`)
      : []),
    ...brokenLedger(books, charges.known),
  ]
  const confirmed = books.bookings.filter(({ status }) => status === 'confirmed')
  return {
    broken,
    counted: {
      'orders sent': orders.length,
      'told of as confirmed': orders.filter(({ told }) => told === 'confirmed').length,
      'tried again': orders.filter(({ tries }) => tries > 1).length,
      'told later than these books': later.length,
      confirmed: confirmed.length,
      'with a person': books.bookings.filter(({ hasTask }) => hasTask).length,
      failed: books.bookings.filter(({ status }) => status === 'failed').length,
      reservations: books.lines.filter(({ status }) => status === 'booked').length,
      charges: books.charges.filter((charge) => keptOf(charge) > 0).length,
    },
  }
}

/** Whoever was told that a car is theirs has it; of what else was told somebody knows. */
function brokenPromise({ told, reference }: Order, booking: BookedOrder | undefined): string[] {
  if (told === null) return []
  if (!booking) return [`${reference}: told as ${told}, and lost`]
  const { status, hasTask } = booking
  if (status === 'confirmed' || hasTask) return []
  if (told !== 'confirmed' && (status === 'failed' || status === 'cancelled')) return []
  return [`${reference}: told as ${told}, and is ${status}`]
}

function brokenReservation({ reference, status, hasTask }: BookedOrder, lines: readonly Line[]): string[] {
  const live = lines.filter((line) => line.status === 'booked').length
  if (live > 1) return [`${reference}: ${live} reservations of one order`]
  if (status === 'confirmed' && live === 0) return [`${reference}: confirmed without a reservation`]
  if (status !== 'confirmed' && live === 1 && !hasTask)
    return [`${reference}: a reservation of an order that is ${status}`]
  return []
}

type Charge = Books['charges'][number]

function brokenCharge(booking: BookedOrder, charges: readonly Charge[]): string[] {
  const { reference, status, hasTask, payNow, payments } = booking
  const kept = charges.reduce((sum, charge) => sum + keptOf(charge), 0)
  const ours = payments
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (status === 'confirmed')
    return kept === payNow.amount && ours === kept
      ? []
      : [`${reference}: ${payNow.amount} is to be paid, we took ${ours}, and the gateway ${kept}`]
  const held = charges.filter((charge) => charge.status === 'authorised').length
  return (kept === 0 && held === 0) || hasTask
    ? []
    : [`${reference}: is ${status}, and the gateway keeps ${kept} and holds ${held} more`]
}

function brokenLedger({ ledger }: Books, charges: readonly Charge[]): string[] {
  const taken = byCurrency(charges.map((charge) => [charge.currency ?? '', keptOf(charge)]))
  const held = byCurrency(
    charges
      .filter(({ status }) => status === 'authorised')
      .map(({ currency, amount }) => [currency ?? '', amount ?? 0]),
  )
  const differs = (what: string, ours: object, theirs: object) =>
    isDeepStrictEqual(sorted(ours), sorted(theirs))
      ? []
      : [`${what}: the ledger says ${JSON.stringify(ours)}, the gateway ${JSON.stringify(theirs)}`]
  return [
    ...ledger.uneven.map((entry) => `${entry}: an entry that does not add up`),
    ...(Object.keys(ledger.whole).length > 0
      ? [`the ledger does not add up: ${JSON.stringify(ledger.whole)}`]
      : []),
    ...differs('taken', ledger.gateway, taken),
    ...differs('held', ledger.holds, held),
  ]
}

const sorted = (amounts: object) =>
  Object.entries(amounts).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Reservations by the order whose driver's e-mail they have; each order has one of its own. */
function linesOf({ bookings, lines }: Books, later: readonly Order[]) {
  const byEmail = new Map(bookings.map(({ driver_email: email, id }) => [email, id]))
  const unknown = new Set(later.map(({ email }) => email))
  const of = Map.groupBy(lines, ({ email }) => byEmail.get(email) ?? null)
  return { of, ofNobody: (of.get(null) ?? []).filter(({ email }) => !unknown.has(email)) }
}

function chargesOf({ bookings, charges }: Books) {
  const orderOf = new Map(
    bookings.flatMap(({ id, payments }) => payments.map((one) => [one.id, id] as const)),
  )
  const of = Map.groupBy(charges, ({ paymentId }) => orderOf.get(paymentId) ?? null)
  const ofNobody = of.get(null) ?? []
  return { of, ofNobody, known: charges.filter((charge) => !ofNobody.includes(charge)) }
}
