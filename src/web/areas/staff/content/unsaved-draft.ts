import { useEffect, useState } from 'react'
import type { FieldValues, UseFormWatch } from 'react-hook-form'
import { forgetDraft, keepDraft, storedDraft } from '#web/forms/form-draft.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { Values } from '../form/draft.ts'

export type KeptTyping = { base: number; values: Values }

/** What was typed in this tab and not saved, and the version that it began with; null: nothing. */
export function useKeptTyping(name: string): KeptTyping | null {
  const [kept] = useState(() => (typeof window === 'undefined' ? null : keptTyping(name)))
  return kept
}

function keptTyping(name: string): KeptTyping | null {
  const { base = '', values = '' } = storedDraft(tabStorage(), name)
  try {
    return base === '' ? null : { base: Number(base), values: JSON.parse(values) as Values }
  } catch {
    return null
  }
}

export function forgetTyping(name: string): void {
  forgetDraft(tabStorage(), name)
}

/** Keeps what is typed in this tab with each key, so that a lost connection or a reload loses nothing. */
export function useKeepTyping(name: string, base: number, watch: UseFormWatch<FieldValues>): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      keepDraft(tabStorage(), name, { base: String(base), values: JSON.stringify(values) }),
    )
    return unsubscribe
  }, [name, base, watch])
}
