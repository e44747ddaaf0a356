import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId, newReference } from '#kernel/ids.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { addEarnings } from '#testing/builders/partners/earned-bookings.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { writeClicks, type ClickRow } from '../links/partner-click.store.ts'
import { REVENUE_GROUPS, type RevenueGroup } from './partner-report.contract.ts'
import { readRevenueSums } from './revenue.store.ts'

const database = forFile(await testDatabase())
const other = forFile(sharedDatabase(database.url))

const START = Temporal.Instant.from('2026-10-30T22:00:00Z')

async function newPartner() {
  const user = { id: newId(), role: 'partner' as const, lang_id: 1, created_at: START }
  await database.db.insertInto('users').values(user).execute()
  const partnerId = await addPartner(database.db, { code: newReference(), owner: user.id, now: START })
  return { partnerId, userId: user.id }
}

const clickOf = (partnerId: string, { hour, subId }: { hour: number; subId: string }): ClickRow => ({
  id: newId(),
  at: START.add({ hours: hour }).epochMilliseconds,
  partnerId,
  subId,
  page: '/en',
  referrer: '',
  langId: 1,
  via: 'link',
})

const read = (partnerId: string, by: RevenueGroup, filter = {}) =>
  readRevenueSums(database.db, { partnerId, ...filter }, { by, currency: 'EUR' }, { skip: 0, limit: 1000 })

const anyClicks = fc.array(
  fc.record({ hour: fc.integer({ min: 0, max: 80 }), subId: fc.constantFrom('', 'blog', 'mail') }),
  { minLength: 1, maxLength: 40 },
)

test('each click is counted once, whoever writes it, at the same time and twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyClicks, anyClicks, async (ours, theirs) => {
      const [one, another] = [await newPartner(), await newPartner()]
      const clicks = [
        ...ours.map((click) => clickOf(one.partnerId, click)),
        ...theirs.map((click) => clickOf(another.partnerId, click)),
      ]
      await Promise.all([
        writeClicks(database.db, clicks.slice(0, 30)),
        writeClicks(other.db, clicks.slice(20).toReversed()),
        writeClicks(other.db, clicks.slice(0, 10)),
      ])
      const countOf = (counts: (click: (typeof ours)[number]) => boolean) => ours.filter(counts).length
      for (const by of REVENUE_GROUPS) {
        const { items, totals } = await read(one.partnerId, by)
        expect([totals.clicks, totals.bookings]).toEqual([ours.length, 0])
        const added = items.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0)
        expect(added, by).toBe(['day', 'month', 'sub_id'].includes(by) ? ours.length : 0)
      }
      const bySubId = (await read(one.partnerId, 'sub_id')).items.map(({ key, clicks }) => [key, clicks])
      const subIds = [...new Set(ours.map(({ subId }) => subId))]
      expect(Object.fromEntries(bySubId)).toEqual(
        Object.fromEntries(subIds.map((one) => [one, countOf(({ subId }) => subId === one)])),
      )
      // Two hours of the first day.
      const first = await read(one.partnerId, 'day', { from: '2026-10-30', to: '2026-10-30' })
      expect(first.totals.clicks).toBe(countOf(({ hour }) => hour < 2))
    }),
    { numRuns: 6 },
  )
})

test('a click has no state, place or supplier; a booking by a coupon is none by a link', async () => {
  const partner = await newPartner()
  const rows = await addEarnings(database.db, partner, [
    { sub_id: 'blog', ordered_at: START },
    { sub_id: 'blog', ordered_at: START },
    { sub_id: '', ordered_at: START },
  ])
  await database.db
    .updateTable('booking_partners')
    .set({ by_coupon: true })
    .where('booking_id', '=', rows[2]?.booking_id ?? '')
    .execute()
  await writeClicks(
    database.db,
    Array.from({ length: 5 }, () => clickOf(partner.partnerId, { hour: 0, subId: 'blog' })),
  )
  const all = await read(partner.partnerId, 'sub_id')
  expect(all.items.map(({ key, bookings, by_link, clicks }) => [key, bookings, by_link, clicks])).toEqual([
    ['blog', 2, 2, 5],
    ['', 1, 0, 0],
  ])
  for (const filter of [{ status: 'pending' as const }, { place: 'DXB' }, { supplier: 11 }]) {
    const { items, totals } = await read(partner.partnerId, 'day', filter)
    expect([totals.clicks, totals.bookings, items[0]?.clicks]).toEqual([null, 3, null])
  }
})
