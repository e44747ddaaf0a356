export type { GuestLogin } from './guest-login.usecase.ts'
export {
  rememberSession,
  type FindTraveller,
  type RequireTraveller,
  type SessionCookies,
  type TravellerVariables,
} from './traveller.routes.ts'
