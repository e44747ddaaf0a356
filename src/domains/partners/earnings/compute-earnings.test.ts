import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { partnersDue, claimDueAttributions } from '#domains/attribution/public.ts'
import { recordNoShow } from '#domains/rentals/no-shows/record-no-show.usecase.ts'
import { earningPartner, type EarningPartner } from '#testing/builders/partners/earning-partner.ts'
import {
  decideEarningOn,
  earningIn,
  earningsJobOn,
  owedToPartners,
} from '#testing/builders/partners/earnings.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase } from '#testing/infrastructure/database.ts'
import { duringTransaction } from '#testing/infrastructure/waiting.ts'
import { selectToDecide } from './decided-earning.store.ts'

const START = '2026-12-01T09:00:00Z'
const PICKED_UP = '2027-03-01T06:00:00Z'
const BACK = '2027-03-05T06:00:01Z'
const HOLDING_ENDED = '2027-04-04T06:00:00Z'

const clock = testClock()
let database: EarningPartner['database']
let other: ReturnType<typeof sharedDatabase>
let bookings: EarningPartner['bookings']
let compute: EarningPartner['compute']
let partnerId: string
let owner: string
beforeAll(async () => {
  ;({ database, bookings, compute, partnerId, owner } = await earningPartner(clock))
  other = sharedDatabase(database.url)
})
beforeEach(() => clock.set(START))
afterAll(async () => {
  await other.close()
  await database.close()
})

/** Computes what is due at an instant. */
async function computeAt(instant: string): Promise<void> {
  clock.set(instant)
  await compute()
}

async function addStaff(): Promise<string> {
  const id = newId()
  await database.db
    .insertInto('users')
    .values({ id, role: 'staff', lang_id: 1, created_at: clock.now() })
    .execute()
  return id
}

const earning = (id: string) => earningIn(database.db, id)

test('from order to payable, by time alone after the rental, and the ledger owes it from the order on', async () => {
  const cart = await bookings.addCart({ partnerId })
  await compute()
  expect(await earning(cart)).toBeNull()

  const id = await bookings.addConfirmed({ partnerId })
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'pending', amount: 1000 })
  expect(await ledgerOf(database.db, id)).toEqual({ partner_payable: -1000, partner_commissions: 1000 })
  await computeAt(PICKED_UP)
  expect(await earning(id)).toMatchObject({ state: 'confirmed' })
  clock.set(BACK)
  await bookings.become(id, 'completed')
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'confirmed' })
  await computeAt(HOLDING_ENDED)
  const paid = [
    { state: 'pending', reason: null, amount: 1000 },
    { state: 'confirmed', reason: null, amount: 0 },
    { state: 'payable', reason: null, amount: 0 },
  ]
  expect(await earning(id)).toMatchObject({ state: 'payable', amount: 1000, lines: paid })
  await partnersDue(database.db, [id])
  await compute()
  expect((await earning(id))?.lines).toEqual(paid)
})

test('a change adds a line, a cancellation takes all of it back, and each says why', async () => {
  const id = await bookings.addConfirmed({ partnerId })
  await compute()
  await bookings.reprice(id, { total: 7700 })
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'pending', reason: 'changed', amount: 700 })
  await bookings.become(id, 'cancelled')
  await compute()
  expect(await earning(id)).toMatchObject({
    state: 'reversed',
    reason: 'cancelled',
    amount: 0,
    lines: [
      { state: 'pending', reason: null, amount: 1000 },
      { state: 'pending', reason: 'changed', amount: -300 },
      { state: 'reversed', reason: 'cancelled', amount: -700 },
    ],
  })
  expect(await ledgerOf(database.db, id)).toEqual({})
})

