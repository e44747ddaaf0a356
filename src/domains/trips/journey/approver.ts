import type { LangId } from '#kernel/locale.ts'

/** A person who may approve a trip and has an address. */
export type Approver = {
  recipient: string
  langId: LangId
  name: string
  /** The company for which they sign in. */
  corpId: string
}
