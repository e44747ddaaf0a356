import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from './account-news.ts'
import type { ConfirmPassword, PasswordUnconfirmed } from './confirm-password.usecase.ts'
import type { OwnData } from './own-data.ts'
import type { WriteSecurityEvent } from './security-event.store.ts'
import type { Origin } from './token.ts'
import type { UserStore } from './user.store.ts'

export type DeleteAccountFailure =
  | PasswordUnconfirmed
  | { code: 'sign_in_required'; detail: string }
  | { code: 'bookings_open'; detail: string }

export type DeleteAccount = (request: {
  userId: string
  password: string
  origin: Origin
}) => Promise<Result<null, DeleteAccountFailure>>

type Needs = {
  db: Db
  users: UserStore
  parts: readonly OwnData[]
  confirmPassword: ConfirmPassword
  /** References of bookings that are not over; until the transaction ends, none of the others can be ordered. */
  openBookings: (tx: Db, userId: string) => Promise<string[]>
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

const gone = { code: 'sign_in_required', detail: 'This account is no longer there' } as const

/**
 * Deletes an account and, in the same transaction, what names its owner anywhere. Invoices and the ledger stay, as the
 * law asks. While a booking is not over its driver is needed, so it cannot be done.
 */
export function deleteAccount(needs: Needs): DeleteAccount {
  const { db, users, parts, openBookings, tellAccount, clock } = needs
  return async ({ userId, password, origin }) => {
    const user = await users.find(userId)
    if (!user) return fail(gone)
    const confirmed = await needs.confirmPassword({ user, password, origin })
    if (!confirmed.ok) return confirmed
    const owner = { userId, email: user.email, emailProved: user.emailVerified }
    return db.transaction().execute(async (tx) => {
      if (!(await users.hold(tx, userId))) return fail(gone)
      const references = await openBookings(tx, userId)
      if (references.length > 0)
        return fail({ code: 'bookings_open', detail: `Not over yet: ${references.join(', ')}` })
      for (const { erase } of parts) await erase(tx, owner)
      await tellAccount(tx, 'account_deleted', user, { page: '/' })
      const now = new Date(clock.now().epochMilliseconds)
      await needs.writeSecurityEvent(tx, { userId, kind: 'account_deleted', now, origin: null })
      return ok(null)
    })
  }
}
