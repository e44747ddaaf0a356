/** Returns true if a supplier's words for a place say that its staff meet the driver: no protocol has a code of its own for that. */
export function saysMeetAndGreet(text: string): boolean {
  return /\bmeet\b\W*(and|n)?\W*\bgreet/i.test(text)
}
