import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { accountGone } from '../account-gone.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { User } from '../user.ts'
import { lockUser } from '../user.store.ts'

export type EraseAccountFailure =
  | typeof accountGone
  | { code: 'bookings_open'; detail: string }
  | { code: 'second_step_missing'; detail: string }
  | { code: 'last_admin'; detail: string }
  | { code: 'last_owner'; detail: string }

/** The parts of the app that erase an account. */
export type ErasingApp = Pick<
  App,
  'clock' | 'productName' | 'publicUrl' | 'personalData' | 'openBookings' | 'lockMembership' | 'isLastOwner'
>

/**
 * Erases an account and all personal data of its owner, in the caller's transaction. Invoices and the ledger stay, as
 * the law requires. Rejected, without changes, while a booking is not over, because its driver is still needed. Staff
 * members need a second step (`secondStep`: the caller has passed one), as for all their actions. The last
 * administrator has to appoint another one first, and so does the last owner of a partner with other people.
 */
export async function eraseAccountData(
  app: ErasingApp,
  tx: Db,
  user: User,
  { secondStep }: { secondStep: boolean },
): Promise<Result<null, EraseAccountFailure>> {
  const { id: userId } = user
  const owner = { userId, email: user.email, emailVerified: user.emailVerified }
  if (!(await lockUser(tx, userId))) return fail(accountGone)
  const membership = await app.lockMembership(tx, userId)
  if (membership && !secondStep) return fail(secondStepMissing)
  if (membership?.isLastAdmin) return fail(lastAdmin)
  if (await app.isLastOwner(tx, userId)) return fail(lastOwner)
  const references = await app.openBookings(tx, owner)
  if (references.length > 0)
    return fail({ code: 'bookings_open', detail: `Not over yet: ${references.join(', ')}` })
  for (const { erase } of app.personalData) await erase(tx, owner)
  await queueAccountMail(app, tx, 'account_deleted', user, { page: '/' })
  const now = app.clock.now()
  await writeSecurityEvent(tx, { userId, kind: 'account_deleted', now, origin: null })
  return ok(null)
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
