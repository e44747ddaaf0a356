import { join } from 'node:path'
import { accountPersonalData } from '#domains/accounts/personal-data/account-personal-data.store.ts'
import { deleteAccount } from '#domains/accounts/personal-data/delete-account.usecase.ts'
import { erasureStore } from '#domains/accounts/personal-data/erasure.store.ts'
import { exportData } from '#domains/accounts/personal-data/export-data.usecase.ts'
import {
  ERASURE_RETENTION_HOURS,
  saveErasures,
} from '#domains/accounts/personal-data/save-erasures.usecase.ts'
import { personalDataRoutes } from '#domains/accounts/personal-data/personal-data.routes.ts'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import { repeatErasures } from '#domains/accounts/personal-data/repeat-erasures.usecase.ts'
import { eraseProfile, openTripsOfProfile } from '#domains/identity/public.ts'
import { openTrips } from '#domains/identity/trip-personal-data.store.ts'
import { isLastOwner } from '#domains/partners/record/partner-personal-data.store.ts'
import { openBookings } from '#domains/rentals/bookings/booking-personal-data.store.ts'
import type { App } from '#platform/app.ts'
import { openErasureJournal } from '#platform/db/erasure.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Accounts } from './accounts.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

type ErasureParts = Pick<
  App,
  'personalData' | 'openBookings' | 'lockMembership' | 'isLastOwner' | 'eraseTripProfile'
>

/**
 * Wires the personal data of every domain; the account comes last, as it identifies the owner of the rest.
 */
export function wirePersonalData(
  shared: Shared,
  accounts: Accounts,
  { lockMembership }: Pick<Staff, 'lockMembership'>,
  ofOthers: readonly PersonalData[],
) {
  const { config, db, clock, now } = shared
  const parts: ErasureParts = {
    personalData: [...ofOthers, accountPersonalData(db, now)],
    openBookings: async (tx, owner) => [
      ...(await openBookings(tx, owner.userId)),
      ...(await openTrips(tx, owner)),
    ],
    lockMembership,
    isLastOwner,
    async eraseTripProfile(tx, id) {
      if ((await openTripsOfProfile(tx, id)).length > 0) return false
      await eraseProfile(tx, id, now())
      return true
    },
  }
  const app = { ...shared, ...accounts, ...parts }
  const journal = openErasureJournal(
    join(config.DATA_DIR, 'erasures.jsonl'),
    now().subtract({ hours: ERASURE_RETENTION_HOURS }),
  )
  const jobs: Job[] = [
    {
      name: 'keep erasures beside the database',
      everySeconds: 60,
      atOnce: true,
      work: saveErasures({ erasures: erasureStore(db), journal, clock }),
    },
  ]
  const scheduled: ScheduledJob[] = [
    {
      name: 'repeat erasures after a restore',
      cron: '50 * * * *',
      atOnce: true,
      work: () => repeatErasures(app),
    },
  ]
  return {
    parts,
    jobs,
    scheduled,
    close: () => journal.close(),
    api: [
      personalDataRoutes(app, {
        exportData: (...args) => exportData(app, ...args),
        deleteAccount: (args) => deleteAccount(app, args),
      }),
    ],
  }
}
