import { userStore } from '#domains/accounts/user.store.ts'
import { askLocalDeal } from '#domains/enquiries/ask-local-deal.usecase.ts'
import { changeEnquiry } from '#domains/enquiries/staff/change-enquiry.usecase.ts'
import { enquiryReads } from '#domains/enquiries/staff/enquiry-read.store.ts'
import { enquiryRetention } from '#domains/enquiries/enquiry-retention.store.ts'
import { enquiryRoutes } from '#domains/enquiries/enquiry.routes.ts'
import { enquiryStore as enquiries } from '#domains/enquiries/enquiry.store.ts'
import { feedbackRoutes } from '#domains/enquiries/feedback/feedback.routes.ts'
import { giveFeedback } from '#domains/enquiries/feedback/give-feedback.usecase.ts'
import { keepEnquiry } from '#domains/enquiries/keep-enquiry.service.ts'
import { enquiryPersonalData } from '#domains/enquiries/enquiry-personal-data.store.ts'
import { sendEnquiry } from '#domains/enquiries/send-enquiry.usecase.ts'
import { staffEnquiryRoutes } from '#domains/enquiries/staff/staff-enquiry.routes.ts'
import { bookingOfSender } from '#domains/rentals/bookings/sender-booking.store.ts'
import { derivedKey, sha256 } from '#platform/crypto.ts'
import { signedTimes } from '#platform/signed-time.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Locations } from '../locations.ts'
import type { Notifications } from '../notifications.ts'
import type { Db } from '#platform/db/database.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'

export type Enquiries = ReturnType<typeof wireEnquiries>

type Others = {
  accounts: Accounts
  locations: Pick<Locations, 'places'>
  notifications: Notifications
  staff: Pick<Staff, 'staffWrite' | 'requireStaff' | 'recordAccess'>
}

export function wireEnquiries(
  { config, db, clock, cookies, rateLimit, windowCounts }: Shared,
  { accounts, locations, notifications, staff }: Others,
) {
  const { users, findTraveller, requireRole } = accounts
  const formTimes = signedTimes(derivedKey(config.APP_SECRET, 'times of opened forms'))
  const common = {
    db,
    lockAccount: users.hold,
    readAccount: (tx: Db, userId: string) => userStore(tx).find(userId),
    keepEnquiry: keepEnquiry({
      enquiries,
      counts: windowCounts,
      formTimes,
      queueReceived: notifications.queueEnquiryReceived,
      sha256,
      clock,
    }),
  }
  const send = sendEnquiry({ ...common, bookingOfSender })
  return {
    keepEnquiry: common.keepEnquiry,
    personalData: [enquiryPersonalData(db)],
    retention: enquiryRetention,
    api: [
      enquiryRoutes({
        sendEnquiry: send,
        askLocalDeal: askLocalDeal({ place: locations.places.location, sendEnquiry: send, clock }),
        formTimes,
        findTraveller,
        cookies,
        rateLimit,
        clock,
      }),
      feedbackRoutes({
        giveFeedback: giveFeedback(common),
        requireRole,
        rateLimit,
      }),
      staffEnquiryRoutes({
        reads: enquiryReads(db),
        changeEnquiry: changeEnquiry({
          enquiries,
          staffWrite: staff.staffWrite,
          queueAnswer: notifications.queueEnquiryAnswer,
        }),
        recordAccess: staff.recordAccess,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
    ],
  }
}
