import { accountReads } from '#domains/travellers/account-read.store.ts'
import { actOnAccount } from '#domains/travellers/act-on-account.usecase.ts'
import { blockStore } from '#domains/travellers/block.store.ts'
import { eraseForOwner } from '#domains/travellers/erase-account.usecase.ts'
import { exportAccount } from '#domains/travellers/export-account.usecase.ts'
import { staffAccountRoutes } from '#domains/travellers/staff-account.routes.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { OwnDataParts } from './personal-data.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff see of accounts and do with them. */
export function wireTravellers(
  { db, clock, rateLimit }: Shared,
  { users, tokens, mailLink }: Accounts,
  { staffWrite, requireStaff, recordAccess }: Pick<Staff, 'staffWrite' | 'requireStaff' | 'recordAccess'>,
  { exportData, eraseAccount }: OwnDataParts,
) {
  const common = { blocks: blockStore, staffWrite }
  return {
    api: [
      staffAccountRoutes({
        reads: accountReads(db),
        actOnAccount: actOnAccount({
          ...common,
          users,
          endSessions: tokens.endAll,
          mailLink,
        }),
        exportAccount: exportAccount({ ...common, exportData }),
        eraseForOwner: eraseForOwner({ ...common, users, eraseAccount }),
        recordAccess,
        requireStaff,
        rateLimit,
        clock,
      }),
    ],
  }
}
