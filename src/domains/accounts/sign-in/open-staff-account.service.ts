import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from '../account-news.ts'
import type { MailLink } from '../mailed-links/mail-link.service.ts'
import type { UserStore } from '../user.store.ts'

export type StaffAccountRefused =
  | { code: 'already_staff'; detail: string }
  | { code: 'partner_account'; detail: string }

export type InvitedPerson = { email: string; firstName: string; lastName: string; langId: LangId }

/** An account of the staff for an address, in the transaction of the invitation; returns its user id. */
export type OpenStaffAccount = (
  tx: Db,
  person: InvitedPerson,
  now: Temporal.Instant,
) => Promise<Result<string, StaffAccountRefused>>

type Needs = { users: UserStore; mailLink: MailLink; tellAccount: TellAccount }

/**
 * Who has proved the address keeps their account, which is now of the staff, and is told. Anybody else gets an account
 * without a password, and a link to choose one, which proves the address too. A partner cannot be both.
 */
export function openStaffAccount({ users, mailLink, tellAccount }: Needs): OpenStaffAccount {
  return async (tx, person, now) => {
    const email = emailKey(person.email)
    const owner = await users.holdOwner(tx, email)
    if (owner?.role === 'staff')
      return fail({ code: 'already_staff', detail: 'This address is of a member of the staff already' })
    if (owner?.role === 'partner')
      return fail({ code: 'partner_account', detail: 'This address is of a partner’s account' })
    if (owner) {
      await users.makeStaff(tx, owner.id)
      await tellAccount(tx, 'staff_joined', owner, { page: '/staff' })
      return ok(owner.id)
    }
    const user = {
      ...person,
      id: newId(),
      email,
      phone: null,
      passwordHash: null,
      referralCode: newReference(),
      referredBy: null,
    }
    await users.insert(tx, user, now)
    await users.makeStaff(tx, user.id)
    await mailLink(tx, 'staff_invited', { ...user, emailVerified: false })
    return ok(user.id)
  }
}
