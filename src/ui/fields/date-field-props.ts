import type { ReactNode } from 'react'
import { languageRow, type Language } from '#kernel/locale.ts'

export type DateFieldProps = {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm`; '' while it is not complete. */
  value: string
  withTime?: boolean
  required?: boolean | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** A day of the calendar was chosen, or the field was left, or Enter pressed in it. */
  onCommit?: ((value: string) => void) | undefined
  className?: string | undefined
}

/** Returns the locale of editable dates: accepts digits of both languages, shows Latin ones. */
export function segmentLocale(language: Language): string {
  return languageRow(language).locale.replace('-nu-latn', '')
}
