/** Arabic-Indic and Persian digits as the Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** The digits in a text, of any keyboard, as 0 to 9. */
export function digitsIn(text: string): string {
  return latinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '')
}

/** Text typed or pasted in groups, joined: no spaces, dashes or directional marks. */
export function ungrouped(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
}
