import { CARD, DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { CHOICE_STATES } from './choice-states.ts'
import { CONTENT_STATES } from './content-states.ts'
import { ENQUIRY_STATES } from './enquiry-states.ts'
import { NEWSLETTER_STATES } from './newsletter-states.ts'
import { DESTINATION_STATES } from './destination-states.ts'
import { DEALS_STATES } from './deals-states.ts'
import { PARTNER_STATES } from './partner-states.ts'
import { REBOOK_STATES } from './rebook-states.ts'
import { REFUND_STATES } from './refund-states.ts'
import { RESULTS_STATES } from './results-states.ts'
import { TRIP_PAYMENT_STATES } from './trip-payment-states.ts'
import { asTraveller } from '../steps/as-traveller.ts'
import type { BrowserEnvironment, Visit } from '../environment/environment.ts'
import { payButton, searchPath } from '../steps/steps.ts'

export { asTraveller }

/** A traveller with a car in the cart and another one booked, created through the API. */
export type Prepared = { token: string; offerId: string; cartId: string; reference: string }

export async function prepare({ site }: Pick<BrowserEnvironment, 'site'>): Promise<Prepared> {
  const steps = journey(site, rentalAfter(siteClock.now(), 40))
  const token = await steps.guest()
  const quote = await steps.quote('Flexible')
  const cart = await steps.cart(token, quote.quote_id)
  const other = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const ordered = await steps.order(token, other, { card: CARD, driver: DRIVER })
  await site.app.runJob('settle bookings')
  const offerId = encodeURIComponent(quote.offer.offer_id)
  return { token, offerId, cartId: cart.booking_id, reference: ordered.body.booking.reference }
}

export type PageState = {
  name: string
  /** Shown only below this width (px): a large screen has another page. */
  under?: number
  /** Its layout is fixed when it opens. */
  fixed?: true
  show: (visit: Visit, prepared: Prepared) => Promise<void>
}

/** Every page except those of accounts, in each of its states. */
export const STATES: readonly PageState[] = [
  {
    name: 'home',
    show: ({ open }) => open('/'),
  },
  {
    name: 'suggestions',
    show: async ({ open, page, t }) => {
      await open('/')
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('dub')
      await page.getByRole('option').filter({ hasText: 'DXB' }).first().waitFor()
    },
  },
  {
    name: 'calendar',
    fixed: true,
    show: async ({ open, page, t }) => {
      await open('/')
      await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
      await page.getByRole('grid').first().waitFor()
    },
  },
  {
    name: 'faults of the search form',
    show: async ({ open, page, t }) => {
      await open('/')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.getByText(t('home:form.fault.pickup_required')).waitFor()
    },
  },
  {
    name: 'a coupon nobody can use',
    show: async ({ open, page, t, watched }) => {
      watched.expectErrorResponse(422, /\/check-coupon$/)
      await open(searchPath('&coupon=nosuch'))
      await page.getByText(t('search:coupon.refused', { code: 'nosuch' })).waitFor()
      await page.getByRole('button', { name: t('search:edit') }).click()
      await page.locator('#coupon_code-error').waitFor()
    },
  },
  ...RESULTS_STATES,
  {
    name: 'car',
    show: async ({ open, page, t }, { offerId }) => {
      await open(`/car/${offerId}`)
      await page.getByRole('heading', { name: t('car:summary'), exact: true }).waitFor()
    },
  },
  {
    name: 'offer unknown',
    show: async ({ open, page, t, watched }) => {
      watched.expectErrorResponse(404, /\/vehicle-detail$/)
      await open('/car/nothing')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText(t('car:no_price.offer_not_found.title')).first().waitFor()
    },
  },
  {
    name: 'checkout with faults',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open(`/checkout/${prepared.cartId}`)
      await payButton(visit).click()
      await visit.page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'checkout of another',
    show: async ({ open, page, t }, { cartId }) => {
      await open(`/checkout/${cartId}`)
      await page.getByRole('heading', { name: t('checkout:missing.title') }).waitFor()
    },
  },
  {
    name: 'booking',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open(`/booking/${prepared.reference}`)
      await visit.page.getByRole('article', { name: visit.t('booking:voucher.title') }).waitFor()
    },
  },
  {
    name: 'cancelling',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open(`/booking/${prepared.reference}`)
      await visit.page.getByRole('button', { name: visit.t('booking:actions.cancel') }).click()
      await visit.page.getByText(visit.t('booking:cancel.refund')).waitFor()
    },
  },
  ...CHOICE_STATES,
  ...REBOOK_STATES,
  ...REFUND_STATES,
  ...TRIP_PAYMENT_STATES,
  {
    name: 'a change and its price',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open(`/booking/${prepared.reference}/change`)
      const { page, t } = visit
      await page.getByLabel(t('home:form.dropoff_time')).selectOption('12:00')
      await payButton(visit).click()
      await page.getByRole('group', { name: t('change:price.told') }).waitFor()
      await payButton(visit).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'change of another',
    show: async ({ open, page, t }, { reference }) => {
      await open(`/booking/${reference}/change`)
      await page.getByText(t('booking:find.prove')).waitFor()
    },
  },
  {
    name: 'invoice',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open(`/pdf-invoice?reference=${prepared.reference}`)
      await visit.page.getByRole('article', { name: visit.t('invoice:sheet.invoice') }).waitFor()
    },
  },
  {
    name: 'invoice of another',
    show: async ({ open, page, t }, { reference }) => {
      await open(`/pdf-invoice?reference=${reference}`)
      await page.getByText(t('invoice:find_text')).waitFor()
    },
  },
  {
    name: 'booking of another',
    show: async ({ open, page, t }, { reference }) => {
      await open(`/booking/${reference}`)
      await page.getByText(t('booking:find.prove')).waitFor()
    },
  },
  {
    name: 'manage bookings',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await visit.open('/manage-booking')
      await visit.page.getByRole('heading', { name: visit.t('booking:list.upcoming') }).waitFor()
    },
  },
  {
    name: 'faults of the booking form',
    show: async ({ open, page, t }) => {
      await open('/manage-booking')
      await page.getByRole('button', { name: t('booking:find.open') }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  ...NEWSLETTER_STATES,
  ...DEALS_STATES,
  ...PARTNER_STATES,
  ...CONTENT_STATES,
  ...ENQUIRY_STATES,
  {
    name: 'not found',
    show: ({ open, watched }) => {
      watched.expectErrorResponse(404, /\/nowhere$/)
      return open('/nowhere')
    },
  },
  {
    name: 'error',
    show: ({ open }) => open('/error'),
  },
  ...DESTINATION_STATES,
]
