/**
 * Returns true if a card number's check digit is correct (ISO/IEC 7812-1 annex B, the Luhn formula). 12 to 19 digits
 * only.
 */
export function luhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const total = Array.from(number, Number)
    .toReversed()
    .reduce((sum, digit, at) => {
      const weighted = at % 2 === 1 ? digit * 2 : digit
      return sum + (weighted > 9 ? weighted - 9 : weighted)
    }, 0)
  return total % 10 === 0
}
