import type { LangId } from '#kernel/locale.ts'

/** Who may agree to a trip, as far as they have an address. */
export type Approver = {
  recipient: string
  langId: LangId
  name: string
  /** The company they sign in for. */
  corpId: string
}
