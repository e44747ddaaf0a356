/** Storage for this tab alone: survives a reload and a change of language, ends with the tab. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inMemory = new Map<string, string>()

const memoryStorage: TabStorage = {
  getItem: (key) => inMemory.get(key) ?? null,
  setItem: (key, value) => void inMemory.set(key, value),
  removeItem: (key) => void inMemory.delete(key),
}

/** Returns the tab's session storage; the page's memory if storage is disabled or full. */
export function tabStorage(): TabStorage {
  try {
    const { sessionStorage } = window
    const probe = 'probe'
    sessionStorage.setItem(probe, probe)
    sessionStorage.removeItem(probe)
    return sessionStorage
  } catch {
    return memoryStorage
  }
}

/** Deletes all data of the previous user. */
export function clearTab(): void {
  inMemory.clear()
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage is disabled: nothing is stored there.
  }
}
