/** Storage key of cars saved without an account. */
export const SAVED_KEY = 'rihla.saved-cars'

/** Returns true if there are any, without loading what reads them. */
export function hasSavedHere(): boolean {
  try {
    return window.localStorage.getItem(SAVED_KEY) !== null
  } catch {
    return false
  }
}
