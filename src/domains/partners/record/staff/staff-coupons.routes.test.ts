import { expect, test } from 'vitest'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const staffId = await people.add({ role: 'staff', email: 'partners@example.com', staffRoles: ['partners'] })
const { token } = await people.tokenOf(staffId)
const [ours, theirs] = await Promise.all(['OURS', 'THEIRS'].map(partner))

async function partner(code: string): Promise<string> {
  const owner = await people.add({ role: 'traveller', email: `${code.toLowerCase()}@example.com` })
  return addPartner(db, { code, owner, now: app.clock.now() })
}

const bind = (id: string | undefined, code: unknown, query = '') =>
  app.call(`/api/staff/partners/${id}/coupons${query}`, { token, body: { code } })
const release = (id: string | undefined, couponId: string) =>
  app.call(`/api/staff/partners/${id}/coupons/${couponId}/release`, { token, body: {} })

/** Which partner a new cart with a coupon is of. */
async function partnerOfCoupon(code: string): Promise<string | undefined> {
  const { guest, quote, cart } = journey(app)
  const traveller = await guest()
  const { booking_id } = await cart(traveller, (await quote('Non-refundable')).quote_id)
  const applied = await app.call('/api/user/coupon', { token: traveller, body: { booking_id, code } })
  expect(applied.status).toBe(200)
  const attribution = db
    .selectFrom('booking_partners')
    .select('partner_id')
    .where('booking_id', '=', booking_id)
  return (await attribution.executeTakeFirst())?.partner_id
}

test('a coupon that is made a partner’s leads to them until it is taken back, and both are in the history', async () => {
  await addCoupon(db, 'AUTUMN')
  expect(await partnerOfCoupon('AUTUMN')).toBeUndefined()
  const { status, body } = await bind(ours, ' autumn ')
  expect([status, body.partner.coupons]).toEqual([200, [{ coupon_id: expect.any(String), code: 'AUTUMN' }]])
  expect(await partnerOfCoupon('AUTUMN')).toBe(ours)
  const [{ coupon_id }] = body.partner.coupons
  expectProblem(await release(theirs, coupon_id), { status: 404, code: 'partner_coupon_not_found' })
  const after = (await release(ours, coupon_id)).body.partner
  expect(after.coupons).toEqual([])
  expect(after.changes.map((change: { act: string }) => change.act)).toEqual([
    'coupon_released',
    'coupon_bound',
  ])
  expect(await partnerOfCoupon('AUTUMN')).toBeUndefined()
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject', '=', 'partner')
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual(['bind_partner_coupon', 'release_partner_coupon'])
  expect(audited[0]?.after).toEqual({ code: 'AUTUMN' })
})

test('no coupon is two partners’, a user’s own is nobody’s, and who has ended is given none', async () => {
  const userId = await people.add({ role: 'traveller', email: 'own@example.com' })
  await addCoupon(db, 'TAKEN', { partner_id: theirs ?? null })
  await addCoupon(db, 'GIVEN', { given_to: userId })
  expectProblem(await bind(ours, 'TAKEN'), { status: 409, code: 'partner_coupon_taken' })
  for (const code of ['GIVEN', 'NONE'])
    expectProblem(await bind(ours, code), { status: 404, code: 'partner_coupon_not_found' })
  expectArabic(await bind(ours, 'TAKEN', '?lang_id=2'))
  expectProblem(await bind(ours, ' '), { status: 400, code: 'invalid_request', fields: [{ path: 'code' }] })
  expectProblem(await bind(staffId, 'TAKEN'), { status: 404, code: 'partner_not_found' })
  await addCoupon(db, 'LATE')
  const now = app.clock.now()
  await db
    .updateTable('partners')
    .set({ ended_at: now })
    .where('id', '=', ours ?? '')
    .execute()
  expectProblem(await bind(ours, 'LATE'), { status: 409, code: 'partner_ended' })
})
