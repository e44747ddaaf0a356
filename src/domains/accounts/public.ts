export type { GuestLogin } from './guest-login.usecase.ts'
export { referralLink } from './referral/referral-link.ts'
export {
  findCaller,
  rememberSession,
  type CallerVariables,
  type FindTraveller,
  type RequireTraveller,
  type SessionCookies,
  type TravellerVariables,
} from './traveller.routes.ts'
