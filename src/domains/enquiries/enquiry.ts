import type { LangId } from '#kernel/locale.ts'
import type { EnquiryKind, EnquiryState } from './enquiry.contract.ts'
import type { RobotSign } from './enquiry.contract.ts'

/** An enquiry to be stored. */
export type NewEnquiry = {
  kind: EnquiryKind
  state: Extract<EnquiryState, 'new' | 'spam'>
  signs: readonly RobotSign[]
  langId: LangId
  name: string
  email: string
  userId: string | null
  message: string
  content: object
  page: string | null
  bookingId: string | null
}

/** An enquiry as a change of it needs it; its row is locked. */
export type HeldEnquiry = {
  id: string
  number: string
  kind: EnquiryKind
  state: EnquiryState
  version: number
  langId: LangId
  name: string
  /** Null: nobody can be answered. */
  email: string | null
  /** It was sent from the account that has proved the address. */
  isProved: boolean
  message: string
  ownerId: string | null
}
