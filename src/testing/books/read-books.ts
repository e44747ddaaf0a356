import type { Db } from '#platform/db/database.ts'
import type { BookLine } from '#src/simulators/world/booked-rental.ts'
import { gatewayAt, type GatewayLine } from '../stand-ins/gateway.ts'

/** URLs of the simulated suppliers, by name, and of the gateway. */
export type Outside = { suppliers: Readonly<Record<string, string | undefined>>; payments: string }

/** Orders as our database, the suppliers and the gateway record them. */
export type Books = Awaited<ReturnType<typeof readBooks>>
export type BookedOrder = Books['bookings'][number]
export type Line = BookLine & { supplier: string }

const NOT_ORDERED = ['cart', 'expired'] as const

export async function readBooks(db: Db, outside: Outside) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'driver_email', 'price'])
    .where('status', 'not in', NOT_ORDERED)
    .execute()
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'state', 'amount', 'currency'])
    .execute()
  const tasks = await db
    .selectFrom('staff_tasks')
    .select('booking_id')
    .where('done_at', 'is', null)
    .where('booking_id', 'is not', null)
    .execute()
  const withTask = new Set(tasks.map(({ booking_id: id }) => id))
  const paymentsOf = Map.groupBy(payments, ({ booking_id: id }) => id)
  return {
    bookings: rows.map(({ price, ...booking }) => ({
      ...booking,
      payNow: (price as { pay_now: { amount: number; currency: string } }).pay_now,
      hasTask: withTask.has(booking.id),
      payments: paymentsOf.get(booking.id) ?? [],
    })),
    carts: new Set((await db.selectFrom('bookings').select('id').execute()).map(({ id }) => id)),
    ledger: await readLedger(db),
    charges: await gatewayAt(outside.payments).book(),
    lines: await readLines(outside),
  }
}

async function readLines(outside: Outside): Promise<Line[]> {
  const books = await Promise.all(
    Object.entries(outside.suppliers).map(async ([supplier, url]) => {
      const lines = (await (await fetch(`${url}/_book`)).json()) as BookLine[]
      return lines.map((line) => ({ ...line, supplier }))
    }),
  )
  return books.flat()
}

/** Reads ledger sums in hundredths by currency: of all postings, and of the gateway's authorised and captured amounts. */
async function readLedger(db: Db) {
  const sums = await db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['e.currency', 'p.account', ({ fn }) => fn.sum<string>('p.amount').as('sum')])
    .groupBy(['e.currency', 'p.account'])
    .execute()
  const uneven = await db
    .selectFrom('ledger_postings')
    .select('entry_id')
    .groupBy('entry_id')
    .having(({ fn, eb }) => eb(fn.sum('amount'), '<>', 0))
    .execute()
  const of = (account: string) =>
    byCurrency(
      sums.filter((row) => row.account === account).map(({ currency, sum }) => [currency, Number(sum)]),
    )
  return {
    uneven: uneven.map(({ entry_id: id }) => id),
    whole: byCurrency(sums.map(({ currency, sum }) => [currency, Number(sum)])),
    gateway: of('gateway'),
    holds: of('card_holds'),
  }
}

/** Sums amounts by currency, without zero sums. */
export function byCurrency(amounts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [currency, amount] of amounts) sums[currency] = (sums[currency] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** Returns what the gateway retains of a charge: captured minus refunded. */
export const retainedBy = ({ captured, refunded }: GatewayLine) => captured - refunded
