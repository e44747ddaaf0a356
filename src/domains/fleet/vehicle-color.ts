import type { Language } from '#kernel/locale.ts'

/** Colours as they are kept of vehicles, in the words of who looks for one. */
const ARABIC: Readonly<Record<string, string>> = {
  beige: 'بيج',
  black: 'أسود',
  blue: 'أزرق',
  bronze: 'برونزي',
  brown: 'بني',
  gold: 'ذهبي',
  gray: 'رمادي',
  green: 'أخضر',
  grey: 'رمادي',
  maroon: 'خمري',
  orange: 'برتقالي',
  red: 'أحمر',
  silver: 'فضي',
  white: 'أبيض',
  yellow: 'أصفر',
}

/** A vehicle's colour in a language; one that is not known stays as it was typed. */
export function colorText(color: string | null, language: Language): string | null {
  if (color === null || language === 'en') return color
  return ARABIC[color.trim().toLowerCase()] ?? color
}
