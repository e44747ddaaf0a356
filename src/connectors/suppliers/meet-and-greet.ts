/**
 * Returns true if a supplier's text for a place states that its staff meet the driver. No protocol has a code for that.
 */
export function isMeetAndGreet(text: string): boolean {
  return /\bmeet\b\W*(and|n)?\W*\bgreet/i.test(text)
}
