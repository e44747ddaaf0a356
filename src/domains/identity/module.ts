import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { problems } from './identity-problem.http.ts'
import { identityRetention } from './identity-retention.store.ts'
import { createOtp, type OtpApp } from './otp/create-otp.usecase.ts'
import { otpRoutes, type OtpRoutesApp } from './otp/otp.routes.ts'
import { changeTripPassword } from './password/change-trip-password.usecase.ts'
import * as password from './password/trip-password-operations.contract.ts'
import { changeUserContent } from './profile/change-user-content.usecase.ts'
import { toProfileReply } from './profile/profile-reply.service.ts'
import { listTripProfiles, readTripProfile, readUserContent } from './profile/read-profile.usecase.ts'
import { switchProfile } from './profile/switch-profile.usecase.ts'
import * as profile from './profile/trip-profile-operations.contract.ts'
import { logIn } from './sign-in/log-in.usecase.ts'
import { refreshToken } from './sign-in/refresh-token.usecase.ts'
import { signOut, signOutEverywhere } from './sign-in/sign-out.usecase.ts'
import { tripSignInRoutes, type TripSignInApp } from './sign-in/trip-sign-in.routes.ts'
import type { CredentialApp } from './sign-in/verify-credential.service.ts'
import { tripPersonalData } from './trip-personal-data.store.ts'

const handle = handlersOf(problems)

/** Creates the sign-in routes, for `/trips` and for the root. */
export function createTripSignIn(app: TripSignInApp & CredentialApp & Pick<App, 'walletOf'>) {
  return tripSignInRoutes(app, {
    logIn: (request) => logIn(app, request),
    refreshToken: (refresh) => refreshToken(app, refresh),
    signOut: (caller) => signOut(app, caller),
    signOutEverywhere: (caller) => signOutEverywhere(app, caller),
    toProfileReply: (signedIn) => toProfileReply(app, signedIn),
  })
}

/** Sign-in, profiles, passwords and personal data of trips users. */
export const identity = {
  tripHandlers: [
    (app: OtpApp & OtpRoutesApp) => otpRoutes(app, (request) => createOtp(app, request)),
    ({ tripSignIn }: { tripSignIn: ReturnType<typeof createTripSignIn> }) => tripSignIn,
    handle(profile.readTripProfile, readTripProfile),
    handle(profile.listTripProfiles, listTripProfiles),
    handle(profile.switchProfile, switchProfile),
    handle(profile.readUserContent, readUserContent),
    handle(profile.changeUserContent, changeUserContent),
    handle(password.changeTripPassword, changeTripPassword),
  ],
  personalData: (db: Db, { clock }: Pick<App, 'clock'>) => tripPersonalData(db, () => clock.now()),
  retention: identityRetention,
}
