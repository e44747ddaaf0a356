import { deleteAccount } from '#domains/accounts/delete-account.usecase.ts'
import { exportData } from '#domains/accounts/export-data.usecase.ts'
import { ownAccount } from '#domains/accounts/own-account.store.ts'
import type { OwnData } from '#domains/accounts/own-data.ts'
import { ownDataRoutes } from '#domains/accounts/own-data.routes.ts'
import { writeSecurityEvent } from '#domains/accounts/security-event.store.ts'
import { ownPicture } from '#domains/accounts/picture/own-picture.store.ts'
import { pictureStore } from '#domains/accounts/picture/picture.store.ts'
import { userStore } from '#domains/accounts/user.store.ts'
import { ownCoupons } from '#domains/coupons/own-coupons.store.ts'
import { ownMails } from '#domains/notifications/own-mails.store.ts'
import { ownPartner } from '#domains/partners/own-partner.store.ts'
import { openBookings, ownBookings } from '#domains/rentals/bookings/own-bookings.store.ts'
import { ownStaffWork } from '#domains/staff/own-staff-work.store.ts'
import type { Accounts } from './accounts.ts'
import type { Bookings } from './bookings.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './shared.ts'

type Others = { accounts: Accounts; bookings: Bookings; notifications: Notifications }

/** What every part of the product holds of a person: a part that begins to hold something is named here. */
export function wireOwnData({ db, clock, now, cookies, rateLimit }: Shared, others: Others) {
  const { confirmOwner, requireRole } = others.accounts
  const parts: OwnData[] = [
    // Before the bookings that say whose they were.
    ownCoupons(db),
    ownBookings({ db, listAll: others.bookings.listAll, now }),
    ownStaffWork(db),
    ownMails(db),
    ownPartner(db),
    ownPicture(db, pictureStore(db), now),
    ownAccount(db, now),
  ]
  const common = { db, users: userStore(db), parts, writeSecurityEvent, clock }
  return {
    api: [
      ownDataRoutes({
        exportData: exportData(common),
        deleteAccount: deleteAccount({
          ...common,
          confirmOwner,
          openBookings,
          tellAccount: others.notifications.queueAccountNews,
        }),
        requireRole,
        cookies,
        rateLimit,
      }),
    ],
  }
}
