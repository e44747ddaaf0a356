import { beforeAll, expect, test } from 'vitest'
import { STATEMENT_WORDS } from '#domains/partners/statements/statement-sheet.ts'
import { PASSWORD } from '#testing/builders/accounts/people.ts'
import { attributedBookingsOn } from '#testing/builders/partners/attributed-bookings.ts'
import { linkVisitors } from '#testing/builders/partners/link-visitors.ts'
import { owedToPartners } from '#testing/builders/partners/earnings.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { isolate } from '#kernel/isolate.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { createPerson } from '../../steps/account-steps.ts'
import {
  acceptInvitation,
  apply,
  approve,
  enterPayoutAccount,
  makeLink,
} from '../../steps/become-partner-steps.ts'
import { bookByLink } from '../../steps/link-visitor-steps.ts'
import { approveAndPay, recordNoShow, prepareBatch } from '../../steps/payout-steps.ts'
import { rowOf } from '../../steps/staff-steps.ts'
import { readNewestStatement } from '../../steps/statement-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import { openEnvironment, type BrowserEnvironment, type Visit } from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  // A dedicated environment: the clock moves on by months.
  const dedicated = await openEnvironment({ environment: { PAYOUT_MINIMUM: '5' } })
  environment = dedicated
  return () => dedicated.close()
})

const PERCENT = 10
const HOLDING_DAYS = 7
const PLACE = 'DXB'
const SUB = 'blog, top 3'
const IBAN = 'DE89 3704 0044 0532 0130 00'

