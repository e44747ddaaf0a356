import { join } from 'node:path'
import { deleteAccount } from '#domains/accounts/personal-data/delete-account.usecase.ts'
import { eraseAccount } from '#domains/accounts/personal-data/erase-account.service.ts'
import { erasureStore } from '#domains/accounts/personal-data/erasure.store.ts'
import { exportData } from '#domains/accounts/personal-data/export-data.usecase.ts'
import { KEPT_ERASURES_HOURS, keepErasures } from '#domains/accounts/personal-data/keep-erasures.usecase.ts'
import { accountPersonalData } from '#domains/accounts/personal-data/account-personal-data.store.ts'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import { ownDataRoutes } from '#domains/accounts/personal-data/personal-data.routes.ts'
import { repeatErasures } from '#domains/accounts/personal-data/repeat-erasures.usecase.ts'
import { writeSecurityEvent } from '#domains/accounts/security-event.store.ts'
import { openBookings } from '#domains/rentals/bookings/booking-personal-data.store.ts'
import { openTrips } from '#domains/identity/trip-personal-data.store.ts'
import { eraseProfile, openTripsOfProfile } from '#domains/identity/public.ts'
import { keptErasures } from '#platform/db/erasure.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Notifications } from './notifications.ts'
import { isLastOwner } from '#domains/partners/record/partner-personal-data.store.ts'
import type { Staff } from './staff.ts'
import type { Job, Shared } from './share-context.ts'

/** The personal data of every domain; the account comes last, as it identifies the owner of the rest. */
export function wirePersonalData(
  { config, db, clock, now, cookies, rateLimit, log }: Shared,
  { users, confirmOwner, requireRole }: Accounts,
  { queueAccountNews: tellAccount }: Notifications,
  { holdMembership }: Pick<Staff, 'holdMembership'>,
  ofOthers: readonly PersonalData[],
) {
  const parts = [...ofOthers, accountPersonalData(db, now)]
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
  const erasures = erasureStore(db)
  const kept = keptErasures(
    join(config.DATA_DIR, 'erasures.jsonl'),
    now().subtract({ hours: KEPT_ERASURES_HOURS }),
  )
  const repeat = repeatErasures({
    db,
    erasures,
    users,
    eraseAccount: erase,
    async eraseProfile(tx, id) {
      if ((await openTripsOfProfile(tx, id)).length > 0) return false
      await eraseProfile(tx, id, now())
      return true
    },
    onRefused: (erasure) => log.warn(erasure, 'whom a backup brought back is not erased again yet'),
  })
  const jobs: Job[] = [
    {
      name: 'keep erasures beside the database',
      everySeconds: 60,
      atOnce: true,
      work: keepErasures({ erasures, kept, clock }),
    },
  ]
  const scheduled: ScheduledJob[] = [
    { name: 'repeat erasures after a restore', cron: '50 * * * *', atOnce: true, work: repeat },
  ]
  return {
    jobs,
    scheduled,
    close: () => kept.close(),
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
