import type { Language } from '#kernel/locale.ts'

type Facts = {
  heading: string
  rows: readonly { label: string; lines: readonly string[]; strong?: boolean }[]
}
type List = { heading: string; items: readonly string[] }

/** A voucher in one language: texts alone, ready for typesetting (`voucher.typ`). */
export type VoucherSheet = {
  language: Language
  title: string
  reference: string
  brand: string
  /** Of the booking's last event, an ISO instant: the same booking gives the same file. */
  written_at: string
  sections: Facts[]
  lists: List[]
  /** In English, where the sheet is in another language. */
  desk: Facts[]
}
