import { useSyncExternalStore } from 'react'

/** Input of this frame, by name, in memory. */
const drafts = new Map<string, object>()
const listeners = new Set<() => void>()

/** Returns a part of a form that persists when its tab is left; drafts with the same name are shared. */
export function useDraft<Draft extends object>(name: string, first: () => Draft) {
  const draft = useSyncExternalStore(subscribe, () => draftOf(name, first))
  const change = (part: Partial<Draft>) => {
    drafts.set(name, { ...draftOf(name, first), ...part })
    for (const listener of listeners) listener()
  }
  return [draft, change] as const
}

function draftOf<Draft extends object>(name: string, first: () => Draft): Draft {
  const known = drafts.get(name)
  if (known) return known as Draft
  const made = first()
  drafts.set(name, made)
  return made
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
