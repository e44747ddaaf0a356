import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import { insertVerifyRequest } from '../email/verify-request.store.ts'
import { findReferrer } from '../referral/find-referrer.service.ts'
import { startSecondStep } from '../second-step/start-second-step.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { NewUser, User } from '../user.ts'
import { findIdentityOwner, insertIdentity } from './identity.store.ts'
import type { Identity } from './identity.ts'
import { secondStepRequired, type SecondStepRequired, type SignInApp } from './sign-in.usecase.ts'
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockPassword,
  lockUser,
  markEmailVerified,
} from '../user.store.ts'

export type IdentityFailure =
  | { code: 'account_not_linked'; detail: string }
  | { code: 'identity_without_email'; detail: string }
  | AccountBlocked
  | SecondStepRequired

export type IdentitySignIn = {
  identity: Identity
  langId: LangId
  /** The referrer's code. It counts for a newly opened account, not for an existing one. */
  referralCode: string | null
  before: Traveller | null
  origin: Origin
}

type SignedIn = Result<IssuedToken & { user: User }, IdentityFailure>

const notLinked = {
  code: 'account_not_linked',
  detail: 'There is an account at this address already; sign in to it as you did before',
} as const
const withoutEmail = {
  code: 'identity_without_email',
  detail: 'The service did not tell your e-mail address, and an account needs one',
} as const

/**
 * Signs in a user of another service. The first time it links the account that has verified the address, if the service
 * has verified it too. An address verified by only one side links nothing. Otherwise it opens a new account.
 */
export async function signInWithIdentity(app: SignInApp, request: IdentitySignIn): Promise<SignedIn> {
  const owner = await findIdentityOwner(app.db, request.identity)
  return owner === null ? linkIdentity(app, request) : signInOwner(app, owner, request)
}

/** Signs in to the account that the identity is linked to. */
async function signInOwner(app: SignInApp, userId: string, request: IdentitySignIn): Promise<SignedIn> {
  const { db } = app
  const user = await findUser(db, userId)
  if (!user) throw new Error('an identity without its account')
  if (user.blocked) return fail(accountBlocked)
  const secondStep = await startSecondStep(app, { userId, remember: true })
  if (secondStep) return fail(secondStepRequired(secondStep))
  const session = await db
    .transaction()
    .execute(async (tx) =>
      (await lockPassword(tx, userId, user.passwordHash)) ? createSession(app, tx, userId, request) : null,
    )
  return session ? ok({ ...session, user }) : signInWithIdentity(app, request)
}

/** Links the identity to the account of its address, or to a new one, and signs in. */
async function linkIdentity(app: SignInApp, request: IdentitySignIn): Promise<SignedIn> {
  const { db, clock } = app
  const { identity, langId, referralCode, origin } = request
  if (identity.email === null) return fail(withoutEmail)
  const email = emailKey(identity.email)
  const known = await findUserByEmail(db, email)
  const holder = known?.emailVerified ? known : null
  if (holder && !identity.emailVerified) return fail(notLinked)
  if (holder?.blocked) return fail(accountBlocked)
  const secondStep = holder && (await startSecondStep(app, { userId: holder.id, remember: true }))
  if (secondStep) return fail(secondStepRequired(secondStep))
  const userId = holder?.id ?? newId()
  const referredBy = holder ? null : await findReferrer(app, referralCode)
  const session = await db.transaction().execute(async (tx) => {
    if (holder && !(await lockUser(tx, userId))) return null
    if (!(await insertIdentity(tx, { ...identity, userId, now: clock.now() }))) return null
    if (!holder) await openAccount(app, tx, { ...identity, id: userId, email, langId, referredBy }, origin)
    return createSession(app, tx, userId, request)
  })
  // A race: a concurrent first sign-in has linked it. Or the account has been deleted since.
  if (session === null) return signInWithIdentity(app, request)
  const user = await findUser(db, userId)
  if (!user) throw new Error('an account that was not kept')
  return ok({ ...session, user })
}

async function createSession(
  app: SignInApp,
  tx: Db,
  userId: string,
  { identity: { provider }, before, origin }: IdentitySignIn,
): Promise<IssuedToken> {
  const detail = { with: provider }
  await writeSecurityEvent(tx, { userId, kind: 'signed_in', now: app.clock.now(), origin, detail })
  return startSession(app, tx, { userId, remember: true, before, origin })
}

/** Opens an account without a password. An address that the service has not verified is verified by a link. */
async function openAccount(
  { clock }: SignInApp,
  tx: Db,
  person: Identity & Pick<NewUser, 'id' | 'email' | 'langId' | 'referredBy'>,
  origin: Origin,
): Promise<void> {
  const { id, email, firstName, lastName, langId, referredBy, provider, emailVerified } = person
  const account = { id, email, firstName, lastName, langId }
  await insertUser(
    tx,
    { ...account, phone: null, passwordHash: null, referralCode: newReference(), referredBy },
    clock.now(),
  )
  const detail = { with: provider }
  await writeSecurityEvent(tx, { userId: id, kind: 'registered', now: clock.now(), origin, detail })
  if (emailVerified) await markEmailVerified(tx, id, clock.now())
  else await insertVerifyRequest(tx, id)
}
