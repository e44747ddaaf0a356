import { directionOf, type Language } from '#kernel/locale.ts'

/** Texts of a search box. */
export type SearchBoxWords = { place: string; from: string; to: string; search: string }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/**
 * Returns a plain form for a partner's page, which opens our results and counts as their link. It has no
 * script or style of ours: it inherits their page's style, and works under any content security policy that
 * allows forms to our address.
 */
export function searchBox(
  publicUrl: string,
  code: string,
  { language, sub, words }: { language: Language; sub: string; words: SearchBoxWords },
): string {
  const hidden = { aff: code, ...(sub.trim() !== '' && { sub: sub.trim() }) }
  return [
    `<form action="${escaped(publicUrl)}/${language}/search" method="get" lang="${language}" dir="${directionOf(language)}">`,
    ...Object.entries(hidden).map(
      ([name, value]) => `  <input type="hidden" name="${name}" value="${escaped(value)}">`,
    ),
    `  <label>${escaped(words.place)} <input name="pickup" autocomplete="off" required></label>`,
    `  <label>${escaped(words.from)} <input type="date" name="pickup_date"></label>`,
    `  <label>${escaped(words.to)} <input type="date" name="dropoff_date"></label>`,
    `  <button>${escaped(words.search)}</button>`,
    '</form>',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => ESCAPES[character] ?? character)
}
