import { pwnedPasswords } from '#connectors/breached-passwords/pwned-passwords.ts'
import { checkNewPassword } from '#domains/accounts/passwords/check-new-password.usecase.ts'
import { commonPasswords } from '#domains/accounts/passwords/common-passwords.service.ts'
import { confirmOwner } from '#domains/accounts/passwords/confirm-owner.service.ts'
import { confirmPassword } from '#domains/accounts/passwords/confirm-password.usecase.ts'
import { guestLogin } from '#domains/accounts/sign-in/guest-login.usecase.ts'
import { batchLookUps } from '#domains/accounts/sessions/batch-look-ups.service.ts'
import { mailLink } from '#domains/accounts/mailed-links/mail-link.service.ts'
import { linkLimits } from '#domains/accounts/mailed-links/link-limits.service.ts'
import { mailedLinkStore } from '#domains/accounts/mailed-links/mailed-link.store.ts'
import { passwordHashes } from '#domains/accounts/passwords/password-hash.service.ts'
import { openInvitedAccount } from '#domains/accounts/sign-in/open-invited-account.service.ts'
import { writeSecurityEvent } from '#domains/accounts/security-event.store.ts'
import { signInAttempts } from '#domains/accounts/passwords/sign-in-attempts.usecase.ts'
import { signInFailureStore } from '#domains/accounts/passwords/sign-in-failure.store.ts'
import { signIn } from '#domains/accounts/sign-in/sign-in.usecase.ts'
import { startSession } from '#domains/accounts/sessions/start-session.service.ts'
import { tokenStore } from '#domains/accounts/sessions/token.store.ts'
import { createFindTraveller } from '#domains/accounts/sessions/find-traveller.http.ts'
import {
  findCaller,
  requireRole,
  requireTraveller,
} from '#domains/accounts/sessions/require-role.middleware.ts'
import { userStore } from '#domains/accounts/user.store.ts'
import { claimBookings } from '#domains/rentals/bookings/claim-bookings.store.ts'
import { askSecondStep, type AskSecondStep } from '#domains/accounts/second-step/ask-second-step.service.ts'
import { argon2id, derivedKey, newToken, sealer, sha256 } from '#platform/crypto.ts'
import { passkeys } from '#platform/passkeys.ts'
import type { Notifications } from '../notifications.ts'
import type { Shared } from '../share-context.ts'

export type Accounts = ReturnType<typeof wireAccounts>

/** Timeout of the breached-password check while a user waits for a new password to be accepted. */
const BREACHES_TIMEOUT_MS = 1000

export function wireAccounts(
  { config, db, clock, now, cookies, log, passwordCost, windowCounts, publicUrl }: Shared,
  { queueAccountNews: tellAccount }: Notifications,
) {
  const tokens = tokenStore(db)
  const users = userStore(db)
  const links = mailedLinkStore(db)
  const passwords = passwordHashes(argon2id, passwordCost)
  const attempts = signInAttempts({ failures: signInFailureStore(db), sha256, clock })
  const limitMail = linkLimits({ counts: windowCounts, now })
  const sendLink = mailLink({ links, tellAccount, newToken, sha256, clock })
  const begin = startSession({ tokens, claim: claimBookings, newToken, sha256, clock })
  const askPassword = confirmPassword({ db, passwords, attempts, writeSecurityEvent, clock })
  const common = {
    db,
    users,
    links,
    passwords,
    attempts,
    confirmPassword: askPassword,
    confirmOwner: confirmOwner({ users, confirmPassword: askPassword }),
    checkNewPassword: checkNewPassword({
      commonPasswords,
      askBreaches: breachesOf(config),
      onFailure: (failure) =>
        log.warn({ failure }, 'breached passwords cannot be asked for; only the list of common ones holds'),
    }),
    tellAccount,
    mailLink: sendLink,
    limitMail,
    writeSecurityEvent,
    sha256,
    clock,
  }
  const ceremonies = passkeys({ publicUrl, productName: config.PRODUCT_NAME })
  const askSecond: AskSecondStep = (request) => askSecondStep({ db, clock, passkeys: ceremonies }, request)
  const byPassword = signIn({ ...common, startSession: begin, askSecondStep: askSecond })
  const newGuest = guestLogin({ tokens, clock, newToken, sha256 })
  const bearerOf = batchLookUps((hashes: readonly Buffer[]) => tokens.findTravellers(hashes, now()))
  const findTraveller = createFindTraveller((token) => bearerOf(sha256(token)), cookies)
  const guards = {
    requireTraveller: requireTraveller(findTraveller, cookies),
    requireRole: requireRole(findTraveller, cookies),
    knowCaller: findCaller(findTraveller, cookies),
  }
  return {
    guestLogin: newGuest,
    findTraveller,
    ...guards,
    confirmOwner: common.confirmOwner,
    users,
    passwords,
    attempts,
    checkNewPassword: common.checkNewPassword,
    tokens,
    links,
    mailLink: sendLink,
    openInvitedAccount: openInvitedAccount(common),
    limitMail,
    tellAccount,
    confirmPassword: askPassword,
    passkeys: ceremonies,
    codeSealer: sealer(derivedKey(config.APP_SECRET, 'secrets of one-time codes')),
    askSecondStep: askSecond,
    signIn: byPassword,
    startSession: begin,
  }
}

function breachesOf({ BREACHED_PASSWORDS_URL: url, PRODUCT_NAME: userAgent }: Shared['config']) {
  return url === undefined ? null : pwnedPasswords({ url, timeoutMs: BREACHES_TIMEOUT_MS, userAgent })
}
