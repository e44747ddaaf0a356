export type { GuestLogin } from './sign-in/guest-login.usecase.ts'
export type {
  InvitedPerson,
  OpenStaffAccount,
  StaffAccountRefused,
} from './sign-in/open-staff-account.service.ts'
export { referralLink } from './referral/referral-link.ts'
export type { FindTraveller } from './sessions/find-traveller.http.ts'
export {
  findCaller,
  type CallerVariables,
  type RequireRole,
  type RequireTraveller,
  type TravellerVariables,
} from './sessions/require-role.middleware.ts'
export { rememberSession, type SessionCookies } from './sessions/session-cookies.http.ts'
