import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import { accountOf, PERSON } from './account.ts'
import { enquirers, FORMS } from './enquiries.ts'
import type { TestApp } from '../infrastructure/app.ts'
import { authenticator } from '../stand-ins/authenticator.ts'
import { CARD, DRIVER, journey } from './journey.ts'
import { csrfOf } from './next-auth-requests.ts'
import { peopleOf } from './people.ts'
import { openedTask } from './staff-area-requests.ts'
import { inBoth } from './staff-content.ts'

/** A valid body for each JSON route, sent with `tokenFor` its route and `headers`; a route may still refuse it by its own rules. */
export async function soundBodies(app: TestApp) {
  const { offers, quote, cart } = journey(app)
  const token: string = (await accountOf(app).register()).body.token
  const { db } = app.database
  // A partner may call every route a traveller may, and more.
  await db.updateTable('users').set({ role: 'partner' }).execute()
  const { id, password_hash } = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', PERSON.email)
    .executeTakeFirstOrThrow()

  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'staff@example.com' })
  const { token: staffToken } = await people.tokenOf(staffId)
  const colleagueId = await people.add({ role: 'staff', email: 'colleague@example.com' })
  const taskId = await openedTask(app, staffId)
  const enquiryId: string = (await enquirers(app).send('/api/get_in_touch')).body.enquiry_id

  /** Undoes what one body changed and would affect the next: another password, a link just mailed. */
  async function asBefore(): Promise<void> {
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await db.deleteFrom('mailed_links').execute()
    await db
      .updateTable('enquiries')
      .set({ state: 'open', version: 1, owner_id: null, owned_at: null })
      .where('id', '=', enquiryId)
      .execute()
  }

  const [offer] = await offers()
  const { quote_id, extras } = await quote('Flexible')
  const { booking_id, price } = await cart(token, quote_id)
  const order = {
    booking_id,
    driver: { ...DRIVER, flight_number: 'EK 203' },
    accept_total: { ...price.total, amount: 1 },
  }
  const passkey = authenticator()
  const made = passkey.make({ challenge: 'x'.repeat(43), user: { id: 'someone' } })
  const shown = passkey.show({ challenge: 'x'.repeat(43) })
  const { csrfToken, headers } = await csrfOf(app)
  const staffEnquiries = {
    '/api/staff/enquiries/{id}/answer': { message: 'It is in your account', version: 1, lang_id: 1 },
    '/api/staff/enquiries/{id}/own': { version: 1 },
    '/api/staff/enquiries/{id}/release': { version: 1 },
    '/api/staff/enquiries/{id}/open': { version: 1 },
    '/api/staff/enquiries/{id}/close': { version: 1 },
    '/api/staff/enquiries/{id}/spam': { version: 1 },
    '/api/staff/enquiries/{id}/not-spam': { version: 1 },
  }
  const bodies = {
    '/api/auth/session': { csrfToken, data: { first_name: 'Layla' } },
    '/api/searching': {
      filters: { FUEL: ['petrol'], NEARBY_GARAGES: false },
      sort: 'price',
      page: 1,
      page_size: 2,
    },
    '/api/vehicle-detail': { offer_id: offer?.offer_id, lang_id: 1 },
    '/api/user/add-car': {
      quote_id,
      extras: [{ id: extras[0]?.id, quantity: 1 }],
      protection_id: null,
      lang_id: 1,
    },
    '/api/user/modify-booking': {
      booking_id,
      extras: [{ id: extras[0]?.id, quantity: 1 }],
      protection_id: null,
      driver: order.driver,
      times: {
        pickup_date: '2027-03-01',
        pickup_time: '10:00',
        dropoff_date: '2027-03-05',
        dropoff_time: '10:00',
      },
      accept_total: price.total,
    },
    '/api/check-coupon': { code: 'WELCOME10', lang_id: 1 },
    '/api/user/coupon': { booking_id, code: 'WELCOME10', lang_id: 1 },
    '/api/user/remove-coupon': { booking_id, lang_id: 2 },
    '/api/user/order': { ...order, payment: CARD },
    '/api/user/without-credit-order': order,
    '/api/confirm-change': { secret: 'x'.repeat(43), lang_id: 2 },
    '/api/user/payment-action': { booking_id, act: 'returned' },
    '/api/user/cancle-booking': { booking_id, reason: 'Plans changed', preview: true },
    '/api/user/get-last-order-detail': {},
    '/api/manage-booking': { reference: 'ABCDEFGHJK', email: DRIVER.email },
    '/api/booking-refrence-number': { email: DRIVER.email, lang_id: 2 },
    '/api/register': { ...PERSON, referral_code: 'ABCDEFGHJK', lang_id: 1 },
    '/api/login': { email: PERSON.email, password: PERSON.password, remember_me: true, lang_id: 1 },
    '/api/forget-password': { email: PERSON.email, lang_id: 2 },
    '/api/change-password': {
      current_password: PERSON.password,
      new_password: 'two camels cross slowly',
      lang_id: 1,
    },
    '/api/verify-email': { secret: 'x'.repeat(43), password: PERSON.password, lang_id: 1 },
    '/api/user/update_profile': {
      first_name: PERSON.first_name,
      last_name: PERSON.last_name,
      phone: PERSON.phone,
      lang_id: 1,
    },
    '/api/user/update-language': { lang_id: 2 },
    '/api/user/change-email': { email: 'moved@example.com', password: PERSON.password, lang_id: 1 },
    '/api/user/feedback': { topic: FEEDBACK_TOPICS[0], message: 'The desk was hard to find', score: 4 },
    ...FORMS,
    ...staffEnquiries,
    '/api/user/commission': { percent: 7.5, lang_id: 1 },
    '/api/subscribe': { email: DRIVER.email, page: '/help', fax: '', lang_id: 2 },
    '/api/newsletter/confirm': { secret: 'x'.repeat(43), lang_id: 2 },
    '/api/newsletter/leave': { secret: 'x'.repeat(43), lang_id: 2 },
    '/api/user/rating': { booking_id, score: 5, aspects: { car: 5, desk: 4 }, comment: 'A good car' },
    // With a wrong password: a deleted account could send no more requests.
    '/api/user/delete-account': { password: 'not theirs by any means', lang_id: 1 },
    '/api/login/second-step': { challenge: 'x'.repeat(43), code: '123456', lang_id: 1 },
    '/api/login/passkey-options': { lang_id: 1 },
    '/api/login/passkey': { challenge: 'x'.repeat(43), passkey: shown, remember_me: true, lang_id: 1 },
    '/api/user/second-step/codes': { password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/confirm-codes': { code: '123456', lang_id: 1 },
    '/api/user/second-step/end-codes': { password: PERSON.password, code: '123456', lang_id: 1 },
    '/api/user/second-step/new-passkey': { password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/add-passkey': { challenge: 'x'.repeat(43), name: 'A phone', passkey: made },
    '/api/user/second-step/remove-passkey': { id: booking_id, password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/recovery-codes': { password: PERSON.password, lang_id: 1 },
    '/api/social-login': { provider: 'google', id_token: 'x.y.z', nonce: 'once', lang_id: 1 },
    '/api/staff/people/invite': {
      email: 'invited@example.com',
      first_name: 'Sami',
      last_name: 'Aziz',
      roles: ['support'],
      lang_id: 1,
    },
    '/api/staff/people/{id}/roles': { roles: ['support', 'finance'], version: 1, lang_id: 1 },
    '/api/staff/people/{id}/suspend': { version: 1, lang_id: 1 },
    '/api/staff/people/{id}/restore': { version: 1, lang_id: 1 },
    '/api/staff/tasks/{id}/own': { lang_id: 1 },
    '/api/staff/tasks/{id}/release': { lang_id: 1 },
    '/api/staff/content/draft': { page: 'about', base: 1, body: inBoth('About'), lang_id: 1 },
    '/api/staff/content/publish': { page: 'about', version: 1, published: 1, lang_id: 1 },
    '/api/staff/content/go-back': { page: 'about', published: 1, lang_id: 1 },
    '/api/staff/testimonials/judge': { booking_id, show: true, lang_id: 1 },
    '/api/user/end-device': { id: '01890000-0000-7000-8000-000000000000', lang_id: 1 },
  } satisfies Record<string, object>
  const ids = { enquiries: enquiryId, people: colleagueId, tasks: taskId }
  return { token, staffToken, ids, headers, bodies, asBefore }
}
