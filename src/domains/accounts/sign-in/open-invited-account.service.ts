import type { MailApp } from '#domains/outgoing/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { insertUser, lockAddressOwner, setRole } from '../user.store.ts'

/** Roles to which people are invited. */
export type InvitedRole = 'staff' | 'partner'

export type InvitedAccountRejection =
  | { code: 'already_staff'; detail: string }
  | { code: 'partner_account'; detail: string }

export type InvitedPerson = { email: string; firstName: string; lastName: string; langId: LangId }

/** The parts of the app that open an account for an invited person. */
export type InvitingApp = MailApp

/** Mail to the owner of an existing account, and the page that opens for them. */
const JOINED = {
  staff: { notification: 'staff_joined', page: '/staff' },
  partner: { notification: 'partner_joined', page: '/partner' },
} as const

const INVITED = { staff: 'staff_invited', partner: 'partner_invited' } as const

/**
 * Opens an account for an invited person, in the transaction of the invitation. Returns its user id. The verified owner
 * of the address keeps their account, gets the role, and is notified. Anyone else gets an account without a password,
 * and a link to choose one, which also verifies the address. A person cannot belong to both the staff and a partner, or
 * to two partners.
 */
export async function openInvitedAccount(
  app: InvitingApp,
  tx: Db,
  role: InvitedRole,
  person: InvitedPerson,
  now: Temporal.Instant,
): Promise<Result<string, InvitedAccountRejection>> {
  const email = emailKey(person.email)
  const owner = await lockAddressOwner(tx, email)
  if (owner?.role === 'staff')
    return fail({ code: 'already_staff', detail: 'This address is of a member of the staff already' })
  if (owner?.role === 'partner')
    return fail({ code: 'partner_account', detail: 'This address is of a partner’s account' })
  if (owner) {
    await setRole(tx, owner.id, role)
    const { notification, page } = JOINED[role]
    await queueAccountMail(app, tx, notification, owner, { page })
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
  await insertUser(tx, user, now)
  await setRole(tx, user.id, role)
  await mailLink(app, tx, INVITED[role], { ...user, emailVerified: false })
  return ok(user.id)
}
