import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import { accountOf, PERSON } from '../accounts/account.ts'
import { enquirers, FORMS } from '../content/enquiries.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { authenticator } from '../../stand-ins/authenticator.ts'
import { CARD, DRIVER, journey } from '../rentals/journey.ts'
import { csrfOf } from '../accounts/next-auth-requests.ts'
import { peopleOf } from '../accounts/people.ts'
import { addDeparture, addShuttleRoute, SHUTTLE_BODY } from '../trips/shuttles.ts'
import { openedTask } from '../staff/staff-area-requests.ts'
import { inBoth } from '../staff/staff-content.ts'
import { keyWith, profileOf } from '../trips/trip-people.ts'
import { journeyBodies } from '../trips/journey-requests.ts'
import { RATE_CARD } from '../trips/trip-fare-requests.ts'
import { tripRecordBodies } from '../trips/trip-records.ts'
import { TRIPS } from '../trips/trip-requests.ts'
import { tripToPay } from '../trips/trip-to-pay.ts'
import { companyWithWallet } from '../trips/wallets.ts'
import { translationsOf } from '../content/translations.ts'

const TRIP_SIGN_IN = {
  email: 'trips@example.com',
  otp_id: '01890000-0000-7000-8000-000000000000',
  code: '123456',
  name: 'Noor',
}

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
  const shuttleId = await addShuttleRoute(db)
  const departureId = await addDeparture(db, { routeId: shuttleId, seats: 12 })
  const companyId = await companyWithWallet(app, { paidIn: 1_000_000 })

  const tripAdmin = await profileOf(app, { companyId, isAdmin: true })
  const { tripId, bodies: ofTrips } = await journeyBodies(app, tripAdmin.profileId)
  const tripKey = await keyWith(app)

  const { link: payLink } = await tripToPay(app)
  const textId = await translationsOf(app).missing('A text that waits')

  /** Undoes what one body changed and would affect the next: another password, a link just mailed. */
  async function asBefore(): Promise<void> {
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await db.deleteFrom('window_counts').execute()
    await db
      .updateTable('enquiries')
      .set({ state: 'open', version: 1, owner_id: null, owned_at: null })
      .where('id', '=', enquiryId)
      .execute()
    await db
      .updateTable('translations')
      .set({ state: 'missing', text: null, forms: null, version: 1 })
      .where('id', '=', textId)
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
  const dirhams = { amount: 100, currency: 'AED' }
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
    ...ofTrips,
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
    '/api/staff/tasks/{id}/close': { note: 'Paid by transfer', lang_id: 1 },
    '/api/staff/content/draft': { page: 'about', base: 1, body: inBoth('About'), lang_id: 1 },
    '/api/staff/content/publish': { page: 'about', version: 1, published: 1, lang_id: 1 },
    '/api/staff/content/go-back': { page: 'about', published: 1, lang_id: 1 },
    '/api/staff/testimonials/judge': { booking_id, show: true, lang_id: 1 },
    '/api/trip-payment': { ...payLink, payment: CARD },
    '/trips/api/o/otp/create': { email: 'trips@example.com' },
    '/trips/auth/login': TRIP_SIGN_IN,
    '/auth/login': TRIP_SIGN_IN,
    '/trips/api/password': { current_password: 'only a small suitcase', new_password: 'two towers in fog' },
    '/trips/api/profile/switch': { profile_id: tripAdmin.profileId },
    '/trips/api/o/user-content': { name: 'Noor', pic: 'https://pictures.example/me.jpg', language: 'en' },
    '/trips/api/customer/update': {
      name: 'Falcon Trading',
      tax_id: '100234567800003',
      address: { addressLine: 'Corniche 5', city: 'Abu Dhabi', country: 'AE' },
      phone: { countryCode: '+971', phone: '501234567' },
      email: 'travel@falcon.example',
      approval_required: false,
    },
    '/api/staff/trip-keys': {
      name: 'Falcon’s intranet',
      domains: ['falcon.example', '*.falcon.example'],
      base_urls: ['https://rihla.example/trips'],
      per_minute: 600,
      company_id: companyId,
      lang_id: 1,
    },
    '/api/staff/trip-keys/revoke': { id: tripKey.keyId, lang_id: 1 },
    '/api/staff/rate-cards/publish': { ...RATE_CARD, lang_id: 1 },
    '/trips/api/trip/quote': TRIPS.outstationRoundTrip,
    '/api/o/i18n/translate': {
      platform: 'web',
      lang: 'ar-kw',
      english: ['Search', 'Ski rack'],
      temporary: false,
    },
    '/trips/api/o/i18n/translate': { platform: 'widget', lang: 'ar', english: 'Child seat', temporary: true },
    '/api/staff/translations/{id}/put': { version: 1, text: 'حامل زلاجات', lang_id: 1 },
    '/api/staff/translations/{id}/dismiss': { version: 1, lang_id: 1 },
    '/trips/api/o/soft-hard-update': { entity: 'profile', id: tripAdmin.profileId, mode: 'soft' },
    ...(await tripRecordBodies(app)),
    '/api/user/end-device': { id: '01890000-0000-7000-8000-000000000000', lang_id: 1 },
    '/api/staff/shuttles': { ...SHUTTLE_BODY, lang_id: 1 },
    '/api/staff/shuttles/{id}/timetable': {
      from_day: SHUTTLE_BODY.from_day,
      services: SHUTTLE_BODY.services,
      lang_id: 1,
    },
    '/api/staff/shuttles/{id}/hide': { hidden: true, lang_id: 1 },
    '/api/staff/shuttles/departures/{id}/cancel': { reason: 'Holiday', lang_id: 1 },
    '/api/staff/companies/{id}/people/{personId}': { is_supervisor: true, supervisor_id: null, lang_id: 1 },
    '/api/staff/wallets/{id}/top-up': { amount: dirhams, reason: 'Transfer 4711', lang_id: 1 },
    '/api/staff/wallets/{id}/pay-out': { amount: dirhams, reason: 'Contract over', lang_id: 1 },
    '/api/staff/wallets/{id}/transfers/{transfer}': { approve: false, lang_id: 1 },
    '/api/staff/wallets/{id}/credit-limit': { credit_limit: dirhams, reason: 'Good payer', lang_id: 1 },
  } satisfies Record<string, object>
  const ids = {
    enquiries: enquiryId,
    people: colleagueId,
    tasks: taskId,
    departures: departureId,
    shuttles: shuttleId,
    trips: tripId,
    translations: textId,
    wallets: companyId,
    'staff/companies': companyId,
  }
  return {
    token,
    staffToken,
    tripToken: tripAdmin.token,
    ids,
    tripProfileId: tripAdmin.profileId,
    headers,
    bodies,
    asBefore,
  }
}
