import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { compareBooks, type Order } from '#testing/books/compare-books.ts'
import { readBooks } from '#testing/books/read-books.ts'
import type { Load } from './load.ts'
import type { ChaosEnvironment } from './environment.ts'

export type Wanted = {
  seconds: number
  /** Requests a second; null: half of what it holds. */
  rate: number | null
  seed: number
  orderOneIn: number
}

const MEASURED_SECONDS = 40
/** Longer than the longest wait between two attempts of a job. */
const SETTLED_SECONDS = 420

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** The rate that was asked for, or half of what the environment holds, which is measured first. */
export async function rateFor(load: Load, { rate }: Wanted): Promise<number> {
  if (rate !== null) return rate
  const held = await load.mostHeld(MEASURED_SECONDS)
  say(`it holds ${held.rate.toFixed(1)} requests a second (${held.faults} failed); half of it is sent`)
  return held.rate / 2
}

/** Compares all books once the jobs have nothing more to do; prints what it found, and says whether nothing is broken. */
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
    say(
      Object.entries(counted)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    )
    for (const one of broken) say(`BROKEN ${one}`)
    say(broken.length === 0 ? 'all books agree' : `${broken.length} rules are broken`)
    return broken.length === 0
  } finally {
    await close()
  }
}

/** Waits for orders under way, of which no person has been told. */
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
