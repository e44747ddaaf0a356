export type { GuestLogin } from './guest-login.usecase.ts'
export { referralLink } from './referral/referral-link.ts'
export type { FindTraveller } from './find-traveller.http.ts'
export {
  findCaller,
  type CallerVariables,
  type RequireRole,
  type RequireTraveller,
  type TravellerVariables,
} from './require-role.middleware.ts'
export { rememberSession, type SessionCookies } from './session-cookies.http.ts'
