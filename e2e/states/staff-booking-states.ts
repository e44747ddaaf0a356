import { callersSearch, chooseForCaller } from '../steps/caller-steps.ts'
import { newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

/** A booking's record as a new member of finance sees it. */
async function openRecord(visit: Visit, reference: string): Promise<void> {
  await newMember(visit, { roles: ['finance'] })
  await visit.open(`/staff/bookings?search=${reference}`)
  await visit.page.getByRole('link', { name: reference }).click()
  await visit.page.getByRole('heading', { level: 1, name: reference }).waitFor()
}

async function press({ page, t }: Visit, key: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
    .click()
}

/** Requests a refund as support, so that it waits for finance. */
async function requestRefundAsColleague(visit: Visit, reference: string): Promise<void> {
  const { token } = await newMember(visit, { roles: ['support'] })
  const { body } = await visit.site.call(`/api/staff/bookings?search=${reference}`, { token })
  const refund = {
    amount: { amount: 100, currency: 'EUR' },
    cause: 'car_late',
    reason: 'Two hours at the desk',
  }
  await visit.site.call(`/api/staff/bookings/${body.items[0].booking_id}/refund`, { token, body: refund })
  await visit.context.clearCookies()
}

/** The desk of bookings, in each of its states. */
export const STAFF_BOOKING_STATES: readonly PageState[] = [
  {
    name: 'staff bookings: bookings',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open(`/staff/bookings?search=${reference}`)
      await visit.page.getByRole('link', { name: reference }).waitFor()
    },
  },
  {
    name: 'staff bookings: a booking with its journal',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open(`/staff/bookings?search=${reference}`)
      await visit.page.getByRole('link', { name: reference }).click()
      await visit.page.getByRole('heading', { level: 1, name: reference }).waitFor()
      await visit.page.getByLabel(visit.t('staff_bookings:whole_journal')).check()
      await visit.page.getByText(visit.t('staff_bookings:entries.sale'), { exact: true }).waitFor()
    },
  },
  {
    name: 'staff bookings: a booking to be cancelled',
    show: async (visit, { reference }) => {
      await openRecord(visit, reference)
      await press(visit, 'staff_bookings:acts.cancel')
      await visit.page.locator('#cancel-reason').waitFor()
    },
  },
  {
    name: 'staff bookings: a refund that waits on the record',
    show: async (visit, { reference }) => {
      await requestRefundAsColleague(visit, reference)
      await openRecord(visit, reference)
      await visit.page
        .getByText(visit.t('staff_bookings:refund_states.waiting'), { exact: true })
        .first()
        .waitFor()
    },
  },
  {
    name: 'staff bookings: what waits for a second person',
    show: async (visit, { reference }) => {
      await requestRefundAsColleague(visit, reference)
      await newMember(visit, { roles: ['finance'] })
      await visit.open('/staff/approvals')
      await visit.page.getByRole('link', { name: reference }).first().waitFor()
    },
  },
  {
    name: 'staff bookings: cars for a caller',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await callersSearch(visit)
    },
  },
  {
    name: 'staff bookings: a car for a caller, with its faults',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await callersSearch(visit)
      await chooseForCaller(visit)
      visit.watched.expectErrorResponse(400, /\/staff\/bookings$/)
      await visit.page.locator('form:has(#book-terms_read) button[type=submit]').click()
      await visit.page.locator('[id="book-driver.first_name-error"]').waitFor()
    },
  },
]
