import { perLanguage } from '#kernel/locale.ts'
import type { Language } from './locale.ts'

type Values = Readonly<Record<string, string | number>>

/** Fills the `{name}` placeholders of a text; one without a value stays in the text, so that tests detect it. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * A text with a `{count}` for each plural category of the language; a text for a specific number has that number as its
 * key.
 */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule | number, string>> & { other: string }>

const PLURALS = perLanguage((language) => new Intl.PluralRules(language))

/** Returns the text for a number, in the language's plural form. */
export function counted(text: CountedText, count: number, language: Language, values: Values = {}): string {
  return fill(text[count] ?? text[PLURALS[language].select(count)] ?? text.other, { count, ...values })
}
