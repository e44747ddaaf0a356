import { dispatchedTrips } from '#testing/builders/trips/dispatched-trips.ts'
import { byPointer } from '../steps/dispatch-steps.ts'
import { confirmation, newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

/** A dispatcher, and their way to trips in any state. */
async function dispatcher(visit: Visit) {
  const { token } = await newMember(visit, { roles: ['dispatch'] })
  return dispatchedTrips(visit.site, token)
}

const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

/** The pages of dispatch, in each of their states. */
export const DISPATCH_STATES: readonly PageState[] = [
  {
    name: 'dispatch: trips of a day',
    show: async (visit) => {
      const tripIn = await dispatcher(visit)
      const { day } = await tripIn('assigned')
      await tripIn('booked')
      await visit.open(`/staff/trips?day=${day}`)
      await visit.page.getByRole('main').getByRole('table').waitFor()
    },
  },
  {
    name: 'dispatch: the calendar of a day',
    show: async (visit) => {
      const { page, open, t } = visit
      await dispatcher(visit)
      await open('/staff/trips')
      await page
        .getByRole('group', { name: t('dispatch:list.day') })
        .getByRole('button')
        .click()
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'dispatch: a trip to be assigned',
    show: async (visit) => {
      const { id } = await (await dispatcher(visit))('booked')
      await visit.open(`/staff/trips/${id}`)
      await visit.page.locator('#assign-vehicle_id').waitFor()
      await button(visit, 'dispatch:acts.cancel').click()
      await visit.page.locator('#cancel-reason').waitFor()
    },
  },
  {
    name: 'dispatch: a billed trip',
    show: async (visit) => {
      const { id } = await (await dispatcher(visit))('billed')
      await visit.open(`/staff/trips/${id}`)
      await visit.page.getByText(/^TRIP-\d{4}-\d{6}$/).waitFor()
      await visit.page.locator('#collect-amount').waitFor()
    },
  },
  {
    name: 'dispatch: a bill that was given back, and readings to correct',
    show: async (visit) => {
      const { page, t } = visit
      const { id } = await (await dispatcher(visit))('billed')
      await visit.open(`/staff/trips/${id}`)
      await button(visit, 'dispatch:acts.credit_bill').click()
      await page.locator('#credit-bill-reason').fill('The odometer was misread')
      await button(visit, 'dispatch:acts.credit_bill').click()
      await confirmation(visit).click()
      await page.getByRole('region', { name: t('dispatch:credit.title') }).waitFor()
      await button(visit, 'dispatch:acts.correct').click()
      await page.locator('[id="correct-start.odometer_km"]').waitFor()
    },
  },
  {
    name: 'dispatch: an address as it is typed',
    show: async (visit) => {
      const { page, open, t } = visit
      await dispatcher(visit)
      const { pick, find } = byPointer(page)
      await open('/staff/trips/new')
      await pick(page.locator('#trip-category'), '8')
      await find(page.locator('#trip-airport'), 'BLR')
      await page.locator('#trip-place').fill('14 Residency Road, near the old church')
      await page
        .getByRole('option')
        .filter({ hasText: t('dispatch:places.address') })
        .waitFor()
    },
  },
  {
    name: 'dispatch: prices for a caller',
    show: async (visit) => {
      const { page, open } = visit
      await dispatcher(visit)
      const { pick, find, put } = byPointer(page)
      await open('/staff/trips/new')
      await pick(page.locator('#trip-category'), '8')
      await find(page.locator('#trip-airport'), 'BLR')
      await find(page.locator('#trip-place'), 'KSR')
      const start = visit.site.clock.now().add({ hours: 30 }).toString().slice(0, 16)
      await put(page.locator('#trip-start'), start)
      await button(visit, 'dispatch:new.quote').click()
      await page.locator('input[name="trip-option"]').first().check()
      await button(visit, 'dispatch:new.book').click()
      await page.locator('#book-name-error').waitFor()
    },
  },
]
