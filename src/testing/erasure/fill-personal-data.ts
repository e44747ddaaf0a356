import { newId } from '#kernel/ids.ts'
import { sha256 } from '#platform/crypto.ts'
import { accountOf } from '../builders/accounts/account.ts'
import { addCoupon } from '../builders/rentals/coupons.ts'
import { CARD, DRIVER, journey } from '../builders/rentals/journey.ts'
import { addClass, addGarage } from '../builders/rentals/stock.ts'
import { companyWith, profileOf } from '../builders/trips/trip-people.ts'
import { addBooking } from '../builders/staff/staff-tasks.ts'
import { addTrips } from '../builders/trips/trip-rows.ts'
import type { TestApp } from '../infrastructure/app.ts'
import { MARK, plantsRows, type PlantRow } from './planted-rows.ts'

export const EMAIL = `${MARK}@example.com`

/** Creates an account whose owner entered the mark in every field, and who was also a member of the staff; returns its token. */
export async function fillPersonalData(app: TestApp): Promise<string> {
  const { db } = app.database
  const account = accountOf(app)
  const person = { first_name: MARK, last_name: MARK, email: EMAIL }
  const token = await account.registerVerified(person)
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ phone: JSON.stringify({ countryCode: '+971', phone: MARK }), blocked_reason: MARK })
    .where('id', '=', userId)
    .execute()
  const put = plantsRows(db)

  await db.updateTable('tokens').set({ device: MARK, address: MARK }).where('user_id', '=', userId).execute()
  await put('passkeys', { user_id: userId, name: MARK, transports: '[]' })
  await put('identities', { user_id: userId, subject: MARK })
  await put('mailed_links', { user_id: userId, purpose: 'change_email', email: EMAIL })
  for (const table of ['reset_requests', 'reference_requests']) await put(table, { email: EMAIL })
  await put('sign_in_requests', { email: EMAIL, callback_url: `/${MARK}` })
  await put('security_events', {
    user_id: userId,
    address: MARK,
    device: MARK,
    detail: JSON.stringify({ with: MARK }),
  })
  await put('idempotency_keys', { user_id: userId, key: MARK, reply: JSON.stringify({ name: MARK }) })

  await rented(app, { token, userId }, put)
  await travelled(app, userId, put)
  await wrote(userId, put)
  await worked(app, userId, put)
  return token
}

async function rented(app: TestApp, { token, userId }: { token: string; userId: string }, put: PlantRow) {
  const { quote, cart, order, cancel } = journey(app)
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const driver = { first_name: MARK, last_name: MARK, email: EMAIL }
  await order(token, booking, { driver: { ...DRIVER, ...driver }, card: CARD })
  await app.app.runJob('settle bookings')
  await cancel(token, booking, { reason: MARK })
  await app.app.runJob('settle bookings')
  const { booking_id, reference } = booking
  const json = JSON.stringify({ driver })
  await put('booking_changes', {
    booking_id,
    reference: 'CHANGED001',
    state: 'done',
    asked: json,
    contents: json,
    refunds: '[]',
  })
  await put('driver_change_requests', { booking_id, driver: json, mailed_to: EMAIL })
  await put('ratings', {
    booking_id,
    user_id: userId,
    supplier_id: 14,
    score: 5,
    aspects: '{}',
    comment: MARK,
    refused_reason: MARK,
  })
  await put('saved_cars', { user_id: userId, offer_id: MARK, vehicle_name: MARK, car_id: MARK })
  await addGarage(app.database.db, 'erased')
  await addClass(app.database.db, 'erased', 'ECMR', { cars: 1 })
  for (const [number, ofCar] of [reference, 'CHANGED001'].entries())
    await put('stock_reservations', {
      number: `D-${number}`,
      reference: ofCar,
      status: 'confirmed',
      station: 'erased',
      drop_off_station: 'erased',
      acriss: 'ECMR',
      driver: json,
      extras: '[]',
    })
  await put('staff_tasks', { booking_id, detail: JSON.stringify({ driver }), closing_note: MARK })
  for (const subject of ['booking', 'partner_earning'])
    await put('audit_entries', {
      staff_id: userId,
      subject,
      subject_id: booking_id,
      before: JSON.stringify({ reason: MARK }),
      after: JSON.stringify({ reason: MARK, said: MARK }),
    })
  await put('booking_notes', { booking_id, author_id: userId, text: MARK })
  const coupon_id = newId()
  await addCoupon(app.database.db, 'ERASED', { id: coupon_id })
  await put('coupon_users', { coupon_id, who: EMAIL })
  await put('coupon_redemptions', { coupon_id, booking_id, users: [userId, EMAIL] })
}

