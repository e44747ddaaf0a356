export { createGuest } from './sign-in/create-guest.usecase.ts'
export {
  openInvitedAccount,
  type InvitedAccountRejection,
  type InvitedPerson,
  type InvitingApp,
} from './sign-in/open-invited-account.service.ts'
export type { FindTraveller } from './sessions/find-traveller.http.ts'
export {
  findCaller,
  type CallerVariables,
  type RequireRole,
  type RequireTraveller,
  type TravellerVariables,
} from './sessions/require-role.middleware.ts'
export type { Origin, Traveller } from './sessions/token.ts'
export { rememberSession, type SessionCookies } from './sessions/session-cookies.http.ts'
export {
  eraseAccountData,
  type EraseAccountFailure,
  type ErasingApp,
} from './personal-data/erase-account.service.ts'
export { exportData } from './personal-data/export-data.usecase.ts'
export type { AccountExport } from './personal-data/personal-data.contract.ts'
export type { DataSubject, PersonalData } from './personal-data/personal-data.ts'
export { SEARCHED_PEOPLE } from './find-people.store.ts'
export type { FileStore, StorageFailure } from './picture/file-store.ts'
export { recordSuccess, startAttempt } from './passwords/sign-in-attempts.usecase.ts'
export { confirmOwner, type OwnerApp } from './passwords/confirm-owner.service.ts'
export { originOf } from './sessions/request-origin.http.ts'
export { writeSecurityEvent } from './security-event.store.ts'
export { checkNewPassword, type NewPasswordApp } from './passwords/check-new-password.usecase.ts'
export { ROLE_IDS } from './sessions/role.contract.ts'
export { limitMail, mailedAbout } from './mailed-links/link-limits.service.ts'
export { mailLink } from './mailed-links/mail-link.service.ts'
export { endAllTokens } from './sessions/token.store.ts'
export { accountSamples, rewardSample } from './mails/account-mails.service.ts'
export { accountFieldMessages } from './account-field-messages.ts'
export { accountTitles } from './account-problem.http.ts'
export { findUser, lockUser, setRole } from './user.store.ts'