/** Formats an amount as the pages of the partner and the staff do. */
const euros = (amount: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(amount / 100)

const compute = () => environment.site.app.runJob('partners: what bookings earn')

/** Moves the clock on, and has done what time does; what had changed before counts as of then. */
async function goTo(at: Temporal.Instant): Promise<void> {
  const { app } = environment.site
  await compute()
  siteClock.set(at.toString())
  await app.runJob('end by time')
  await compute()
  await app.runJob('make partner statements')
}

/** The morning of the first day of the next month. */
function nextMonth(): Temporal.Instant {
  const first = siteClock.now().toZonedDateTimeISO('UTC').with({ day: 1 }).startOfDay()
  return first.add({ months: 1, hours: 6 }).toInstant()
}

/** The end of the holding days of a booking. */
const payableOf = async (reference: string) => (await earningOf(reference)).payable_at ?? nextMonth()

/** A visit of the partner, signed in. */
async function asPartner(email: string, language: 'en' | 'ar', live: (visit: Visit) => Promise<void>) {
  await environment.visit({ language }, async (visit) => {
    const { context, site } = visit
    const headers = { origin: site.url }
    const data = { email, password: PASSWORD }
    const reply = await context.request.post(`${site.url}/api/login`, { data, headers })
    if (!reply.ok()) throw new Error(`not signed in: ${await reply.text()}`)
    await live(visit)
  })
}

/** Reads the stored earning of a booking. */
const earningOf = (reference: string) =>
  environment.site.database.db
    .selectFrom('partner_earnings')
    .select(['booking_id', 'amount', 'gross', 'pick_up_at', 'payable_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

/** Expects the partner's page to show each booking's state, or the reason why it earns nothing or less. */
async function expectReasons(visit: Visit, expectedKeys: Readonly<Record<string, string>>): Promise<void> {
  await visit.open('/partner/bookings')
  for (const [reference, key] of Object.entries(expectedKeys))
    await rowOf(visit, reference)
      .filter({ hasText: visit.t(`earnings:${key}`) })
      .waitFor()
}

test('a partner is approved, brings visitors, sees why each earns what it does, and is paid to the cent', async () => {
  const { site } = environment
  const owedBefore = await owedToPartners(site.database.db)
  const { email } = createPerson('applicant')
  const company = `Dune ${email.slice(10, 18)}`
  await environment.visit({}, (visit) => apply(visit, { company, email }))
  let code = ''
  await environment.visit({}, async (visit) => {
    code = await approve(visit, { company, percent: PERCENT, holdingDays: HOLDING_DAYS })
  })

  let booked = ''
  await environment.visit({}, async (visit) => {
    await acceptInvitation(visit, email)
    await enterPayoutAccount(visit, IBAN)
    const link = await makeLink(visit, { place: PLACE, sub: SUB })
    await visit.open('/partner/bookings')
    await environment.visit({}, async (visitor) => {
      const { reference, others } = await bookByLink(visitor, link, PLACE)
      const row = rowOf(visit, reference).filter({ hasText: visit.t('earnings:states.pending') })
      await row.filter({ hasText: SUB }).waitFor()
      booked = reference
      const { gross, amount } = await earningOf(reference)
      await row.filter({ hasText: euros(amount) }).waitFor()
      expect(others).toContain(gross - amount)
      expect(amount).toBe(Math.round(((gross - amount) * PERCENT) / 100))
    })
  })

  const { order } = linkVisitors(site, `${site.url}/r/${code}?sub=newsletter`)
  const stay = { inDays: 4, days: 14 }
  const [cancelled, changed, missed] = [await order(stay), await order(stay), await order(stay)]
  const ownOrder = await order(stay, { email, card: { ...CARD, number: '5555555555554444' } })
  // What was never seen otherwise is no change.
  await compute()
  await cancelled.cancel()
  await changed.bringBackAfter(10)
  await goTo((await earningOf(booked)).pick_up_at.add({ minutes: 1 }))
  await asPartner(email, 'en', (visit) =>
    expectReasons(visit, {
      [booked]: 'states.confirmed',
      [cancelled.reference]: 'reasons.cancelled',
      [changed.reference]: 'reasons.changed',
      [ownOrder.reference]: 'reasons.self_referral',
    }),
  )

  await goTo(await payableOf(missed.reference))
  await asPartner(email, 'en', (visit) =>
    expectReasons(visit, { [booked]: 'states.payable', [missed.reference]: 'states.payable' }),
  )
  await goTo(nextMonth())
  let batch = ''
  await environment.visit({}, async (visit) => {
    batch = await prepareBatch(visit)
  })
  await environment.visit({}, (visit) => approveAndPay(visit, batch))
  const paid = [booked, changed.reference, missed.reference]
  let first = 0
  await asPartner(email, 'en', async (visit) => {
    const { page, t } = visit
    const { lines, opening, payout, closing } = await readNewestStatement(visit)
    expect(lines.map(({ reference }) => reference).toSorted()).toEqual(paid.toSorted())
    expect({ opening, closing }).toEqual({ opening: 0, closing: 0 })
    for (const { reference, amount } of lines) expect(amount).toBe((await earningOf(reference)).amount)
    await page.getByText(t('partner_statements:states.paid'), { exact: true }).waitFor()
    first = payout
  })

  // After the payout: one car was a no-show. Another becomes cheaper, written directly, because no page changes a booking so late.
  const taken = (await earningOf(missed.reference)).amount
  await environment.visit({}, (visit) => recordNoShow(visit, missed.reference))
  const before = await earningOf(changed.reference)
  const { reprice } = attributedBookingsOn({ db: site.database.db, clock: siteClock })
  await reprice(before.booking_id, { total: before.gross - 1100, supplierTotal: before.gross - 2200 })
  await compute()
  await asPartner(email, 'en', async (visit) => {
    await expectReasons(visit, {
      [missed.reference]: 'reasons.no_show',
      [changed.reference]: 'reasons.changed',
    })
    for (const [reference, amount] of [
      [missed.reference, taken],
      [changed.reference, 100],
    ] as const)
      await rowOf(visit, reference)
        .filter({ hasText: visit.t('earnings:why.taken_back', { amount: isolate(euros(amount)) }) })
        .waitFor()
  })
  const long = await order({ inDays: 4, days: 28 })
  await goTo(nextMonth())
  await asPartner(email, 'ar', async (visit) => {
    const { lines, ...figures } = await readNewestStatement(visit)
    const { kinds, reasons } = STATEMENT_WORDS.ar
    const less = (await earningOf(changed.reference)).amount - before.amount
    expect(less).toBe(-100)
    expect(lines).toEqual([
      { reference: changed.reference, reason: `${kinds.less}: ${reasons.changed}`, amount: less },
      { reference: missed.reference, reason: `${kinds.taken_back}: ${reasons.no_show}`, amount: -taken },
    ])
    expect(figures).toMatchObject({ opening: 0, payout: 0 })
  })

  await goTo(await payableOf(long.reference))
  await goTo(nextMonth())
  await asPartner(email, 'en', async (visit) => {
    const { lines, opening, payout } = await readNewestStatement(visit)
    expect(lines.map(({ reference }) => reference)).toEqual([long.reference])
    expect(opening).toBe((await earningOf(changed.reference)).amount - before.amount - taken)
    expect(payout).toBe((await earningOf(long.reference)).amount + opening)
    const owed = await owedToPartners(site.database.db)
    expect(owed).toEqual({
      ledger: owedBefore.ledger + payout,
      earnings: owedBefore.earnings + first + payout,
      lines: owedBefore.lines + first + payout,
      crooked: 0,
    })
  })
  await asPartner(email, 'ar', async (visit) => {
    await expectReasons(visit, {
      [booked]: 'states.paid',
      [cancelled.reference]: 'reasons.cancelled',
      [changed.reference]: 'reasons.changed',
      [ownOrder.reference]: 'reasons.self_referral',
      [missed.reference]: 'reasons.no_show',
      [long.reference]: 'states.payable',
    })
    await takeScreenshots(visit.page, 'partner-bookings-why-ar')
  })
})
