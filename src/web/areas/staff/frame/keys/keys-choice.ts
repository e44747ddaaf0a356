/** In the browser's storage: `off`, where somebody dictates, or would rather not. */
const KEPT = 'staff_keys'

/** Returns true if keys of one letter are on in this browser (browser only). */
export function areKeysOn(): boolean {
  try {
    return window.localStorage.getItem(KEPT) !== 'off'
  } catch {
    // Storage may be disabled.
    return true
  }
}

export function keepKeys(isOn: boolean): void {
  try {
    window.localStorage.setItem(KEPT, isOn ? 'on' : 'off')
  } catch {
    // They are so until the page is left.
  }
}
