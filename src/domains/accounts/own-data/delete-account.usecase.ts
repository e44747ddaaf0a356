import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountGone } from '../account-gone.ts'
import type { TellAccount } from '../account-news.ts'
import type { Asking, ConfirmOwner, OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import type { DataOwner, OwnData } from './own-data.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { UserStore } from '../user.store.ts'

export type DeleteAccountFailure =
  | OwnerUnconfirmed
  | { code: 'bookings_open'; detail: string }
  | { code: 'second_step_missing'; detail: string }
  | { code: 'last_admin'; detail: string }
  | { code: 'last_owner'; detail: string }

/** `secondStep`: whether the sign-in has passed one. */
export type DeleteAccount = (
  asking: Asking & { secondStep: boolean },
) => Promise<Result<null, DeleteAccountFailure>>

type Needs = {
  db: Db
  users: UserStore
  parts: readonly OwnData[]
  confirmOwner: ConfirmOwner
  /** References of bookings and trips that are not over; until the transaction ends, no other booking can be ordered. */
  openBookings: (tx: Db, owner: DataOwner) => Promise<string[]>
  /** Locks an account's membership of the staff; null: it has none. */
  holdMembership: (tx: Db, userId: string) => Promise<{ isLastAdmin: boolean } | null>
  /** Whether a partner would be left with people and no owner; until the transaction ends, nobody else leaves it. */
  isLastOwner: (tx: Db, userId: string) => Promise<boolean>
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Deletes an account and, in the same transaction, all personal data of its owner. Invoices and the ledger stay, as the
 * law requires. Refused while a booking is not over, because its driver is still needed. A member of the staff needs a
 * second step as for all else they do. The last administrator makes somebody else one first, and so does the last owner of a
 * partner that others work for.
 */
export function deleteAccount(needs: Needs): DeleteAccount {
  const { db, users, parts, openBookings, tellAccount, clock } = needs
  return async (asking) => {
    const confirmed = await needs.confirmOwner(asking)
    if (!confirmed.ok) return confirmed
    const user = confirmed.value
    const { id: userId } = user
    const owner = { userId, email: user.email, emailProved: user.emailVerified }
    return db.transaction().execute(async (tx) => {
      if (!(await users.hold(tx, userId))) return fail(accountGone)
      const membership = await needs.holdMembership(tx, userId)
      if (membership && !asking.secondStep) return fail(secondStepMissing)
      if (membership?.isLastAdmin) return fail(lastAdmin)
      if (await needs.isLastOwner(tx, userId)) return fail(lastOwner)
      const references = await openBookings(tx, owner)
      if (references.length > 0)
        return fail({ code: 'bookings_open', detail: `Not over yet: ${references.join(', ')}` })
      for (const { erase } of parts) await erase(tx, owner)
      await tellAccount(tx, 'account_deleted', user, { page: '/' })
      const now = clock.now()
      await needs.writeSecurityEvent(tx, { userId, kind: 'account_deleted', now, origin: null })
      return ok(null)
    })
  }
}

const secondStepMissing = {
  code: 'second_step_missing',
  detail: 'A member of the staff signs in with a second step to delete the account',
} as const

const lastAdmin = {
  code: 'last_admin',
  detail: 'Make a colleague an administrator first: there would be none left',
} as const

const lastOwner = {
  code: 'last_owner',
  detail: 'Others work for this partner: invite another owner, or remove them first',
} as const
