import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'

export type TranslationForms = Pick<TranslationOfStaff, 'text' | 'forms'>

/** Returns the text of a translation, or its plural forms in counting order. */
export function translationTexts({ text, forms }: TranslationForms, order: readonly string[]): string[] {
  if (text !== null) return [text]
  const texts: Readonly<Record<string, string | undefined>> = forms ?? {}
  return order.flatMap((form) => texts[form] ?? [])
}
