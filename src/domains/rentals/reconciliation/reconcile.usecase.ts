import type { Clock } from '#kernel/clock.ts'
import type { Account, GatewayPayment, PaymentGateway } from '#domains/payments/public.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { differencesOf, type Difference, type Sides } from './differences.ts'
import type { MovedBooking, ReconciliationStore } from './reconciliation.store.ts'

/** Two days, so that the next run covers a day whose run was interrupted. */
const LOOKS_BACK_HOURS = 48
const BATCH = 20
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Reconciles, once a day, every recently changed booking with the gateway's records and its supplier's. */
export type Reconcile = () => Promise<void>

type Needs = {
  store: ReconciliationStore
  findBooking: (id: string) => Promise<BookingRecord | null>
  ledgerOf: (bookingId: string) => Promise<Record<Account, number>>
  gateway: PaymentGateway
  connectors: ReadonlyMap<string, SupplierConnector>
  /** Called for each new difference. */
  onDifference: (found: Difference & { reference: string }) => void
  clock: Clock
}

export function reconcile(needs: Needs): Reconcile {
  const { store, findBooking, ledgerOf, onDifference, clock } = needs

  async function compare({ id, paymentIds }: MovedBooking): Promise<number> {
    const booking = await findBooking(id)
    if (!booking) return 0
    const [gateway, supplier] = await Promise.all([
      gatewaySide(needs, paymentIds),
      supplierSide(needs, booking),
    ])
    // Read last, to detect changes made during the requests.
    const [ledger, after] = await Promise.all([ledgerOf(id), findBooking(id)])
    if (after?.status !== booking.status || after.payment?.status !== booking.payment?.status) return 0
    if (supplier !== 'unknown' && supplier?.pickedUp) await store.notePickUp(id, date(clock.now()))
    const differences = differencesOf({ booking, ledger, gateway, supplier })
    for (const difference of differences)
      if (await store.note(id, difference, date(clock.now())))
        onDifference({ reference: booking.reference, ...difference })
    return differences.length
  }

  return async () => {
    const startedAt = clock.now()
    const day = startedAt.toZonedDateTimeISO('UTC').toPlainDate().toString()
    if (!(await store.takeDay(day, date(startedAt)))) return
    const since = date(startedAt.subtract({ hours: LOOKS_BACK_HOURS }))
    const counted = { bookings: 0, differences: 0 }
    for (let afterId = FIRST_ID; ;) {
      const moved = await store.movedSince(since, afterId, BATCH)
      const found = await Promise.all(moved.map(compare))
      counted.bookings += moved.length
      counted.differences += found.reduce((sum, count) => sum + count, 0)
      const last = moved.at(-1)
      if (!last || moved.length < BATCH) break
      afterId = last.id
    }
    await store.endDay(day, counted, date(clock.now()))
  }
}

/** Null when any request to the gateway failed. */
async function gatewaySide({ gateway }: Needs, paymentIds: readonly string[]): Promise<Sides['gateway']> {
  const answers = await Promise.all(paymentIds.map((id) => gateway.find(id)))
  const payments: GatewayPayment[] = []
  for (const answer of answers) {
    if (!answer.ok) return null
    if (answer.value) payments.push(answer.value)
  }
  return payments
}

async function supplierSide({ connectors }: Needs, booking: BookingRecord): Promise<Sides['supplier']> {
  const found = await connectors.get(booking.planId)?.retrieve(keysOf(booking))
  return found?.ok ? found.value : 'unknown'
}

function date(at: Temporal.Instant): Date {
  return new Date(at.epochMilliseconds)
}
