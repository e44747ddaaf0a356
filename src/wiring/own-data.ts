import { deleteAccount } from '#domains/accounts/own-data/delete-account.usecase.ts'
import { eraseAccount } from '#domains/accounts/own-data/erase-account.service.ts'
import { exportData } from '#domains/accounts/own-data/export-data.usecase.ts'
import { ownAccount } from '#domains/accounts/own-data/own-account.store.ts'
import type { OwnData } from '#domains/accounts/own-data/own-data.ts'
import { ownDataRoutes } from '#domains/accounts/own-data/own-data.routes.ts'
import { writeSecurityEvent } from '#domains/accounts/security-event.store.ts'
import { openBookings } from '#domains/rentals/bookings/own-bookings.store.ts'
import { openTrips } from '#domains/identity/own-trips.store.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Notifications } from './notifications.ts'
import type { PartnerRecord } from './partners/record.ts'
import type { Staff } from './staff.ts'
import type { Shared } from './share-context.ts'

export type OwnDataParts = ReturnType<typeof wireOwnData>

/** The personal data of every domain; the account comes last, as it identifies the owner of the rest. */
export function wireOwnData(
  { db, clock, now, cookies, rateLimit }: Shared,
  { users, confirmOwner, requireRole }: Accounts,
  { queueAccountNews: tellAccount }: Notifications,
  { holdMembership }: Pick<Staff, 'holdMembership'>,
  { isLastOwner }: Pick<PartnerRecord, 'isLastOwner'>,
  ofOthers: readonly OwnData[],
) {
  const parts = [...ofOthers, ownAccount(db, now)]
  const common = { db, users, parts, writeSecurityEvent, clock }
  const exported = exportData(common)
  const erase = eraseAccount({
    ...common,
    holdMembership,
    isLastOwner,
    openBookings: async (tx, owner) => [
      ...(await openBookings(tx, owner.userId)),
      ...(await openTrips(tx, owner)),
    ],
    tellAccount,
  })
  return {
    exportData: exported,
    eraseAccount: erase,
    api: [
      ownDataRoutes({
        exportData: exported,
        deleteAccount: deleteAccount({ db, confirmOwner, eraseAccount: erase }),
        requireRole,
        cookies,
        rateLimit,
      }),
    ],
  }
}
