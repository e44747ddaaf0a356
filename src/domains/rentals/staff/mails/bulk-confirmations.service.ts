import { z } from 'zod'
import { bulkAct, type BulkAct, type BulkSkipReason } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { CorrectingApp } from '../driver/correct-driver.service.ts'
import { StaffBookingsQuery } from '../staff-booking.contract.ts'
import { lockBooking, selectBookingsToMail, type BookingToMail } from './bulk-confirmation.store.ts'
import { latestMails } from './latest-mails.store.ts'
import { repeatMail } from './repeat-mail.service.ts'

const template = 'confirmed'

const filter = StaffBookingsQuery.pick({
  search: true,
  status: true,
  from: true,
  to: true,
  waiting: true,
}).transform(({ waiting, ...rest }) => ({ ...rest, waiting: waiting !== undefined }))

type MailedBooking = Pick<BookingToMail, 'status'> & { driver: unknown }

/**
 * Bulk action that resends the confirmations of confirmed bookings to their drivers, rewritten from the current
 * bookings.
 */
export function resendConfirmations(app: CorrectingApp & Pick<App, 'db' | 'bookings'>): BulkAct {
  const { db, bookings } = app
  return bulkAct({
    name: 'resend_confirmations',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      const found = await selectBookingsToMail(db, which, page)
      const mails = await latestMails(db, { bookingIds: found.map(({ id }) => id), template })
      return found.map(({ id, reference, driver, status }) => ({
        id,
        name: reference,
        about: driver && `${driver.first_name} ${driver.last_name}`,
        why: skipReason({ status, driver }) ?? (mails.has(id) ? null : ('no_confirmation' as const)),
      }))
    },

    async act(tx, { id }, now) {
      await lockBooking(tx, id)
      const booking = await bookings.find(id)
      if (!booking) return { why: 'gone' }
      const reason = skipReason(booking)
      if (reason !== null) return { why: reason }
      const mailId = (await latestMails(tx, { bookingIds: [id], template })).get(id)
      if (mailId === undefined) return { why: 'no_confirmation' }
      const mail = { mailId, wasEmail: booking.driver?.email ?? '', email: undefined }
      const repeated = await repeatMail(app, tx, booking, mail, now)
      if (!repeated.ok) return { why: 'driver_changed' }
      const { sent, audited } = repeated.value
      return sent === null ? { why: 'no_confirmation' } : { audited }
    },
  })
}

function skipReason({ status, driver }: MailedBooking): BulkSkipReason | null {
  if (status !== 'confirmed') return 'not_confirmed'
  return driver === null ? 'driver_missing' : null
}
