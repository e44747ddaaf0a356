import { refundRequestReads } from '#domains/rentals/refunds/refund-request-reads.store.ts'
import { isKnownDriver } from '#domains/rentals/bookings/known-driver.store.ts'
import { correctBookingDriver } from '#domains/rentals/staff/driver/correct-booking-driver.usecase.ts'
import { correctDriver } from '#domains/rentals/staff/driver/correct-driver.service.ts'
import { driverCorrections } from '#domains/rentals/staff/driver/driver-correction.store.ts'
import { driverRoutes } from '#domains/rentals/staff/driver/driver.routes.ts'
import { bulkBookings } from '#domains/rentals/staff/mails/bulk-confirmation.store.ts'
import { resendConfirmations } from '#domains/rentals/staff/mails/bulk-confirmations.service.ts'
import { repeatMail } from '#domains/rentals/staff/mails/repeat-mail.service.ts'
import { resendBookingMail } from '#domains/rentals/staff/mails/resend-booking-mail.usecase.ts'
import { bookingNotes } from '#domains/rentals/staff/notes/booking-note.store.ts'
import { bookingNoteRoutes } from '#domains/rentals/staff/notes/booking-note.routes.ts'
import { noteBooking } from '#domains/rentals/staff/notes/note-booking.usecase.ts'
import { notePersonalData } from '#domains/rentals/staff/notes/note-personal-data.store.ts'
import { markPresence, presenceRetention } from '#domains/rentals/staff/notes/presence.store.ts'
import { staffBookingRoutes } from '#domains/rentals/staff/staff-booking.routes.ts'
import { staffBookingReads } from '#domains/rentals/staff/staff-booking.store.ts'
import { readStaffBooking } from '#domains/rentals/staff/read-staff-booking.usecase.ts'
import { bookingViewRoutes } from '#domains/rentals/staff/views/booking-view.routes.ts'
import { bookingViewStore } from '#domains/rentals/staff/views/booking-view.store.ts'
import { bookingViews } from '#domains/rentals/staff/views/booking-views.usecase.ts'
import type { Bookings } from './bookings.ts'
import type { Locations } from './locations.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Pick<Suppliers, 'exchange'>
  locations: Locations
  staff: Staff
  bookings: Bookings
  notifications: Notifications
}

/** What the staff see of bookings and do with them. */
export function wireStaffBookings({ db, settings, bookings, clock, rateLimit }: Shared, others: Others) {
  const { places } = others.locations
  const { requireStaff, recordAccess, staffWrite, rolesOf } = others.staff
  const { mailsOf, ofBooking, voucherPdf } = others.notifications
  const reads = staffBookingReads(db, { mailsOf, places })
  const { station } = places
  const common = { bookings, isKnownDriver, station, staffWrite, clock }
  const correct = correctDriver({
    ...common,
    corrections: driverCorrections,
    redirectMails: ofBooking.redirectMails,
  })
  const repeat = repeatMail({ ...common, correctDriver: correct, resendMail: ofBooking.resendMail })
  const notes = bookingNotes(db)
  const views = bookingViews({ views: bookingViewStore(db), reads, staffWrite })
  return {
    bulkActs: [
      resendConfirmations({
        db,
        bulk: bulkBookings(db),
        bookings,
        latestMails: ofBooking.latestMails,
        repeatMail: repeat,
      }),
    ],
    retention: presenceRetention,
    personalData: [notePersonalData(db)],
    api: [
      bookingViewRoutes({ views, requireStaff, rateLimit }),
      staffBookingRoutes({
        reads,
        readStaffBooking: readStaffBooking({
          bookings,
          reads,
          requests: refundRequestReads(db),
          places,
          recordAccess,
          rolesOf,
          limit: () => settings.of('refund_limit'),
          exchange: others.suppliers.exchange,
          clock,
        }),
        voucherPdf,
        requireStaff,
        rateLimit,
      }),
      driverRoutes({
        correctBookingDriver: correctBookingDriver({
          bookings,
          correctDriver: correct,
          changeConfirmed: others.bookings.changeConfirmed,
          staffWrite,
        }),
        resendBookingMail: resendBookingMail({ ...common, repeatMail: repeat }),
        requireStaff,
        rateLimit,
      }),
      bookingNoteRoutes({
        notes,
        noteBooking: noteBooking({ notes, staffWrite }),
        markPresence: markPresence(db),
        recordAccess,
        requireStaff,
        rateLimit,
        clock,
      }),
    ],
  }
}
