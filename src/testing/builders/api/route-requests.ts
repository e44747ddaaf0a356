import type { EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import { storeDriverChangeRequest } from '#domains/rentals/changes/driver-change-request.store.ts'
import { sql } from 'kysely'
import { accountOf } from '../accounts/account.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { enquirers } from '../content/enquiries.ts'
import { contentRequests } from '../content/content-requests.ts'
import { addCoupon } from '../rentals/coupons.ts'
import { CARD, DRIVER, journey, RENTAL, type PlanLabel } from '../rentals/journey.ts'
import { bookingActionRequests } from '../rentals/booking-action-requests.ts'
import { priceGuardRequests } from '../rentals/price-guard-requests.ts'
import { journeyRequests } from '../trips/journey-requests.ts'
import { newsletterOf } from '../content/newsletter.ts'
import { newReference } from '#kernel/ids.ts'
import { PASSWORD, peopleOf } from '../accounts/people.ts'
import { nextAuthRequests, SITE_ORIGIN } from '../accounts/next-auth-requests.ts'
import { partnerRequests } from '../accounts/partner-requests.ts'
import { storedFiles } from '#domains/accounts/picture/stored-file.store.ts'
import { photo } from '../accounts/images.ts'
import { tripPeopleRequests } from '../trips/trip-people-requests.ts'
import { priceRequestRequests } from '../trips/price-request-requests.ts'
import { tripFareRequests } from '../trips/trip-fare-requests.ts'
import { tripToPay } from '../trips/trip-to-pay.ts'
import { earningRequests } from '../partners/earning-requests.ts'
import { payoutRequests } from '../partners/payout-requests.ts'
import { seatAndWalletRequests } from '../trips/seat-and-wallet-requests.ts'
import { tripGridRequests } from '../trips/trip-grid-requests.ts'
import { secondStepRequests } from '../accounts/second-step-requests.ts'
import { translationsOf } from '../content/translations.ts'
import { widgetRequests } from '../trips/widget-frame.ts'
import { staffAreaRequests } from '../staff/staff-area-requests.ts'
import { staffAccountRequests } from '../staff/staff-account-requests.ts'
import { moneyRequests } from '../staff/money-requests.ts'
import { staffCouponRequests } from '../staff/staff-coupon-requests.ts'
import { supplyRequests } from '../staff/supply-requests.ts'

/**
 * A valid request to a route for something of the traveller's: it succeeds for permitted callers. Where it has no body, the
 * example is sent that the route declares.
 */
export type ValidRequest = {
  path?: string
  body?: object | string | FormData | URLSearchParams
  headers?: Record<string, string>
}

/** `account`: the caller's token, if they have an account. */
export type Requester = { account: string | null }

const COUPON = 'TENTH'

/**
 * Creates the traveller's bookings and other data, and a request for each route that needs more than its path. Building a
 * request creates new data for it to consume.
 */
export async function travellersThings(app: TestApp, travellerId: string) {
  const { db } = app.database
  const people = peopleOf(app)
  const steps = journey(app)
  const token = async () => (await people.tokenOf(travellerId)).token
  const accounts = accountOf(app)
  const newsletter = newsletterOf(app)
  const quotes = { Flexible: await steps.quote('Flexible'), Standard: await steps.quote('Standard') }
  await addCoupon(db, COUPON)

  const cart = async (plan: keyof typeof quotes & PlanLabel = 'Flexible') =>
    steps.cart(await token(), quotes[plan].quote_id)
  async function ordered() {
    const booking = await cart('Standard')
    return (await steps.orderAtDesk(await token(), booking)).body.booking
  }
  const order = async () => (await steps.order(await token(), await cart())).body.booking
  const paid = await order()
  const numberOf = async ({ reference }: typeof paid): Promise<string> => {
    const invoices = await app.call(`/api/user/invoice?reference=${reference}`, { token: await token() })
    return invoices.body.items[0].number
  }
  const number = await numberOf(paid)
  // What the staff have done is in their own data.
  const ofStaff = await order()
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where(sql`jsonb_array_length(attachments)`, '>', 0)
    .executeTakeFirstOrThrow()

  let registered = 0
  async function registration() {
    const email = `registered.${(registered += 1)}@example.com`
    await accounts.register({ email, password: PASSWORD })
    return email
  }
  async function imageForm() {
    const form = new FormData()
    form.set('image', new File([new Uint8Array(await photo())], 'me.jpg', { type: 'image/jpeg' }))
    return form
  }
  const orderOf = ({ booking_id, price }: typeof paid) => ({
    booking_id,
    driver: DRIVER,
    accept_total: price.total,
  })

  const requests: Record<string, (caller: Requester) => ValidRequest | Promise<ValidRequest>> = {
    ...secondStepRequests(app, token),
    ...nextAuthRequests(app, registration),
    ...(await contentRequests(app, ordered)),
    ...(await journeyRequests(app)),
    ...tripPeopleRequests(app),
    ...(await tripFareRequests(app)),
    ...priceRequestRequests(app),
    ...seatAndWalletRequests(app),
    ...earningRequests(app),
    ...bookingActionRequests(app, order),
    ...payoutRequests(app),
    ...(await tripGridRequests(app)),
    ...widgetRequests(app),
    'GET /api/all-location': () => ({ path: '/api/all-location?search=dxb' }),
    'GET /api/location-map': () => ({ path: '/api/location-map?id=DXB' }),
    'GET /api/destination-country': () => ({ path: '/api/destination-country?country=spain' }),
    'GET /api/destination': () => ({ path: '/api/destination?country=spain&place=madrid-airport-mad' }),
    'GET /api/price-calendar': () => ({ path: '/api/price-calendar?pickup_id=DXB&month=2027-03&days=3' }),
    'POST /api/searching': () => ({ path: `/api/searching?${RENTAL}`, body: {} }),
    'GET /api/searching/stream': () => ({ path: `/api/searching/stream?${RENTAL}` }),
    'POST /api/vehicle-detail': () => ({ body: { offer_id: quotes.Flexible.offer.offer_id } }),
    'DELETE /api/user/saved-cars': () => ({ path: '/api/user/saved-cars?offer_id=nothing' }),
    'POST /api/check-coupon': () => ({ body: { code: COUPON } }),
    'GET /suppliers/:file': () => ({ path: '/suppliers/europcar.svg' }),
    'GET /pictures/:file': async () => {
      const name = 'AAAAAAAAAAAAAAA-320.webp'
      await storedFiles(db).put(name, await photo(), 'image/webp')
      return { path: `/pictures/${name}` }
    },

    'POST /api/login': async () => ({ body: { email: await registration(), password: PASSWORD } }),
    'POST /api/verify-email': async () => ({
      body: { secret: await accounts.secretFor(await registration(), 'verify-email'), password: PASSWORD },
    }),
    'POST /api/change-password': () => ({ body: { current_password: PASSWORD, new_password: PASSWORD } }),

    'POST /api/user/update-image': async () => ({ body: await imageForm() }),
    'GET /media/avatars/:file': async () => {
      const headers = { authorization: `Basic ${await token()}` }
      const request = { method: 'POST', body: await imageForm(), headers }
      const reply = await app.app.request('http://rihla.test/api/user/update-image', request)
      return { path: ((await reply.json()) as { user: { avatar: string } }).user.avatar }
    },
    'POST /api/user/verify-email-again': async () => {
      await db.deleteFrom('window_counts').execute()
      await db.updateTable('users').set({ email_verified_at: null }).execute()
      return {}
    },
    'POST /api/user/change-email': async () => {
      await db.deleteFrom('window_counts').execute()
      return { body: { email: 'moved@example.com', password: PASSWORD } }
    },
    'GET /api/enquiry-form': () => ({ path: '/api/enquiry-form?kind=contact' }),
    ...staffEnquiryRequests(app),
    ...translationRequests(app),
    ...partnerRequests(app),
    ...staffAreaRequests(app, await people.add({ role: 'traveller', email: 'of.tasks@example.com' })),
    ...staffAccountRequests(app),
    ...staffCouponRequests(app),
    ...supplyRequests(app),
    ...moneyRequests(app, ofStaff, await numberOf(ofStaff)),
    ...(await priceGuardRequests(app, { token, paid })),
    'POST /api/newsletter/confirm': async () => ({ body: { secret: await newsletter.requestSecret() } }),
    'POST /api/newsletter/leave': async () => ({ body: { secret: await newsletter.subscribed() } }),
    'GET /api/newsletter/leave': () => ({ path: `/api/newsletter/leave?secret=${'s'.repeat(43)}` }),
    'GET /api/user/partner-pricing': () => ({
      path: '/api/user/partner-pricing?percent=7.5&pickup_id=DXB&pickup_date=2027-03-01&dropoff_date=2027-03-05',
    }),
    'POST /api/user/delete-account': () => ({ body: { password: 'not this one at all' } }),
    'POST /api/user/end-device': async () => ({
      body: { id: (await people.tokenOf(travellerId)).deviceId },
    }),

    'POST /api/user/add-car': () => ({ body: { quote_id: quotes.Flexible.quote_id } }),
    'POST /api/user/modify-booking': async () => ({
      body: { booking_id: (await cart()).booking_id, extras: [] },
    }),
    'POST /api/user/coupon': async () => ({ body: { booking_id: (await cart()).booking_id, code: COUPON } }),
    'POST /api/user/remove-coupon': async () => ({ body: { booking_id: (await cart()).booking_id } }),
    'POST /api/user/order': async () => ({ body: { ...orderOf(await cart()), payment: CARD } }),
    'POST /api/user/without-credit-order': async () => ({ body: orderOf(await cart('Standard')) }),
    'POST /api/confirm-change': async () => {
      const { booking_id, price } = await ordered()
      const now = app.clock.now()
      const secret = await storeDriverChangeRequest(db, {
        bookingId: booking_id,
        driver: { ...DRIVER, first_name: 'Mona' },
        acceptTotal: price.total,
        mailedTo: DRIVER.email,
        createdAt: now,
        expiresAt: now.add({ hours: 1 }),
      })
      return { body: { secret } }
    },
    'POST /api/user/payment-action': async () => ({
      body: { booking_id: (await ordered()).booking_id, act: 'returned' },
    }),
    'POST /api/user/cancle-booking': async () => ({ body: { booking_id: (await ordered()).booking_id } }),
    'POST /api/user/rating': async () => {
      const { booking_id } = await ordered()
      await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', booking_id).execute()
      return { body: { booking_id, score: 5 } }
    },
    'GET /api/user/booking': () => ({ path: `/api/user/booking?booking_id=${paid.booking_id}` }),
    'GET /api/user/invoice': () => ({ path: `/api/user/invoice?reference=${paid.reference}` }),
    'GET /booking/:reference/invoice/:number': () => ({
      path: `/booking/${paid.reference}/invoice/${number}`,
    }),
    'GET /booking/:reference/voucher.pdf': () => ({ path: `/booking/${paid.reference}/voucher.pdf` }),
    'GET /booking/:reference/calendar.ics': () => ({ path: `/booking/${paid.reference}/calendar.ics` }),
    'POST /api/manage-booking': () => ({ body: { reference: paid.reference, email: DRIVER.email } }),
    'POST /api/booking-refrence-number': () => ({ body: { email: DRIVER.email } }),

    'GET /api/trip-payment': async () => {
      const { link } = await tripToPay(app)
      return { path: `/api/trip-payment?${new URLSearchParams(link).toString()}` }
    },
    'POST /api/trip-payment': async () => {
      const { link } = await tripToPay(app)
      return { body: { ...link, payment: CARD } }
    },
    'GET /payments/:paymentId/return': () => ({ path: `/payments/${crypto.randomUUID()}/return` }),
    'GET /mailbox/:id': () => ({ path: `/mailbox/${mail.id}` }),
    'GET /mailbox/:id/body': () => ({ path: `/mailbox/${mail.id}/body` }),
    'GET /mailbox/:id/attachments/:at': () => ({ path: `/mailbox/${mail.id}/attachments/0` }),
    'GET /docs/:file': () => ({ path: '/docs/swagger-ui.css' }),
    'GET /metrics': () => ({ headers: { 'x-forwarded-for': '203.0.113.7' } }),
    'GET /assets/:file': () => ({ path: '/assets/entry.js' }),
    'GET /og/*': () => ({ path: '/og/en/home.png' }),
    'GET /sitemaps/:file': () => ({ path: '/sitemaps/pages-1.xml' }),
    'POST /*': () => ({ path: '/en/login', body: new URLSearchParams(), headers: { origin: SITE_ORIGIN } }),
    'GET /*': () => ({ path: '/en/account' }),
  }
  return { requests, marks: [paid.booking_id, paid.reference, number, travellerId] }
}

/** Builds staff requests about translations; each creates its own text. */
function translationRequests(app: TestApp): Record<string, () => ValidRequest | Promise<ValidRequest>> {
  const translations = translationsOf(app)
  let texts = 0
  const text = () => translations.missing(`Text ${(texts += 1)}`)
  return {
    'GET /api/o/i18n/:lang/all': () => ({ path: '/api/o/i18n/ar/all?platform=web' }),
    'GET /trips/api/o/i18n/:lang/all': () => ({ path: '/trips/api/o/i18n/ar/all?platform=widget' }),
    'POST /api/staff/translations/:id/put': async () => ({
      path: `/api/staff/translations/${await text()}/put`,
      body: { version: 1, text: 'نص' },
    }),
    'POST /api/staff/translations/:id/dismiss': async () => ({
      path: `/api/staff/translations/${await text()}/dismiss`,
      body: { version: 1 },
    }),
  }
}

/** Builds requests about enquiries in a state that allows them. */
function staffEnquiryRequests(app: TestApp): Record<string, () => Promise<ValidRequest>> {
  const enquiry = async (state: EnquiryState = 'open') => {
    const { enquiry_id: id } = (await enquirers(app).send('/api/get_in_touch')).body
    await app.database.db.updateTable('enquiries').set({ state }).where('id', '=', id).execute()
    return `/api/staff/enquiries/${id}`
  }
  const act = (name: string, { state, message }: { state?: EnquiryState; message?: string } = {}) => ({
    [`POST /api/staff/enquiries/:id/${name}`]: async () => ({
      path: `${await enquiry(state)}/${name}`,
      body: { version: 1, message },
    }),
  })
  return {
    'GET /api/staff/enquiries/:id': async () => ({ path: await enquiry() }),
    ...act('answer', { message: 'It is in your account' }),
    'GET /api/staff/enquiries/:id/mails': async () => ({ path: `${await enquiry()}/mails` }),
    'POST /api/staff/enquiries/:id/assign': async () => {
      const email = `${newReference().toLowerCase()}@example.com`
      const staff_id = await peopleOf(app).add({ role: 'staff', email })
      return { path: `${await enquiry()}/assign`, body: { version: 1, staff_id } }
    },
    ...act('own'),
    ...act('release'),
    ...act('open', { state: 'closed' }),
    ...act('close'),
    ...act('spam'),
    ...act('not-spam', { state: 'spam' }),
  }
}
