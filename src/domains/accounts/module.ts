import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { problems } from './account-problem.http.ts'
import { accountRetention } from './account-retention.store.ts'
import { accountRoutes } from './account.routes.ts'
import { createAuthHandler, type AuthVisitApp } from './authjs/auth-visit.http.ts'
import { authReadRoutes } from './authjs/auth-read.routes.ts'
import { authRoutes, type AuthRoutesApp } from './authjs/auth.routes.ts'
import { runAuthjs, type AuthjsApp } from './authjs/authjs.service.ts'
import { changeEmail } from './email/change-email.usecase.ts'
import * as email from './email/email-operations.contract.ts'
import { mailVerifications } from './email/mail-verifications.usecase.ts'
import { verifyEmailAgain } from './email/verify-email-again.usecase.ts'
import { verifyEmail } from './email/verify-email.usecase.ts'
import { hasLinkRequest } from './mailed-links/mailed-link.store.ts'
import { changePassword } from './passwords/change-password.usecase.ts'
import { forgetPassword, mailResets } from './passwords/forget-password.usecase.ts'
import { changePicture } from './picture/change-picture.usecase.ts'
import { pictureFileRoutes } from './picture/picture-file.routes.ts'
import { picturePersonalData } from './picture/picture-personal-data.store.ts'
import { pictureForms, pictureRoutes } from './picture/picture.routes.ts'
import { removeDroppedPictures } from './picture/remove-dropped-pictures.usecase.ts'
import * as profile from './profile/profile-operations.contract.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { readProfile, updateLanguage, updateProfile } from './profile/profile.usecase.ts'
import { readReferral } from './referral/read-referral.usecase.ts'
import * as referral from './referral/referral-operations.contract.ts'
import { rewardReferrers } from './referral/reward-referrers.usecase.ts'
import { finishSignIn } from './second-step/finish-sign-in.usecase.ts'
import {
  confirmCodes,
  endCodes,
  renewRecoveryCodes,
  startCodes,
} from './second-step/one-time-codes.usecase.ts'
import { signInWithPasskey, startPasskeySignIn } from './second-step/passkey-sign-in.usecase.ts'
import { addPasskey, removePasskey, startPasskey } from './second-step/passkeys.usecase.ts'
import { readSecondStep } from './second-step/read-second-step.usecase.ts'
import {
  passkeySignInRoutes,
  secondStepSignInRoutes,
  type SignInRoutesApp,
} from './second-step/second-sign-in.routes.ts'
import * as secondStep from './second-step/second-step-operations.contract.ts'
import { endDevice, listDevices, signOut, signOutEverywhere } from './sessions/devices.usecase.ts'
import * as sessions from './sessions/session-operations.contract.ts'
import { signOutRoutes } from './sessions/sign-out.routes.ts'
import { guestRoutes } from './sign-in/guest.routes.ts'
import { createGuest } from './sign-in/create-guest.usecase.ts'
import { register } from './sign-in/register.usecase.ts'
import { mailSignInLinks } from './sign-in/sign-in-link.usecase.ts'
import { hasSignInRequest } from './sign-in/sign-in-request.store.ts'
import { signIn } from './sign-in/sign-in.usecase.ts'
import { socialLoginRoutes, type SocialLoginApp } from './sign-in/social-login.routes.ts'
import { signInWithIdToken } from './sign-in/social-login.usecase.ts'

const handle = handlersOf(problems)

type AccountApp = Parameters<typeof accountRoutes>[0] &
  Parameters<typeof register>[0] &
  Parameters<typeof signIn>[0] &
  Parameters<typeof changePassword>[0]

