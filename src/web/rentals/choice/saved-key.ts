/** Storage key of cars saved without an account. */
export const SAVED_KEY = 'rihla.saved-cars'

/** Returns true if this browser has saved cars, without loading the code that reads them. */
export function hasSavedHere(): boolean {
  try {
    return window.localStorage.getItem(SAVED_KEY) !== null
  } catch {
    return false
  }
}
