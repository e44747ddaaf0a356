import { addBookingMail } from '#testing/builders/staff/booking-work-requests.ts'
import { newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

async function bookingId({ site }: Visit, reference: string): Promise<string> {
  const found = site.database.db.selectFrom('bookings').select('id').where('reference', '=', reference)
  return (await found.executeTakeFirstOrThrow()).id
}

/** The queue of mails, and what colleagues do with a booking’s, in each of their states. */
export const STAFF_MAIL_STATES: readonly PageState[] = [
  {
    name: 'staff mails: given up',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['support'] })
      await addBookingMail(visit.site, { bookingId: await bookingId(visit, reference) })
      await visit.open('/staff/mails?state=given_up')
      await visit.page.getByRole('button', { name: visit.t('staff_mails:dead.preview') }).waitFor()
    },
  },
  {
    name: 'staff mails: a template as it looks',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open('/staff/mails/templates')
      await visit.page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
      await visit.page.getByRole('dialog').locator('iframe').waitFor()
    },
  },
  {
    name: 'staff mails: a booking’s driver is corrected',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['support'] })
      await visit.open(`/staff/bookings/${await bookingId(visit, reference)}`)
      await visit.page.getByRole('button', { name: visit.t('staff_bookings:acts.correct_driver') }).click()
      await visit.page.locator('#driver-email').waitFor()
    },
  },
]
