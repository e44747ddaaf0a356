import { newId } from '#kernel/ids.ts'
import { queueMail } from '#domains/outgoing/mails/mail.store.ts'
import { MAX_ATTEMPTS } from '#domains/outgoing/mails/mail.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'

type Mailed = { bookingId: string; recipient?: string; state?: 'waiting' | 'given_up' }

/** A mail about a booking, queued or given up; returns its id. */
export async function addBookingMail(
  { database: { db }, clock }: Pick<TestApp, 'database' | 'clock'>,
  { bookingId, recipient = 'layla@example.com', state = 'given_up' }: Mailed,
): Promise<string> {
  const mail = {
    recipient,
    langId: 1 as const,
    subject: 'Your booking in Dubai is confirmed',
    html: '<p>Confirmed</p>',
    text: 'Confirmed',
    attachments: [],
    headers: {},
  }
  const about = { kind: 'booking', id: bookingId } as const
  const id = await queueMail(db, mail, clock.now(), { topic: 'booking', template: 'confirmed', about })
  // Due long after the test, as the jobs of a running server send what is due.
  if (state === 'given_up')
    await db
      .updateTable('mails')
      .set({
        attempts: MAX_ATTEMPTS,
        due_at: clock.now().add({ hours: 8 }),
        last_failure: '451 4.7.1 Try again later',
      })
      .where('id', '=', id)
      .execute()
  return id
}

/** Builds requests about the mails, driver and notes of a booking; each creates its own booking. */
export function bookingWorkRequests(
  app: TestApp,
  newBooking: () => Promise<string>,
): Record<string, () => Promise<ValidRequest>> {
  const { db } = app.database
  const { driver } = sampleBooking()
  if (!driver) throw new Error('the sample has a driver')
  const { first_name, last_name, email, phone, flight_number = null } = driver
  const fields = { first_name, last_name, email, phone, flight_number }
  const driven = async () => {
    const id = await newBooking()
    await db.updateTable('bookings').set({ driver, driver_email: email }).where('id', '=', id).execute()
    return id
  }
  const mailed = async () => addBookingMail(app, { bookingId: await newBooking() })
  const mentionOfCaller = async () => {
    const { id: caller } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'staff@example.com')
      .executeTakeFirstOrThrow()
    const note = { id: newId(), booking_id: await newBooking(), author_id: caller, text: 'Look' }
    await db
      .insertInto('booking_notes')
      .values({ ...note, created_at: app.clock.now() })
      .execute()
    await db
      .insertInto('booking_note_mentions')
      .values({ note_id: note.id, staff_id: caller, seen_at: null })
      .execute()
    return note.id
  }
  return {
    'POST /api/staff/bookings/:id/driver': async () => ({
      path: `/api/staff/bookings/${await driven()}/driver`,
      body: { ...fields, email: 'layla.haddad@example.com', was: fields, tell_supplier: true },
    }),
    'GET /api/staff/bookings/:id/voucher.pdf': async () => {
      const id = await driven()
      await db
        .updateTable('bookings')
        .set({ status: 'confirmed', extras: JSON.stringify([]) as unknown as object })
        .where('id', '=', id)
        .execute()
      return { path: `/api/staff/bookings/${id}/voucher.pdf` }
    },
    'POST /api/staff/bookings/:id/mails/:mail/resend': async () => {
      const bookingId = await driven()
      const mail = await addBookingMail(app, { bookingId })
      return { path: `/api/staff/bookings/${bookingId}/mails/${mail}/resend`, body: { was_email: email } }
    },
    'GET /api/staff/bookings/:id/notes': async () => ({
      path: `/api/staff/bookings/${await newBooking()}/notes`,
    }),
    'POST /api/staff/bookings/:id/notes': async () => ({
      path: `/api/staff/bookings/${await newBooking()}/notes`,
      body: { text: 'She calls again at five' },
    }),
    'POST /api/staff/bookings/:id/presence': async () => ({
      path: `/api/staff/bookings/${await newBooking()}/presence`,
      body: {},
    }),
    'POST /api/staff/mentions/:id/seen': async () => ({
      path: `/api/staff/mentions/${await mentionOfCaller()}/seen`,
      body: {},
    }),
    'GET /api/staff/mails/:id/body': async () => ({ path: `/api/staff/mails/${await mailed()}/body` }),
    'POST /api/staff/mails/:id/resend': async () => ({
      path: `/api/staff/mails/${await mailed()}/resend`,
      body: {},
    }),
    'GET /api/staff/mails/templates/:topic/:template': async () => ({
      path: '/api/staff/mails/templates/booking/confirmed',
    }),
  }
}