test('the partner’s own booking earns nothing, and stays so when who booked is erased', async () => {
  const own = await bookings.addConfirmed({ partnerId, userId: owner })
  const mailed = await bookings.addConfirmed({ partnerId, driver: { email: 'Owner@example.com' } })
  await compute()
  expect(await earning(own)).toMatchObject({ state: 'reversed', reason: 'self_referral', amount: 0 })
  expect(await earning(mailed)).toMatchObject({
    reason: 'self_referral',
    flags: ['own_email', 'own_mailbox'],
  })
  await database.db
    .updateTable('bookings')
    .set({ driver: null, driver_email: null })
    .where('id', '=', mailed)
    .execute()
  await partnersDue(database.db, [mailed])
  await compute()
  expect(await earning(mailed)).toMatchObject({ state: 'reversed', reason: 'self_referral' })
})

test('of two bookings of one driver for the same time the later earns nothing, until the first is cancelled', async () => {
  const driver = { phone: { countryCode: '+971', phone: '509998877' } }
  const first = await bookings.addConfirmed({ partnerId, driver })
  clock.pass({ hours: 1 })
  const second = await bookings.addConfirmed({ partnerId, driver })
  const elsewhen = await bookings.addConfirmed({
    partnerId,
    driver,
    pickUpAt: Temporal.Instant.from('2027-05-01T06:00:00Z'),
    dropOffAt: Temporal.Instant.from('2027-05-03T06:00:00Z'),
  })
  await compute()
  expect(await earning(first)).toMatchObject({ state: 'pending', amount: 1000 })
  expect(await earning(second)).toMatchObject({ state: 'reversed', reason: 'duplicate', amount: 0 })
  expect(await earning(elsewhen)).toMatchObject({ state: 'pending', flags: [] })
  await bookings.become(first, 'cancelled')
  await compute()
  expect(await earning(second)).toMatchObject({ state: 'pending', reason: null, amount: 1000, flags: [] })
})

test('a change while its commission is being computed is computed too', async () => {
  const id = await bookings.addConfirmed({ partnerId })
  await duringTransaction(
    database.db,
    async (tx) => expect(await claimDueAttributions(tx, 100)).toMatchObject([{ soldId: id }]),
    () => other.db.transaction().execute((tx) => partnersDue(tx, [id])),
  )
  const due = database.db.selectFrom('booking_partners').select('due').where('booking_id', '=', id)
  expect(await due.executeTakeFirst()).toEqual({ due: true })
  await compute()
})

test('two processes at once earn a partner each booking once', async () => {
  const elsewhere = earningsJobOn({ db: other.db, clock })
  const ids = await Promise.all(Array.from({ length: 12 }, () => bookings.addConfirmed({ partnerId })))
  await Promise.all([compute(), elsewhere(), compute(), elsewhere()])
  await compute()
  for (const id of ids)
    expect((await earning(id))?.lines).toEqual([{ state: 'pending', reason: null, amount: 1000 }])
  expect(await owedToPartners(database.db)).toMatchObject({ crooked: 0 })
})

test('a process that ends between the earning and the ledger leaves neither, and the next one earns it once', async () => {
  const id = await bookings.addConfirmed({ partnerId })
  const ending = earningsJobOn({
    db: database.db,
    clock,
    beforePosting: () => Promise.reject(new Error('the process ends')),
  })
  await expect(ending()).rejects.toThrow('the process ends')
  expect(await earning(id)).toBeNull()
  await compute()
  expect((await earning(id))?.lines).toHaveLength(1)
  expect(await ledgerOf(database.db, id)).toMatchObject({ partner_payable: -1000 })
})

test('a no-show that the staff note after the rental takes a payable commission back, and is noted once', async () => {
  const { db } = database
  const by = { staffId: await addStaff(), address: null }
  const note = (body: { reference: string; reason: string }) => recordNoShow({ db, clock }, { body, by })
  const id = await bookings.addConfirmed({ partnerId })
  await database.db.updateTable('bookings').set({ supplier_state: 'reserved' }).where('id', '=', id).execute()
  await compute()
  const { reference } = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const report = { reference, reason: 'Mail of the desk' }
  expect(await note(report)).toMatchObject({ failure: { code: 'not_to_be_picked_up' } })
  clock.set(HOLDING_ENDED)
  await bookings.become(id, 'completed')
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'payable' })
  expect(await note(report)).toMatchObject({ ok: true })
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'reversed', reason: 'no_show', amount: 0 })
  expect(await note(report)).toMatchObject({ failure: { code: 'not_to_be_picked_up' } })
  expect(await note({ ...report, reference: 'AAAA222222' })).toMatchObject({
    failure: { code: 'booking_not_found' },
  })
})

