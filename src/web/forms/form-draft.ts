import type { TabStorage } from './tab-storage.ts'

/** The texts of a form by field name. */
export type Draft = Readonly<Record<string, string>>

const nameOf = (form: string) => `draft-${form}`

export function saveDraft(storage: TabStorage, form: string, draft: Draft): void {
  storage.setItem(nameOf(form), JSON.stringify(draft))
}

export function forgetDraft(storage: TabStorage, form: string): void {
  storage.removeItem(nameOf(form))
}

/** Returns the draft stored in this tab; empty if unreadable. */
export function storedDraft(storage: TabStorage, form: string): Draft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(form)) ?? '{}')
    const fields = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string')) as Draft
  } catch {
    return {}
  }
}
