/** Replaces Arabic-Indic and Persian digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** Returns the digits in a text, of any script, as 0 to 9. */
export function digitsIn(text: string): string {
  return latinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '')
}

/** Joins text entered or pasted in groups: removes spaces, dashes and directional marks. */
export function ungrouped(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
}
