/** Arabic-Indic and Persian digits as the Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** What was typed or pasted in groups, as one: no spaces, dashes or marks of direction. */
export function ungrouped(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
}
