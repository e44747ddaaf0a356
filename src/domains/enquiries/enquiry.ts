import type { LangId } from '#kernel/locale.ts'
import type { EnquiryKind, EnquiryState } from './enquiry.contract.ts'
import type { SpamSignal } from './enquiry.contract.ts'

/** An enquiry to be stored. */
export type NewEnquiry = {
  kind: EnquiryKind
  state: Extract<EnquiryState, 'new' | 'spam'>
  signs: readonly SpamSignal[]
  langId: LangId
  name: string
  email: string
  userId: string | null
  message: string
  content: object
  page: string | null
  bookingId: string | null
}

/** A locked enquiry, with the fields that a change needs. */
export type LockedEnquiry = {
  id: string
  number: string
  kind: EnquiryKind
  state: EnquiryState
  version: number
  langId: LangId
  name: string
  /** Null if the sender cannot be answered. */
  email: string | null
  /** True if it was sent from the account that has verified the address. */
  isVerified: boolean
  message: string
  ownerId: string | null
}
