/** Where the browser keeps the cars that somebody saved who is not signed in. */
export const SAVED_KEY = 'rihla.saved-cars'

/** Returns true if there are any, without loading what reads them. */
export function hasSavedHere(): boolean {
  try {
    return window.localStorage.getItem(SAVED_KEY) !== null
  } catch {
    return false
  }
}
