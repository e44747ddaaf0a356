import { computeEarnings } from '#domains/partners/earnings/compute-earnings.usecase.ts'
import { draftStatements, makeStatement } from '#domains/partners/statements/make-statements.usecase.ts'
import { decideBatch } from '#domains/partners/statements/payouts/decide-batch.usecase.ts'
import { payBatch } from '#domains/partners/statements/payouts/pay-batch.usecase.ts'
import { prepareBatch } from '#domains/partners/statements/payouts/prepare-batch.usecase.ts'
import type { AccountSeals } from '#domains/partners/statements/details/seal-account.ts'
import type { Clock } from '#kernel/clock.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { seedOnce } from '../seed-once.ts'
import { bookingSteps, type DemoStep } from './demo-bookings.ts'
import { demoBookings } from './demo-history.ts'
import { addDemoPartners, type DemoPartners } from './demo-partners.ts'

/** Day of the month on which the previous month's statement is paid. */
const PAYDAY = 8

/** Latest months that have a statement and no payout. */
const UNPAID_MONTHS = 1

/** The product computes within seconds; for half a year at once that would be thousands of queries. */
const EARNINGS_HOURS = 72

/** The use cases queue mails, which the seed removes. */
const MAIL_SETTING = { productName: '', publicUrl: '' }

/** Bookings of each partner until the start. */
const BOOKINGS = { dune: 48, nomad: 12 }

/**
 * Seeds half a year of the demo partners, until the start: bookings, earnings, statements and payouts. The
 * product's own use cases create each at its instant, so that ledger and statements agree. Seeded once, never
 * in production.
 */
export async function seedDemoPartners(db: Db, clock: Clock, seals: AccountSeals): Promise<void> {
  await seedOnce(db, 'demo partners', async (tx) => {
    const start = clock.now()
    const partners = await addDemoPartners(tx, start, seals)
    if (!partners) return
    const { dune, nomad } = partners
    const steps = [
      ...bookingSteps(demoBookings(BOOKINGS.dune), { ...dune, start }),
      ...bookingSteps(demoBookings(BOOKINGS.nomad), { ...nomad, start }),
      ...monthlySteps(partners, start, seals),
      // A prepared payout for the demo staff member to approve.
      stepAt(start.subtract({ hours: 1 }), (handle, now) => prepare(handle, now, { ...partners, seals })),
    ]
    await passTime(tx, steps, start)
    // Nobody awaits mails about the past.
    await tx.deleteFrom('mails').where('topic', '=', 'partner').execute()
  })
}

function stepAt(at: Temporal.Instant, run: (tx: Db, now: Temporal.Instant) => Promise<unknown>): DemoStep {
  return { at, run: async (tx) => void (await run(tx, at)) }
}

/** Runs the steps until the start in order, and computes the earnings of bookings every third day. */
async function passTime(tx: Db, steps: readonly DemoStep[], start: Temporal.Instant): Promise<void> {
  let now = start
  const at: Clock = { now: () => now }
  const app = {
    db: within(tx),
    clock: at,
    settings: { of: () => money(10_000, 'EUR') },
    notifyPartners: async () => {},
  }
  const past = steps.filter((step) => Temporal.Instant.compare(step.at, start) < 0)
  let computedAt = past[0]?.at ?? start
  for (const step of past.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))) {
    now = step.at
    const isDue = computedAt.until(now).total('hours') >= EARNINGS_HOURS
    if (isDue || step.needsEarnings) {
      await computeEarnings(app)
      computedAt = now
    }
    await step.run(tx)
  }
  now = start
  await computeEarnings(app)
}

/**
 * Returns the steps of each month: its statements at its end and, except for the last months, their payouts
 * later.
 */
function monthlySteps(
  { dune, nomad, staff }: DemoPartners,
  start: Temporal.Instant,
  seals: AccountSeals,
): DemoStep[] {
  const thisMonth = start.toZonedDateTimeISO('UTC').with({ day: 1 }).startOfDay()
  return Array.from({ length: 5 }, (_, monthsAgo) => {
    const end = thisMonth.subtract({ months: monthsAgo })
    const lastSecond = end.subtract({ seconds: 1 }).toInstant()
    const payday = end.add({ days: PAYDAY - 1, hours: 9 }).toInstant()
    const steps: DemoStep[] = [
      {
        at: lastSecond,
        needsEarnings: true,
        run: async (tx) => {
          const app = {
            clock: { now: () => lastSecond },
            settings: { of: () => 50 },
            exchange: () => ({ date: lastSecond.toString().slice(0, 10), perEuro: { EUR: '1' } }),
            ...MAIL_SETTING,
          }
          for (const { attribution } of [dune, nomad])
            for (const draft of await draftStatements(app, tx, attribution.partnerId))
              await makeStatement(app, tx, draft)
        },
      },
    ]
    if (monthsAgo >= UNPAID_MONTHS) steps.push(stepAt(payday, (tx, now) => pay(tx, now, { staff, seals })))
    return steps
  }).flat()
}

type Paying = Pick<DemoPartners, 'staff'> & { seals: AccountSeals }

const payoutsAt = (tx: Db, now: Temporal.Instant, payoutSeals: AccountSeals) => ({
  db: within(tx),
  clock: { now: () => now },
  payoutSeals,
  payoutDebtor: { name: 'Rihla', iban: 'DE89370400440532013000', bic: null, address: null },
  notifyPartners: async () => {},
  ...MAIL_SETTING,
})

const callBy = (staffId: string) => ({
  by: { staffId, address: null },
  query: undefined,
  language: 'en' as const,
})

/** Prepares a batch of all open payouts in euros. Null if there are none. */
async function prepare(tx: Db, now: Temporal.Instant, { staff, seals }: Paying): Promise<string | null> {
  const prepared = await prepareBatch(payoutsAt(tx, now, seals), {
    ...callBy(staff.preparer),
    params: undefined,
    body: { currency: 'EUR', format: 'sepa' },
  })
  return prepared.ok ? prepared.value.batch.id : null
}

/** Prepares such a batch, which another member of the staff approves, and pays it. */
async function pay(tx: Db, now: Temporal.Instant, paying: Paying): Promise<void> {
  const { preparer, approver } = paying.staff
  const app = payoutsAt(tx, now, paying.seals)
  const id = await prepare(tx, now, paying)
  if (id === null) return
  await decideBatch(app, { ...callBy(approver), params: { id }, body: { approve: true } })
  await payBatch(app, {
    ...callBy(preparer),
    params: { id },
    body: { paid_on: now.toString().slice(0, 10) },
  })
}

/** Returns a handle whose transactions are the open one, so that the seed is atomic. */
function within(tx: Db): Db {
  const transaction = () => ({ execute: <Value>(work: (handle: Db) => Promise<Value>) => work(tx) })
  return Object.assign(tx.$extendTables<Record<string, never>>(), { transaction })
}
