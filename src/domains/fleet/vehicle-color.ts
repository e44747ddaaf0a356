import type { Language, Localized } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/vehicle-colors.json'

const COLORS: Localized<Readonly<Record<string, string>>> = readTexts<typeof words>(
  'domains/fleet',
  'vehicle-colors',
)

/** Returns a vehicle's colour, which is stored in English, in a language. An unknown colour is returned as entered. */
export function colorText(color: string | null, language: Language): string | null {
  if (color === null || language === 'en') return color
  return COLORS[language][color.trim().toLowerCase()] ?? color
}
