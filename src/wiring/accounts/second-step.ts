import { writeSecurityEvent, countSecurityEvents } from '#domains/accounts/security-event.store.ts'
import { askSecondStep } from '#domains/accounts/second-step/ask-second-step.service.ts'
import { challengeStore } from '#domains/accounts/second-step/challenge.store.ts'
import { checkPasskey } from '#domains/accounts/second-step/check-passkey.service.ts'
import { codeSecretStore } from '#domains/accounts/second-step/code-secret.store.ts'
import { finishSignIn } from '#domains/accounts/second-step/finish-sign-in.usecase.ts'
import { issueRecoveryCodes } from '#domains/accounts/second-step/issue-recovery-codes.service.ts'
import { oneTimeCodes } from '#domains/accounts/second-step/one-time-codes.usecase.ts'
import { passkeySignIn } from '#domains/accounts/second-step/passkey-sign-in.usecase.ts'
import { passkeyStore } from '#domains/accounts/second-step/passkey.store.ts'
import { accountPasskeys } from '#domains/accounts/second-step/passkeys.usecase.ts'
import { proveByCode } from '#domains/accounts/second-step/prove-by-code.service.ts'
import { readSecondStep } from '#domains/accounts/second-step/read-second-step.service.ts'
import { recoveryCodeStore } from '#domains/accounts/second-step/recovery-code.store.ts'
import { renewRecoveryCodes } from '#domains/accounts/second-step/renew-recovery-codes.usecase.ts'
import { secondSignInRoutes } from '#domains/accounts/second-step/second-sign-in.routes.ts'
import { secondStepRoutes } from '#domains/accounts/second-step/second-step.routes.ts'
import { notifyOwner } from '#domains/accounts/second-step/notify-owner.service.ts'
import { wrongCodes } from '#domains/accounts/second-step/wrong-codes.ts'
import { derivedKey, newToken, sealer, sha256 } from '#platform/crypto.ts'
import { passkeys } from '#platform/passkeys.ts'
import type { Accounts } from './accounts.ts'
import type { Notifications } from '../notifications.ts'
import type { Shared } from '../share-context.ts'

export type SecondStep = ReturnType<typeof wireSecondStep>

/** The parts of a second step, and how a sign-in requires it; separate, as accounts depend on it and it on accounts. */
export function wireSecondStep({ db, clock, publicUrl, config, log }: Shared) {
  const parts = {
    db,
    clock,
    newToken,
    sha256,
    challenges: challengeStore(db),
    codeSecrets: codeSecretStore(db),
    recoveryCodes: recoveryCodeStore,
    passkeyStore: passkeyStore(db),
    passkeys: passkeys({ publicUrl, productName: config.PRODUCT_NAME }),
    sealer: sealer(derivedKey(config.APP_SECRET, 'secrets of one-time codes')),
    productName: config.PRODUCT_NAME,
    log,
  }
  const reading = { ...parts, readSecondStep: readSecondStep(parts) }
  return { parts: reading, askSecondStep: askSecondStep(reading) }
}

/** Turning a second step on and off, and signing in with it. */
export function wireSecondSignIn(
  { clock, cookies, rateLimit }: Shared,
  { parts }: SecondStep,
  { attempts, users, tokens, startSession, confirmOwner, requireRole, findTraveller }: Accounts,
  { queueAccountNews: tellAccount }: Notifications,
) {
  const all = {
    ...parts,
    users,
    tokens,
    startSession,
    confirmOwner,
    tellAccount,
    writeSecurityEvent,
    wrongCodes: wrongCodes(attempts),
    notifyOwner: notifyOwner({ tellAccount, writeSecurityEvent, clock }),
    proveByCode: proveByCode({ ...parts, countSecurityEvents }),
    checkPasskey: checkPasskey(parts),
    issueRecoveryCodes: issueRecoveryCodes(parts),
  }
  return {
    api: [
      secondSignInRoutes({
        finishSignIn: finishSignIn(all),
        passkeySignIn: passkeySignIn(all),
        findTraveller,
        cookies,
        rateLimit,
      }),
      secondStepRoutes({
        readSecondStep: parts.readSecondStep,
        oneTimeCodes: oneTimeCodes(all),
        accountPasskeys: accountPasskeys(all),
        renewRecoveryCodes: renewRecoveryCodes(all),
        requireRole,
        rateLimit,
      }),
    ],
  }
}
