import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import type { TellAccount } from '../account-news.ts'
import type { MailLink } from '../mailed-links/mail-link.service.ts'
import { mailedAbout, type LimitMail } from '../mailed-links/link-limits.service.ts'
import type { MailedLinkStore } from '../mailed-links/mailed-link.store.ts'
import type { AskSecondStep } from '../second-step/ask-second-step.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { SignInRequest, SignInRequestStore } from './sign-in-request.store.ts'
import { secondStepRequired, type SecondStepRequired } from './sign-in.usecase.ts'
import type { StartSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

export type SignInLinkFailure = { code: 'link_over'; detail: string } | AccountBlocked | SecondStepRequired

export type SignInLink = {
  /** Requests a link. Takes as long whether or not the account exists: a job looks it up. */
  ask(request: SignInRequest): Promise<void>
  /** Mails the requested links. Returns the number of requests. */
  mailAsked(): Promise<number>
  /** Signs in by the secret of a link, once. */
  signIn(request: {
    secret: string
    before: Traveller | null
    origin: Origin
  }): Promise<Result<IssuedToken & { user: User }, SignInLinkFailure>>
}

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  requests: SignInRequestStore
  askSecondStep: AskSecondStep
  startSession: StartSession
  mailLink: MailLink
  limitMail: LimitMail
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Mail scanners follow links: only the button on this page signs in. */
const SIGN_IN_LINK_PAGE = '/sign-in-link'

const GOOD_FOR_MINUTES = 30

const linkOver = {
  code: 'link_over',
  detail: 'This link was used already, or is too old; ask for another',
} as const

/** Creates the sign-in by a mailed link. */
export function signInLink(needs: Needs): SignInLink {
  const { db, users, links, requests, startSession, mailLink, tellAccount, writeSecurityEvent } = needs
  const now = () => needs.clock.now()
  return {
    ask: ({ email, ...request }) => requests.insert({ ...request, email: emailKey(email) }, now()),

    mailAsked: () =>
      requests.take(async (tx, { email, langId, callbackUrl, askedBy, knownBrowser }) => {
        const user = await users.findByEmail(email)
        if (!user) return
        // A user who claimed an address without verifying it may know its password, so its reader sets a new one first.
        const purpose = user.emailVerified ? 'sign_in' : 'reset_password'
        if ((await needs.limitMail(tx, email, mailedAbout(purpose, knownBrowser))) > 0) return
        if (purpose === 'reset_password') return mailLink(tx, 'reset_password', { ...user, langId })
        const secret = needs.newToken()
        const expiresAt = needs.clock.now().add({ minutes: GOOD_FOR_MINUTES })
        await links.insert(tx, {
          hash: needs.sha256(secret),
          userId: user.id,
          purpose: 'sign_in',
          email: null,
          askedBy,
          now: now(),
          expiresAt,
        })
        const query = new URLSearchParams({ callbackUrl, token: secret })
        await tellAccount(tx, 'sign_in', { ...user, langId }, { page: `${SIGN_IN_LINK_PAGE}?${query}` })
      }),

    async signIn({ secret, before, origin }) {
      const link = { hash: needs.sha256(secret), purpose: 'sign_in' } as const
      const userId = await links.ownerOf({ ...link, now: now() })
      const user = userId === null ? null : await users.find(userId)
      if (!user) return fail(linkOver)
      if (user.blocked) return fail(accountBlocked)
      const secondStep = await needs.askSecondStep({ userId: user.id, remember: true })
      if (secondStep) return fail(secondStepRequired(secondStep))
      const session = await db.transaction().execute(async (tx) => {
        if (!(await users.holdPassword(tx, user.id, user.passwordHash))) return null
        const used = await links.use(tx, { ...link, now: now() })
        if (!used) return null
        const event = { userId: user.id, kind: 'signed_in', now: now(), origin } as const
        await writeSecurityEvent(tx, { ...event, detail: { with: 'email' } })
        // A user who opens another person's link keeps their own guest bookings.
        const claims = before !== null && used.askedBy?.equals(before.tokenHash) === true
        return startSession(tx, { userId: user.id, remember: true, before, claims, origin })
      })
      return session ? ok({ ...session, user }) : fail(linkOver)
    },
  }
}
