import type { Language } from '#kernel/locale.ts'

type Facts = {
  heading: string
  rows: readonly { label: string; lines: readonly string[]; strong?: boolean }[]
}
type List = { heading: string; items: readonly string[] }

/** A voucher in one language: only texts, ready for typesetting (`voucher.typ`). */
export type VoucherSheet = {
  language: Language
  title: string
  reference: string
  brand: string
  /** ISO instant of the booking's last event, so that the same booking yields the same file. */
  written_at: string
  sections: Facts[]
  lists: List[]
  /** English details for the desk, if the voucher is in another language. */
  desk: Facts[]
}
