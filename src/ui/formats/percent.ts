import { languageRow, type Language } from '#kernel/locale.ts'

/** Formats a percentage: `7.5%`, in French `7,5 %` with a no-break space. */
export function formatPercent(value: number, language: Language): string {
  const { locale, percentSign } = languageRow(language)
  return `${value.toLocaleString(locale)}${percentSign}`
}
