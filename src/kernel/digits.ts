/** Arabic-Indic and Persian digits as the Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** Text typed or pasted in groups, joined: no spaces, dashes or directional marks. */
export function ungrouped(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
}
