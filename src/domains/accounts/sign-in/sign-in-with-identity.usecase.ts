import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import type { IdentityStore } from './identity.store.ts'
import type { Identity } from './identity.ts'
import { findReferrer } from '../referral/find-referrer.service.ts'
import type { AskSecondStep } from '../second-step/ask-second-step.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import { secondStepRequired, type SecondStepRequired } from './sign-in.usecase.ts'
import type { StartSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { NewUser, User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import { insertVerifyRequest } from '../email/verify-request.store.ts'

export type IdentityFailure =
  | { code: 'account_not_linked'; detail: string }
  | { code: 'identity_without_email'; detail: string }
  | AccountBlocked
  | SecondStepRequired

export type SignInWithIdentity = (request: {
  identity: Identity
  langId: LangId
  /** The referrer's code. It counts for a newly opened account, not for an existing one. */
  referralCode: string | null
  before: Traveller | null
  origin: Origin
}) => Promise<Result<IssuedToken & { user: User }, IdentityFailure>>

type Needs = {
  db: Db
  users: UserStore
  identities: IdentityStore
  askSecondStep: AskSecondStep
  startSession: StartSession
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

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
export function signInWithIdentity(needs: Needs): SignInWithIdentity {
  const { db, users, identities, askSecondStep, startSession, writeSecurityEvent, clock } = needs
  const now = () => clock.now()

  const signIn: SignInWithIdentity = async (request) => {
    const { identity, langId, referralCode, before, origin } = request
    const { provider } = identity
    const createSession = async (tx: Db, userId: string) => {
      const detail = { with: provider }
      await writeSecurityEvent(tx, { userId, kind: 'signed_in', now: now(), origin, detail })
      return startSession(tx, { userId, remember: true, before, origin })
    }
    const owner = await identities.ownerOf(identity)
    if (owner !== null) {
      const user = await users.find(owner)
      if (!user) throw new Error('an identity without its account')
      if (user.blocked) return fail(accountBlocked)
      const secondStep = await askSecondStep({ userId: owner, remember: true })
      if (secondStep) return fail(secondStepRequired(secondStep))
      const session = await db
        .transaction()
        .execute(async (tx) =>
          (await users.holdPassword(tx, owner, user.passwordHash)) ? createSession(tx, owner) : null,
        )
      return session ? ok({ ...session, user }) : signIn(request)
    }

    if (identity.email === null) return fail(withoutEmail)
    const email = emailKey(identity.email)
    const known = await users.findByEmail(email)
    const holder = known?.emailVerified ? known : null
    if (holder && !identity.emailVerified) return fail(notLinked)
    if (holder?.blocked) return fail(accountBlocked)
    const secondStep = holder && (await askSecondStep({ userId: holder.id, remember: true }))
    if (secondStep) return fail(secondStepRequired(secondStep))
    const userId = holder?.id ?? newId()
    const referredBy = holder ? null : await findReferrer(users, referralCode)
    const session = await db.transaction().execute(async (tx) => {
      if (holder && !(await users.hold(tx, userId))) return null
      if (!(await identities.insert(tx, { ...identity, userId, now: now() }))) return null
      if (!holder) await open(tx, { ...identity, id: userId, email, langId, referredBy }, origin)
      return createSession(tx, userId)
    })
    // A race: a concurrent first sign-in has linked it. Or the account has been deleted since.
    if (session === null) return signIn(request)
    const user = await users.find(userId)
    if (!user) throw new Error('an account that was not kept')
    return ok({ ...session, user })
  }
  return signIn

  /** Opens an account without a password. An address that the service has not verified is verified by a link. */
  async function open(
    tx: Db,
    person: Identity & Pick<NewUser, 'id' | 'email' | 'langId' | 'referredBy'>,
    origin: Origin,
  ): Promise<void> {
    const { id, email, firstName, lastName, langId, referredBy, provider, emailVerified } = person
    const account = { id, email, firstName, lastName, langId }
    await users.insert(
      tx,
      { ...account, phone: null, passwordHash: null, referralCode: newReference(), referredBy },
      now(),
    )
    const detail = { with: provider }
    await writeSecurityEvent(tx, { userId: id, kind: 'registered', now: now(), origin, detail })
    if (emailVerified) await users.markEmailVerified(tx, id, now())
    else await insertVerifyRequest(tx, id)
  }
}
