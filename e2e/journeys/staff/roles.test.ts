import { expect, test } from 'vitest'
import { EXAMPLE } from '#kernel/examples.ts'
import { newReference } from '#kernel/ids.ts'
import { STAFF_ROLES } from '#domains/staff/members/staff-role.contract.ts'
import { addRating } from '#testing/builders/content/ratings.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { addBookingMail } from '#testing/builders/staff/booking-work-requests.ts'
import { owingTask } from '#testing/builders/staff/staff-area-requests.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../../states/account-states.ts'
import { prepare } from '../../states/states.ts'
import { differenceOf } from '../../steps/money-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { IN_ENGLISH, sharedEnvironment, type Visit } from '../../environment/environment.ts'

const [LANGUAGE] = IN_ENGLISH

const PRICE_REQUEST = {
  request: { ...TRIPS.rental, from: { name: 'The blue gate, Zwonk' } },
  party: 2,
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: EXAMPLE.phone,
}

/**
 * A booking that waits for its supplier, one that is confirmed and mailed, an account, money that is owed, an enquiry, a
 * comment, books that differ, and a request for a price.
 */
async function records(visit: Visit) {
  const { db } = visit.site.database
  const { reference } = await prepare(visit)
  const { id: confirmed } = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const { id: traveller } = await newPerson(visit)
  const { id: waiting } = await addBooking(db, traveller)
  await db
    .updateTable('bookings')
    // Leased: no job is at it.
    .set({
      status: 'awaiting_supplier',
      supplier_state: 'asked',
      lease_until: siteClock.now().add({ hours: 24 }),
    })
    .where('id', '=', waiting)
    .execute()
  await differenceOf(visit, reference)
  const now = siteClock.now()
  await addRating(db, { userId: traveller, comment: `Clean car ${newReference()}`, now })
  const { enquiry_id: enquiry } = (await enquirers(visit.site).send('/api/get_in_touch')).body
  await db.updateTable('enquiries').set({ state: 'open' }).where('id', '=', enquiry).execute()
  const { id: difference } = await db
    .selectFrom('reconciliation_differences')
    .select('id')
    .where('booking_id', '=', confirmed)
    .executeTakeFirstOrThrow()
  const { enquiry_id: priceRequest } = (
    await visit.site.call('/trips/api/trip/price-request', { body: PRICE_REQUEST })
  ).body
  return {
    waiting,
    traveller,
    confirmed,
    enquiry,
    priceRequest,
    difference,
    mail: await addBookingMail(visit.site, { bookingId: confirmed }),
    owing: await owingTask(visit.site, traveller),
  }
}

/** Pages of every section, with the actions of each by label, and the call of each action. */
function pagesOf(of: Awaited<ReturnType<typeof records>>) {
  const { waiting, confirmed, mail, traveller, owing, enquiry, priceRequest, difference } = of
  return {
    [`bookings/${waiting}`]: { 'staff_bookings:acts.take_over': `bookings/${waiting}/take-over` },
    [`bookings/${confirmed}`]: {
      'staff_bookings:acts.correct_driver': `bookings/${confirmed}/driver`,
      'staff_mails:resend': `bookings/${confirmed}/mails/${mail}/resend`,
      'staff_bookings:acts.cancel': `bookings/${confirmed}/cancel`,
    },
    [`accounts/${traveller}`]: {
      'staff_accounts:block': `accounts/${traveller}/block`,
      'staff_accounts:export': `accounts/${traveller}/export`,
      'staff_accounts:erase': `accounts/${traveller}/erase`,
      'staff_accounts:end_sessions': `accounts/${traveller}/end-sessions`,
    },
    [`tasks/${owing}`]: { 'staff_tasks:acts.pay_transfer.pay_back': `tasks/${owing}/pay` },
    [`enquiries/${enquiry}`]: {
      'staff:enquiries.send': `enquiries/${enquiry}/answer`,
      'staff:enquiries.acts.close': `enquiries/${enquiry}/close`,
    },
    [`price-requests/${priceRequest}`]: {
      'prices:decline': `price-requests/${priceRequest}/decline`,
    },
    'money/differences': {
      'staff_money:differences.compare_again': `money/differences/${difference}/compare-again`,
      'staff_money:differences.book': `money/differences/${difference}/book`,
      'staff_money:differences.explain': `money/differences/${difference}/explain`,
    },
    'suppliers/margins': { 'staff_suppliers:margins.add': 'margins' },
    'fleet/vehicles': { 'fleet:add.vehicles': 'trip-records/vehicles' },
    comments: { 'staff_comments:show': 'testimonials/judge' },
    coupons: { 'staff_coupons:make': 'coupons' },
    operations: { 'staff_operations:run': 'operations/run' },
    people: { 'staff:people.invite': 'people/invite' },
    settings: { 'staff_settings:change': 'settings/price_hold' },
    shuttles: { 'shuttles:add': 'shuttles' },
    'trip-keys': { 'trip_keys:add': 'trip-keys' },
  }
}

test('each action is shown only to roles that its call admits', async () => {
  const environment = await sharedEnvironment()
  await environment.visit({ language: LANGUAGE }, async (visit) => {
    const { context, site, t } = visit
    const pages = pagesOf(await records(visit))
    for (const role of STAFF_ROLES) {
      await context.clearCookies()
      const { token } = await newMember(visit, { roles: [role] })
      for (const [path, actions] of Object.entries(pages)) {
        const html = await (await context.request.get(`${site.url}/${LANGUAGE}/staff/${path}`)).text()
        for (const [key, call] of Object.entries(actions)) {
          const button = new RegExp(`<button[^>]*>(?:<[^>]*>)*${RegExp.escape(t(key))}(?: |<)`)
          const { status } = await site.call(`/api/staff/${call}`, { token, body: { no: 'such field' } })
          expect({ role, key, shown: button.test(html) }).toEqual({
            role,
            key,
            shown: status !== 403,
          })
        }
      }
    }
  })
})
