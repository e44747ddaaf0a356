import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import { limitMail, mailedAbout } from '../mailed-links/link-limits.service.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import { findLinkOwner, insertLink, linkHash, takeLink } from '../mailed-links/mailed-link.store.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { startSecondStep } from '../second-step/start-second-step.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { insertSignInRequest, takeSignInRequests, type SignInLinkRequest } from './sign-in-request.store.ts'
import { secondStepRequired, type SecondStepRequired, type SignInApp } from './sign-in.usecase.ts'
import { findUser, findUserByEmail, lockPassword } from '../user.store.ts'

export type SignInLinkFailure = { code: 'link_over'; detail: string } | AccountBlocked | SecondStepRequired

/** Mail scanners follow links: only the button on this page signs in. */
const SIGN_IN_LINK_PAGE = '/sign-in-link'

const GOOD_FOR_MINUTES = 30

const linkOver = {
  code: 'link_over',
  detail: 'This link was used already, or is too old; ask for another',
} as const

/** Requests a link. Takes as long whether or not the account exists: a job looks it up. */
export function requestSignInLink(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { email, ...request }: SignInLinkRequest,
): Promise<void> {
  return insertSignInRequest(db, { ...request, email: emailKey(email) }, clock.now())
}

/** Mails the requested links. Returns the number of requests. */
export function mailSignInLinks(
  app: Pick<App, 'db' | 'clock' | 'windowCounts' | 'productName' | 'publicUrl'>,
): Promise<number> {
  return takeSignInRequests(app.db, async (tx, { email, langId, callbackUrl, askedBy, knownBrowser }) => {
    const user = await findUserByEmail(app.db, email)
    if (!user) return
    // A user who claimed an address without verifying it may know its password, so its reader sets a new one first.
    const purpose = user.emailVerified ? 'sign_in' : 'reset_password'
    if ((await limitMail(app, tx, email, mailedAbout(purpose, knownBrowser))) > 0) return
    if (purpose === 'reset_password') return mailLink(app, tx, 'reset_password', { ...user, langId })
    const now = app.clock.now()
    const secret = await insertLink(tx, {
      userId: user.id,
      purpose: 'sign_in',
      email: null,
      askedBy,
      now,
      expiresAt: now.add({ minutes: GOOD_FOR_MINUTES }),
    })
    const query = new URLSearchParams({ callbackUrl, token: secret })
    await queueAccountMail(app, tx, 'sign_in', { ...user, langId }, { page: `${SIGN_IN_LINK_PAGE}?${query}` })
  })
}

/** Signs in by the secret of a link, once. */
export async function signInByLink(
  app: SignInApp,
  { secret, before, origin }: { secret: string; before: Traveller | null; origin: Origin },
): Promise<Result<IssuedToken & { user: User }, SignInLinkFailure>> {
  const { db, clock } = app
  const link = { hash: linkHash(secret), purpose: 'sign_in' } as const
  const userId = await findLinkOwner(db, { ...link, now: clock.now() })
  const user = userId === null ? null : await findUser(db, userId)
  if (!user) return fail(linkOver)
  if (user.blocked) return fail(accountBlocked)
  const secondStep = await startSecondStep(app, { userId: user.id, remember: true })
  if (secondStep) return fail(secondStepRequired(secondStep))
  const session = await db.transaction().execute(async (tx) => {
    if (!(await lockPassword(tx, user.id, user.passwordHash))) return null
    const used = await takeLink(tx, { ...link, now: clock.now() })
    if (!used) return null
    const event = { userId: user.id, kind: 'signed_in', now: clock.now(), origin } as const
    await writeSecurityEvent(tx, { ...event, detail: { with: 'email' } })
    // A user who opens another person's link keeps their own guest bookings.
    const claims = before !== null && used.askedBy?.equals(before.tokenHash) === true
    return startSession(app, tx, { userId: user.id, remember: true, before, claims, origin })
  })
  return session ? ok({ ...session, user }) : fail(linkOver)
}
