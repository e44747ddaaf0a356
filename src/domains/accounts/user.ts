import type { LangId } from '#kernel/locale.ts'
import type { Role } from './sessions/role.contract.ts'

export type { Role }

export type Phone = { countryCode: string; phone: string }

/** A user with an account. `passwordHash` is null if they only sign in through another service. */
export type User = {
  id: string
  role: Role
  langId: LangId
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  phone: Phone | null
  passwordHash: string | null
  referralCode: string
  /** The name of the profile picture. */
  avatar: string | null
  /** True if the staff blocked it; signing in fails. */
  blocked: boolean
  createdAt: Temporal.Instant
}

export type NewUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'langId'> & {
  id: string
  passwordHash: string | null
  referralCode: string
  referredBy: string | null
}
