import { newMember } from '../steps/staff-steps.ts'
import type { PageState } from './states.ts'

/** The desk of bookings, in each of its states. */
export const DESK_STATES: readonly PageState[] = [
  {
    name: 'desk: bookings',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open(`/staff/bookings?search=${reference}`)
      await visit.page.getByRole('link', { name: reference }).waitFor()
    },
  },
  {
    name: 'desk: no booking found',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open('/staff/bookings?search=nobody+of+this+name')
      await visit.page.getByRole('heading', { name: visit.t('desk:list.none') }).waitFor()
    },
  },
  {
    name: 'desk: a booking with its journal',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open(`/staff/bookings?search=${reference}`)
      await visit.page.getByRole('link', { name: reference }).click()
      await visit.page.getByRole('heading', { level: 1, name: reference }).waitFor()
      await visit.page.getByText(visit.t('desk:entries.sale'), { exact: true }).waitFor()
    },
  },
]
