import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import type { PageState } from './states.ts'

/** The page on which a trip is paid by card. */
export const TRIP_PAYMENT_STATES: readonly PageState[] = [
  {
    name: 'a trip to be paid',
    show: async ({ open, page, site, t }) => {
      const { link } = await tripToPay(site)
      await open(`/trip-payment/${link.reference}?token=${link.token}`)
      await page.getByRole('heading', { level: 1, name: t('trip_payment:title') }).waitFor()
    },
  },
  {
    name: 'a link to pay that is cut off',
    show: async ({ open, page, t, watched }) => {
      watched.expectErrorResponse(404, /\/trip-payment/)
      await open('/trip-payment/ABCDEFGHJK?token=abcdefghijklmnopqrstuvwxyz')
      await page.getByRole('heading', { level: 1, name: t('trip_payment:unknown.title') }).waitFor()
    },
  },
]
