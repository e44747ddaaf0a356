import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disagreements, paidOut, unsettled } from '#testing/builders/partners/partner-books.ts'
import { expectedOf, partnerCourse, type PartnerCourse } from '#testing/builders/partners/partner-course.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const clock = testClock()
const database = forFile(await testDatabase({ connections: 10 }))
const other = forFile(sharedDatabase(database.url))

type Step = fc.AsyncCommand<object, PartnerCourse>
type Picked = PartnerCourse['ordered'][number]

const stepOf = (name: string, run: (course: PartnerCourse) => Promise<unknown>): Step => ({
  check: () => true,
  toString: () => name,
  async run(_, course) {
    await run(course)
    await booksAgree(course)
  },
})

/** About one of the bookings that there are. */
const about = (pick: number, name: string, run: (course: PartnerCourse, of: Picked) => Promise<unknown>) =>
  stepOf(`${name} #${pick}`, async (course) => {
    const of = course.ordered[pick % course.ordered.length]
    if (of) await run(course, of)
  })

const pick = fc.nat(30)
/** From 11.00, of which one euro is the partner's. */
const total = fc.integer({ min: 1, max: 120 }).map((euros) => euros * 1100)
const job = fc.constantFrom('compute', 'state', 'replay', 'prepare', 'approve', 'refuse', 'pay')

const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({ partner: fc.nat(1), total, isOwn: fc.boolean() })
    .map((choice) => stepOf(`order ${JSON.stringify(choice)}`, (course) => course.order(choice))),
  fc.tuple(pick, total).map(([at, to]) => about(at, `to ${to}`, (course, of) => course.reprice(of, to))),
  fc
    .tuple(pick, fc.constantFrom('completed', 'completed', 'cancelled'))
    .map(([at, status]) => about(at, status, (course, of) => course.become(of, status))),
  pick.map((at) => about(at, 'no-show', (course, of) => course.miss(of))),
  fc
    .tuple(pick, fc.constantFrom('lost', 'lost', 'won'))
    .map(([at, state]) => about(at, `dispute ${state}`, (course, of) => course.dispute(of, state))),
  fc
    .tuple(pick, fc.constantFrom('allowed', 'refused'))
    .map(([at, decision]) => about(at, decision, (course, of) => course.decide(of, decision))),
  fc.nat(1).map((partner) => stepOf(`a trip for ${partner}`, (course) => course.orderTrip(partner))),
  fc
    .integer({ min: 1, max: 45 })
    .map((days) => stepOf(`${days} days`, async () => clock.pass({ hours: 24 * days }))),
  fc.constant(stepOf('month’s end', async (course) => course.monthEnd())),
  fc.constant(stepOf('a month is paid', (course) => course.payMonth())),
  fc
    .array(job, { minLength: 2, maxLength: 4 })
    .map((names) =>
      stepOf(`at once ${names.join(', ')}`, (course) =>
        Promise.all(names.map((name, at) => course.jobsOf(at)[name]())),
      ),
    ),
  fc.constant(stepOf('the second partner ends', (course) => course.end())),
]

async function booksAgree(course: PartnerCourse): Promise<void> {
  const { db } = database
  expect(await disagreements(db)).toEqual([])
  await course.jobsOf(1).compute()
  expect(await disagreements(db)).toEqual([])
  const earnings = await db
    .selectFrom('partner_earnings')
    .select(['booking_id', 'amount'])
    .where('booking_id', 'in', [
      '00000000-0000-7000-8000-000000000000',
      ...course.ordered.map(({ id }) => id),
    ])
    .execute()
  const amounts = new Map(earnings.map(({ booking_id, amount }) => [booking_id, amount]))
  for (const booking of course.ordered)
    expect(amounts.get(booking.id), JSON.stringify(booking)).toBe(expectedOf(booking))
  for (const { id } of course.partners) expect(await paidOut(db, id)).toBe(course.paid.get(id) ?? 0)
}

/** To both something has been paid; the first has a small balance for the next statement, and the second owes us. */
async function startCourse(): Promise<PartnerCourse> {
  const course = await partnerCourse({ dbs: [database.db, other.db], clock })
  for (const partner of [0, 1]) {
    await course.order({ partner, total: 66_000, isOwn: false })
    await course.order({ partner, total: 22_000, isOwn: false })
    await course.orderTrip(partner)
  }
  await course.payMonth()
  const [, , , , dropped] = course.ordered
  if (dropped) await course.decide(dropped, 'refused')
  await course.order({ partner: 0, total: 1100, isOwn: false })
  await course.payMonth()
  await course.order({ partner: 0, total: 66_000, isOwn: false })
  return course
}

test('for any course of bookings, statements and payouts, the books agree, and nothing is paid twice or forgotten', async () => {
  let payouts = 0
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 14, size: 'max' }), async (commands) => {
      const course = await startCourse()
      await fc.asyncModelRun(() => ({ model: {}, real: course }), commands)
      await course.end()
      await course.settle()
      await booksAgree(course)
      for (const { id } of course.partners) {
        expect(await unsettled(database.db, id)).toEqual({ unstated: 0, unpaid: 0, left: 0 })
      }
      payouts += course.paid.size
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(payouts).toBe(16)
})