/** Operations of accounts, with the routes that set cookies between them, a job and retention. */
export const ownAccount = {
  handlers: [
    (app: Parameters<typeof guestRoutes>[0] & Pick<App, 'db' | 'clock'>) =>
      guestRoutes(app, (guest) => createGuest(app, guest)),
    (app: AccountApp) =>
      accountRoutes(app, {
        signIn: (request) => signIn(app, request),
        register: (registration) => register(app, registration),
        forgetPassword: (request) => forgetPassword(app, request),
        changePassword: (change) => changePassword(app, change),
      }),
    handle(email.verifyEmail, verifyEmail),
    handle(email.verifyEmailAgain, verifyEmailAgain),
    handle(email.changeEmail, changeEmail),
    handle(profile.readProfile, readProfile),
    (app: Pick<App, 'db'> & Parameters<typeof profileRoutes>[0]) =>
      profileRoutes(app, (...changed) => updateProfile(app, ...changed)),
    handle(profile.updateLanguage, updateLanguage),
    handle(sessions.listDevices, listDevices),
    handle(sessions.endDevice, endDevice),
    handle(sessions.signOutEverywhere, signOutEverywhere),
    (app: Pick<App, 'db' | 'clock'> & Parameters<typeof signOutRoutes>[0]) =>
      signOutRoutes(app, (...session) => signOut(app, ...session)),
    (app: SignInRoutesApp & Parameters<typeof finishSignIn>[0]) =>
      secondStepSignInRoutes(app, (answer) => finishSignIn(app, answer)),
    handle(secondStep.startPasskeySignIn, startPasskeySignIn),
    (app: SignInRoutesApp & Parameters<typeof signInWithPasskey>[0]) =>
      passkeySignInRoutes(app, (shown) => signInWithPasskey(app, shown)),
    handle(secondStep.readSecondStep, readSecondStep),
    handle(secondStep.startCodes, startCodes),
    handle(secondStep.confirmCodes, confirmCodes),
    handle(secondStep.endCodes, endCodes),
    handle(secondStep.startPasskey, startPasskey),
    handle(secondStep.addPasskey, addPasskey),
    handle(secondStep.removePasskey, removePasskey),
    handle(secondStep.renewRecoveryCodes, renewRecoveryCodes),
  ],
  jobs: (app: Parameters<typeof mailResets>[0]) => [
    {
      name: 'mail links to choose a password and to prove an address',
      everySeconds: 5,
      isDue: hasLinkRequest,
      atOnce: true,
      async work() {
        await mailResets(app)
        await mailVerifications(app)
      },
    },
  ],
  retention: accountRetention,
}

type AuthenticationApp = AuthjsApp &
  AuthVisitApp &
  Omit<AuthRoutesApp, 'handleAuthRequest'> &
  SocialLoginApp &
  Parameters<typeof signInWithIdToken>[0]

/** Sign-in at `/api/auth`: by password, mailed link, or identity provider, whose ID token alone suffices too. */
export const authentication = {
  routes(app: AuthenticationApp) {
    const handleAuthRequest = createAuthHandler(app, (request, exchange) => runAuthjs(app, request, exchange))
    return [
      authReadRoutes({ ...app, handleAuthRequest }),
      authRoutes({ ...app, handleAuthRequest }),
      socialLoginRoutes(app, (login) => signInWithIdToken(app, login)),
    ]
  },
  jobs: (app: Parameters<typeof mailSignInLinks>[0]) => [
    {
      name: 'mail links to sign in',
      everySeconds: 5,
      isDue: hasSignInRequest,
      atOnce: true,
      work: () => mailSignInLinks(app),
    },
  ],
}

/** The operation and the job that referrals of friends add to the app. */
export const referrals = {
  handlers: [handle(referral.readReferral, readReferral)],
  jobs: (app: Parameters<typeof rewardReferrers>[0]) => [
    { name: 'reward referrers', everySeconds: 60, atOnce: true, work: () => rewardReferrers(app) },
  ],
}

/** The routes, job and personal data that pictures of accounts add to the app. */
export const pictures = {
  routes: (app: Parameters<typeof pictureRoutes>[0] & Parameters<typeof changePicture>[0]) => [
    pictureRoutes(app, (...changed) => changePicture(app, ...changed)),
  ],
  root: (app: Parameters<typeof pictureFileRoutes>[0]) => [pictureFileRoutes(app)],
  fileForms: pictureForms,
  jobs: (app: Parameters<typeof removeDroppedPictures>[0]) => [
    { name: 'remove dropped pictures', everySeconds: 60, work: () => removeDroppedPictures(app) },
  ],
  personalData: picturePersonalData,
}
