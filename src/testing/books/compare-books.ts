import { isDeepStrictEqual } from 'node:util'
import { byCurrency, retainedBy, type BookedOrder, type Books, type Line } from './read-books.ts'

/** An order as its traveller knows it. `reportedStatus` is the status of the booking in the response. */
export type Order = {
  bookingId: string
  reference: string
  /** The driver's email address, unique per order. */
  email: string
  tries: number
  reportedStatus: string | null
  reportedAt: string | null
}

export type Compared = {
  /** The broken rules, each with its order, charge or entry. */
  broken: string[]
  /** Counts for the printed summary. */
  counted: Record<string, number>
}

/**
 * Compares what was reported to travellers, our books, and those of the gateway and the suppliers. `upTo` is the time of our
 * books; orders reported later are not expected in them.
 */
export function compareBooks(books: Books, orders: readonly Order[], upTo: string | null = null): Compared {
  const known = new Map(books.bookings.map((booking) => [booking.id, booking]))
  const isLater = ({ reportedAt }: Order) => upTo !== null && (reportedAt === null || reportedAt >= upTo)
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
    ...lines.unmatched.map(
      ({ supplier, supplierReference }) => `${supplierReference} at ${supplier}: a reservation of no order`,
    ),
    ...(charges.unmatched.length > later.length
      ? charges.unmatched.map(({ paymentId }) => `${paymentId}: a charge of no order`)
      : []),
    ...brokenLedger(books, charges.known),
  ]
  const confirmed = books.bookings.filter(({ status }) => status === 'confirmed')
  return {
    broken,
    counted: {
      'orders sent': orders.length,
      'told of as confirmed': orders.filter(({ reportedStatus }) => reportedStatus === 'confirmed').length,
      'tried again': orders.filter(({ tries }) => tries > 1).length,
      'told later than these books': later.length,
      confirmed: confirmed.length,
      'with a person': books.bookings.filter(({ hasTask }) => hasTask).length,
      failed: books.bookings.filter(({ status }) => status === 'failed').length,
      reservations: books.lines.filter(({ status }) => status === 'booked').length,
      charges: books.charges.filter((charge) => retainedBy(charge) > 0).length,
    },
  }
}

/** Verifies that a confirmed order is still confirmed, and that any other outcome is final or has a staff task. */
function brokenPromise({ reportedStatus, reference }: Order, booking: BookedOrder | undefined): string[] {
  if (reportedStatus === null) return []
  if (!booking) return [`${reference}: told as ${reportedStatus}, and lost`]
  const { status, hasTask } = booking
  if (status === 'confirmed' || hasTask) return []
  if (reportedStatus !== 'confirmed' && (status === 'failed' || status === 'cancelled')) return []
  return [`${reference}: told as ${reportedStatus}, and is ${status}`]
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
  const retained = charges.reduce((sum, charge) => sum + retainedBy(charge), 0)
  const ours = payments
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (status === 'confirmed')
    return retained === payNow.amount && ours === retained
      ? []
      : [`${reference}: ${payNow.amount} is to be paid, we took ${ours}, and the gateway ${retained}`]
  const authorised = charges.filter((charge) => charge.status === 'authorised').length
  return (retained === 0 && authorised === 0) || hasTask
    ? []
    : [`${reference}: is ${status}, and the gateway keeps ${retained} and holds ${authorised} more`]
}

function brokenLedger({ ledger }: Books, charges: readonly Charge[]): string[] {
  const taken = byCurrency(charges.map((charge) => [charge.currency ?? '', retainedBy(charge)]))
  const authorised = byCurrency(
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
    ...differs('held', ledger.holds, authorised),
  ]
}

const sorted = (amounts: object) =>
  Object.entries(amounts).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Groups reservations by order, by the driver's email address. */
function linesOf({ bookings, lines }: Books, later: readonly Order[]) {
  const byEmail = new Map(bookings.map(({ driver_email: email, id }) => [email, id]))
  const unknown = new Set(later.map(({ email }) => email))
  const of = Map.groupBy(lines, ({ email }) => byEmail.get(email) ?? null)
  return { of, unmatched: (of.get(null) ?? []).filter(({ email }) => !unknown.has(email)) }
}

function chargesOf({ bookings, charges }: Books) {
  const orderOf = new Map(
    bookings.flatMap(({ id, payments }) => payments.map((one) => [one.id, id] as const)),
  )
  const of = Map.groupBy(charges, ({ paymentId }) => orderOf.get(paymentId) ?? null)
  const unmatched = of.get(null) ?? []
  return { of, unmatched, known: charges.filter((charge) => !unmatched.includes(charge)) }
}
