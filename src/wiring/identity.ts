import { findWalletState } from '#domains/companies/wallets/wallet.store.ts'
import { createOtp, type QueueCode } from '#domains/identity/otp/create-otp.usecase.ts'
import { otpRoutes } from '#domains/identity/otp/otp.routes.ts'
import { otpStore as otps } from '#domains/identity/otp/otp.store.ts'
import { crossOrigin } from '#domains/identity/keys/cross-origin.middleware.ts'
import { embeddingKeyStore } from '#domains/identity/keys/embedding-key.store.ts'
import { createReadKey } from '#domains/identity/keys/read-key.http.ts'
import { changeUserContent } from '#domains/identity/profile/change-user-content.usecase.ts'
import { profileReply } from '#domains/identity/profile/profile-reply.service.ts'
import { changeTripPassword } from '#domains/identity/password/change-trip-password.usecase.ts'
import { tripPasswordRoutes } from '#domains/identity/password/trip-password.routes.ts'
import { readProfiles } from '#domains/identity/profile/read-profiles.usecase.ts'
import { switchProfile } from '#domains/identity/profile/switch-profile.usecase.ts'
import { tripProfileRoutes } from '#domains/identity/profile/trip-profile.routes.ts'
import { tripProfileStore as profiles } from '#domains/identity/profile/trip-profile.store.ts'
import { issueTokens } from '#domains/identity/sessions/issue-tokens.service.ts'
import { logIn } from '#domains/identity/sign-in/log-in.usecase.ts'
import { proveAddress } from '#domains/identity/sign-in/prove-address.service.ts'
import { refreshToken } from '#domains/identity/sign-in/refresh-token.usecase.ts'
import { signOut } from '#domains/identity/sign-in/sign-out.usecase.ts'
import { tripPersonStore as people } from '#domains/identity/trip-person.store.ts'
import { tripSessionStore } from '#domains/identity/sessions/trip-session.store.ts'
import { tripSignInRoutes } from '#domains/identity/sign-in/trip-sign-in.routes.ts'
import { writeTripAudit as writeAudit } from '#domains/identity/trip-audit.store.ts'
import { tripPersonalData } from '#domains/identity/trip-personal-data.store.ts'
import { tripGuards } from '#domains/identity/trip-caller.middleware.ts'
import { identityRetention } from '#domains/identity/identity-retention.store.ts'
import { languageOf } from '#kernel/locale.ts'
import { knownBrowsers } from '#platform/http/known-browser.ts'
import { derivedKey, derivedToken, newToken, sha256 } from '#platform/crypto.ts'
import { tripCodeSms } from '#domains/notifications/sms/trip-code.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './share-context.ts'
import type { TextMessages } from './sms.ts'

export type Identity = ReturnType<typeof wireIdentity>

type Others = {
  accounts: Pick<Accounts, 'passwords' | 'attempts' | 'checkNewPassword'>
  notifications: Pick<Notifications, 'queueTripCode'>
  textMessages: Pick<TextMessages, 'queueSms'>
  isWidgetSession: (keyId: string, session: string) => boolean
}

export function wireIdentity(shared: Shared, { accounts, isWidgetSession, ...messages }: Others) {
  const { db, clock, now, config, cookies, publicUrl, rateLimit, limitEach, windowCounts } = shared
  const { passwords, attempts, checkNewPassword } = accounts
  const keys = embeddingKeyStore(db)
  const sessions = tripSessionStore(db)
  const readKey = createReadKey({ keys, publicUrl, isSession: isWidgetSession })
  const guards = tripGuards({
    findCaller: (bearer) => sessions.findCaller(sha256(bearer), now()),
    readKey,
    limitKey: limitEach('embedding key'),
  })
  const reply = profileReply({ walletOf: (companyId) => findWalletState(db, companyId) })
  const issue = issueTokens({ newToken, sha256 })
  const codeHash = codeHashOf(config.APP_SECRET)
  const browsers = knownBrowsers({ secret: config.APP_SECRET, cookies, clock, path: '/trips', framed: true })
  const prove = proveAddress({ db, otps, codeHash, people, passwords, attempts, clock })
  const writing = { db, people, profiles, sessions, writeAudit, clock }
  const signIn = tripSignInRoutes({
    logIn: logIn({ ...writing, prove, issueTokens: issue }),
    refreshToken: refreshToken({ ...writing, issueTokens: issue, sha256 }),
    signOut: signOut(writing),
    profileReply: reply,
    browsers,
    ...guards,
    rateLimit,
  })
  const trips = [
    otpRoutes({
      createOtp: createOtp({
        db,
        otps,
        counts: windowCounts,
        queueCode: queueCodeOf(shared, messages),
        codeHash,
        scale: config.RATE_LIMIT_SCALE,
        clock,
      }),
      browsers,
      ...guards,
      rateLimit,
    }),
    signIn,
    tripProfileRoutes({
      profiles: readProfiles({ db, profiles }),
      switchProfile: switchProfile(writing),
      changeUserContent: changeUserContent(writing),
      profileReply: reply,
      ...guards,
      rateLimit,
    }),
    tripPasswordRoutes({
      changePassword: changeTripPassword({ ...writing, prove, passwords, checkNewPassword }),
      ...guards,
      rateLimit,
    }),
  ]
  return {
    ...guards,
    /** Before every route of `/trips`. */
    crossOrigin: crossOrigin({ readKey, keys, publicUrl }),
    retention: identityRetention,
    personalData: [tripPersonalData(db, now)],
    trips,
    /** Among those of `/trips`; at the root it answers as well. */
    signIn,
  }
}

/** A code's hash, by a key of our own: six digits alone are soon guessed of a hash. */
function codeHashOf(secret: string) {
  const key = derivedKey(secret, 'one-time codes of trips')
  return (otpId: string, code: string) => Buffer.from(derivedToken(key, `${otpId} ${code}`), 'base64url')
}

function queueCodeOf(
  { config, now, publicUrl }: Shared,
  { notifications, textMessages: { queueSms } }: Pick<Others, 'notifications' | 'textMessages'>,
): Record<'mobile' | 'email', QueueCode | null> {
  return {
    mobile:
      queueSms &&
      (async (tx, { to: recipient, code, langId, expiresAt }) => {
        const setting = { productName: config.PRODUCT_NAME, publicUrl, language: languageOf(langId) }
        await queueSms(tx, { recipient, text: tripCodeSms(code, setting), usefulUntil: expiresAt }, now())
      }),
    email: (tx, { to: recipient, code, langId }) =>
      notifications.queueTripCode(tx, { recipient, code, langId }),
  }
}
