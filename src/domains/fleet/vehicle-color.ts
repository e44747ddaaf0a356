import type { Language } from '#kernel/locale.ts'

/** Translations of vehicle colours, which are stored in English. */
const COLORS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  ar: {
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
  },
  fr: {
    beige: 'beige',
    black: 'noir',
    blue: 'bleu',
    bronze: 'bronze',
    brown: 'marron',
    gold: 'doré',
    gray: 'gris',
    green: 'vert',
    grey: 'gris',
    maroon: 'bordeaux',
    orange: 'orange',
    red: 'rouge',
    silver: 'argenté',
    white: 'blanc',
    yellow: 'jaune',
  },
}

/** Returns a vehicle's colour in a language. An unknown colour is returned as entered. */
export function colorText(color: string | null, language: Language): string | null {
  if (color === null || language === 'en') return color
  return COLORS[language][color.trim().toLowerCase()] ?? color
}
