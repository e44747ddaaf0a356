import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { compareBooks, type Order } from '#testing/books/compare-books.ts'
import { readBooks } from '#testing/books/read-books.ts'
import type { Load } from './load.ts'
import type { ChaosEnvironment } from './environment.ts'

export type RunOptions = {
  seconds: number
  /** Requests per second; null: half of the measured capacity. */
  rate: number | null
  seed: number
  orderOneIn: number
}

const MEASURED_SECONDS = 40
/** Longer than the longest wait between two attempts of a job. */
const SETTLED_SECONDS = 420

export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Returns the requested rate, or half of the capacity, which it measures first. */
export async function rateFor(load: Load, { rate }: RunOptions): Promise<number> {
  if (rate !== null) return rate
  const capacity = await load.measureCapacity(MEASURED_SECONDS)
  printLine(
    `it holds ${capacity.rate.toFixed(1)} requests a second (${capacity.faults} failed); half of it is sent`,
  )
  return capacity.rate / 2
}

/** Compares all books once the jobs are idle and prints the findings; returns true if no rule is broken. */
export async function booksAgree(
  environment: ChaosEnvironment,
  url: string,
  orders: readonly Order[],
  upTo: string | null = null,
): Promise<boolean> {
  const { db, close } = openDatabase(url, { connections: 2 })
  try {
    await settled(db)
    const { broken, counted } = compareBooks(await readBooks(db, environment.outside), orders, upTo)
    printLine(
      Object.entries(counted)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    )
    for (const one of broken) printLine(`BROKEN ${one}`)
    printLine(broken.length === 0 ? 'all books agree' : `${broken.length} rules are broken`)
    return broken.length === 0
  } finally {
    await close()
  }
}

/** Waits for orders in progress that have no staff task. */
async function settled(db: Db): Promise<void> {
  const last = performance.now() + SETTLED_SECONDS * 1000
  while ((await underWay(db)) > 0 && performance.now() < last) await wait(1000)
}

async function underWay(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.status', 'in', ['awaiting_payment', 'awaiting_supplier'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_tasks as t')
            .select('t.id')
            .whereRef('t.booking_id', '=', 'b.id')
            .where('t.done_at', 'is', null),
        ),
      ),
    )
    .execute()
  return rows.length
}
