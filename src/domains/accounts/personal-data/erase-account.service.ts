import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountGone } from '../account-gone.ts'
import type { TellAccount } from '../account-news.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { DataSubject, PersonalData } from './personal-data.ts'

export type EraseAccountFailure =
  | typeof accountGone
  | { code: 'bookings_open'; detail: string }
  | { code: 'second_step_missing'; detail: string }
  | { code: 'last_admin'; detail: string }
  | { code: 'last_owner'; detail: string }

/** `secondStep`: whether the caller has passed a second step. A rejection changes nothing. */
export type EraseAccount = (
  tx: Db,
  user: User,
  asking: { secondStep: boolean },
) => Promise<Result<null, EraseAccountFailure>>

declare module '#platform/app.ts' {
  interface App {
    eraseAccount: EraseAccount
  }
}

type Needs = {
  users: Pick<UserStore, 'hold'>
  parts: readonly PersonalData[]
  /**
   * Returns references of bookings and trips that are not over. Until the transaction ends, no other booking can be
   * ordered.
   */
  openBookings: (tx: Db, owner: DataSubject) => Promise<string[]>
  /** Locks an account's staff membership. Null if it has none. */
  holdMembership: (tx: Db, userId: string) => Promise<{ isLastAdmin: boolean } | null>
  /**
   * Returns true if a partner would be left with people but no owner. Until the transaction ends, nobody else leaves
   * it.
   */
  isLastOwner: (tx: Db, userId: string) => Promise<boolean>
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Erases an account and all personal data of its owner, in the caller's transaction. Invoices and the ledger stay, as
 * the law requires. Rejected while a booking is not over, because its driver is still needed. Staff members need a
 * second step, as for all their actions. The last administrator has to appoint another one first, and so does the
 * last owner of a partner with other people.
 */
export function eraseAccount(needs: Needs): EraseAccount {
  const { users, parts, openBookings, tellAccount, clock } = needs
  return async (tx, user, { secondStep }) => {
    const { id: userId } = user
    const owner = { userId, email: user.email, emailVerified: user.emailVerified }
    if (!(await users.hold(tx, userId))) return fail(accountGone)
    const membership = await needs.holdMembership(tx, userId)
    if (membership && !secondStep) return fail(secondStepMissing)
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
