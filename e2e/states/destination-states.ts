import { recordEnoughPrices, priceRecorder } from '#testing/builders/content/price-recorder.ts'
import type { PageState } from './states.ts'

/** Pages of the places where cars are handed out. */
export const DESTINATION_STATES: readonly PageState[] = [
  {
    name: 'countries with a desk',
    show: ({ open }) => open('/car-hire'),
  },
  {
    name: 'places of a country',
    show: ({ open }) => open('/car-hire/spain'),
  },
  {
    name: 'destination with figures',
    show: async ({ open, page, site, t }) => {
      const recorder = priceRecorder(site)
      await recordEnoughPrices('MAD', recorder)
      await recorder.terms({ placeId: 'MAD' }, { placeId: 'MAD', ageBand: 18, youngDriverFee: true })
      await open('/car-hire/spain/madrid-airport-mad')
      await page.getByRole('heading', { name: t('destinations:prices.title') }).waitFor()
    },
  },
  {
    name: 'destination without figures',
    show: async ({ open, page, t }) => {
      await open('/car-hire/spain/malaga-airport-agp')
      await page.getByRole('heading', { name: t('destinations:few.title') }).waitFor()
    },
  },
]