async function travelled(app: TestApp, userId: string, put: PlantRow) {
  const { db } = app.database
  const { companyId } = await companyWith(app)
  const { profileId, personId } = await profileOf(app, {
    email: EMAIL,
    name: MARK,
    companyId,
    costCentre: MARK,
  })
  await db.updateTable('trip_people').set({ pic: MARK }).where('id', '=', personId).execute()
  const place = { name: MARK, latitude: 25, longitude: 55 }
  const [trip] = await addTrips(app, [
    {
      profile_id: profileId,
      company_id: companyId,
      status: 'cancelled',
      request: { category: 2, from: place, to: place, place, stops: [place], flight_number: MARK },
      traveller: { name: MARK, phone: { countryCode: '+971', phone: '501234567' }, email: EMAIL },
      cost_centre: MARK,
      partner_code: MARK,
      sub_id: MARK,
      metadata: { [MARK]: MARK },
      order_key: MARK,
      notes: MARK,
      cancellation: { fee: {}, refund: {}, reason: MARK },
    },
  ])
  if (!trip) throw new Error('there is no trip')
  const { id: trip_id, reference } = trip
  const json = JSON.stringify({ reason: MARK, said: MARK })
  await put('trip_events', { trip_id, detail: json })
  await put('trip_charges', { trip_id, kind: 'other', reason: MARK })
  await put('trip_otps', { address: EMAIL })
  await put('audit_entries', {
    staff_id: userId,
    subject: 'trip',
    subject_id: trip_id,
    before: json,
    after: json,
  })
  await put('staff_tasks', { trip_id, kind: 'refund_refused', detail: '{}', closing_note: MARK })
  const text = `${reference} of ${MARK}`
  for (const recipient of ['admin@falcon.example', EMAIL])
    await put('mails', { recipient, subject: MARK, html: text, text, attachments: JSON.stringify([MARK]) })
  await put('sms_messages', { recipient: '+971501234567', text })
  await put('sms_messages', { recipient: EMAIL, text: MARK })
}

async function wrote(userId: string, put: PlantRow) {
  const enquiry = await put('enquiries', {
    number: 'E-1234-5678',
    kind: 'contact',
    state: 'answered',
    name: MARK,
    email: 'another@example.com',
    user_id: userId,
    message: MARK,
    content: JSON.stringify({ subject: MARK, phone: MARK }),
    page: MARK,
  })
  await put('enquiries', {
    number: 'E-1234-5679',
    kind: 'partner',
    state: 'new',
    email: EMAIL,
    message: MARK,
    content: '{}',
  })
  await put('trip_price_requests', {
    enquiry_id: enquiry,
    time_zone: 'Asia/Dubai',
    offer_quote_id: MARK,
  })
  await put('enquiry_replies', { enquiry_id: enquiry, author: 'sender', message: MARK })
  const text = `E-1234-5678: ${MARK}`
  await put('mails', { recipient: 'another@example.com', html: text, text, attachments: '[]' })
  await put('feedback', { user_id: userId, message: MARK })
  const address_hash = sha256(EMAIL)
  await put('newsletter_asks', { address_hash, email: EMAIL, page: MARK, network: MARK })
  await put('newsletter_requests', { email: EMAIL, page: MARK, network: MARK })
  await put('search_alerts', { address_hash, email: EMAIL, page: MARK, network: MARK, ended_at: null })
  await put('newsletter_subscriptions', { address_hash, email: EMAIL, page: MARK, left_at: null })
}

/** Adds rows of a former member of the staff. */
async function worked(app: TestApp, userId: string, put: PlantRow) {
  const { companyId } = await companyWith(app)
  await put('audit_entries', { staff_id: userId, address: MARK, subject_id: 'x' })
  await put('wallet_transfers', {
    company_id: companyId,
    kind: 'top_up',
    status: 'waiting',
    asked_by: userId,
    reason: MARK,
    decided_at: null,
  })
  const { id } = await addBooking(app.database.db, userId, 'cancelled')
  await put('refund_requests', {
    booking_id: id,
    cause: 'goodwill',
    status: 'waiting',
    asked_by: userId,
    reason: MARK,
    decided_by: null,
    decided_at: null,
    ordered_at: null,
  })
}