test('a suspicion worth more than the limit waits for a person, who allows or refuses it, once', async () => {
  const { db } = database
  const staffId = await addStaff()
  const decide = decideEarningOn({ db, clock })
  const by = { staffId, address: null }
  const reason = { reason: 'Asked the desk' }
  const expensive = { partnerId, total: 200_000, supplierTotal: 160_000, payNow: 0 }
  const [allowed, rejected] = [await bookings.addConfirmed(expensive), await bookings.addConfirmed(expensive)]
  await bookings.become(allowed, 'completed')
  await bookings.become(rejected, 'completed')
  await computeAt(HOLDING_ENDED)
  expect(await earning(allowed)).toMatchObject({ state: 'confirmed', flags: ['pick_up_unproven'] })
  const { items } = await selectToDecide(db, { limit: 1 })
  expect(items).toMatchObject([{ booking_id: allowed, amount: { amount: 18_182, currency: 'EUR' } }])
  const after = await selectToDecide(db, { after: allowed, limit: 5 })
  expect(after).toMatchObject({ items: [{ booking_id: rejected }], next: null })

  const first = { soldId: allowed, decision: 'allowed', insteadOf: null, ...reason } as const
  expect(await decide(first, by)).toMatchObject({ ok: true })
  expect(await decide(first, by)).toMatchObject({ failure: { code: 'earning_decided' } })
  expect(await decide({ ...first, soldId: newId() }, by)).toMatchObject({
    failure: { code: 'earning_not_found' },
  })
  await decide({ ...first, soldId: rejected, decision: 'refused' }, by)
  await compute()
  expect(await earning(allowed)).toMatchObject({ state: 'payable', amount: 18_182 })
  expect(await earning(rejected)).toMatchObject({ state: 'reversed', reason: 'declined', amount: 0 })
  expect(await selectToDecide(db, { limit: 5 })).toEqual({ items: [], next: null })
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id'])
    .where('staff_id', '=', staffId)
    .execute()
  expect(audited).toEqual([
    { action: 'allow_earning', subject_id: allowed },
    { action: 'refuse_earning', subject_id: rejected },
  ])
})

type Action =
  | { kind: 'reprice'; total: number }
  | { kind: 'pass'; days: number }
  | { kind: 'become'; status: 'completed' | 'cancelled' | 'no_show' }
  | { kind: 'replay' }

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('reprice' as const), total: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 120 }) }),
  fc.record({
    kind: fc.constant('become' as const),
    status: fc.constantFrom('completed', 'cancelled', 'no_show'),
  }),
  fc.record({ kind: fc.constant('replay' as const) }),
)

test('whatever becomes of bookings, the ledger owes what they earn, and lines add up to it', async () => {
  const terms = fc.constantFrom('percent', 'margin_share')
  await fc.assert(
    fc.asyncProperty(terms, fc.array(anyAction, { maxLength: 6 }), async (earns, actions) => {
      clock.set(START)
      const id = await bookings.addConfirmed({ partnerId, terms: { earns, basisPoints: 777 } })
      for (const action of actions) {
        if (action.kind === 'reprice') await bookings.reprice(id, { total: action.total })
        else if (action.kind === 'pass') clock.pass({ hours: 24 * action.days })
        else if (action.kind === 'become') await bookings.become(id, action.status)
        else await partnersDue(database.db, [id])
        await compute()
      }
      await compute()
      const owed = await owedToPartners(database.db)
      expect(owed).toMatchObject({ earnings: owed?.ledger, lines: owed?.ledger, crooked: 0 })
    }),
    { numRuns: 15 },
  )
})
