import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'

export type TranslationForms = Pick<TranslationOfStaff, 'text' | 'forms'>

/** A translation's text, or its plural forms in the order in which people count. */
export function translationTexts({ text, forms }: TranslationForms, order: readonly string[]): string[] {
  if (text !== null) return [text]
  const said: Readonly<Record<string, string | undefined>> = forms ?? {}
  return order.flatMap((form) => said[form] ?? [])
}
