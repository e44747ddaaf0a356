import { newMember } from '../steps/staff-steps.ts'
import type { PageState } from './states.ts'

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
    name: 'staff bookings: no booking found',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open('/staff/bookings?search=nobody+of+this+name')
      await visit.page.getByRole('heading', { name: visit.t('staff_bookings:list.none') }).waitFor()
    },
  },
  {
    name: 'staff bookings: a booking with its journal',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open(`/staff/bookings?search=${reference}`)
      await visit.page.getByRole('link', { name: reference }).click()
      await visit.page.getByRole('heading', { level: 1, name: reference }).waitFor()
      await visit.page.getByText(visit.t('staff_bookings:entries.sale'), { exact: true }).waitFor()
    },
  },
]
