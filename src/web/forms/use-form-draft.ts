import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { textsOf } from './form-action.ts'
import { keepDraft, storedDraft, type Draft } from './form-draft.ts'
import { tabStorage } from './tab-storage.ts'

type FormDraftOptions = {
  /** False when the server has filled the form in again: it is newer than the draft. */
  restored: boolean
  /** Called once with the draft, for fields that have more than their own text. */
  onRestore?: (draft: Draft) => void
}

/**
 * A ref for a form of uncontrolled fields, whose texts stay in this tab: after a reload, or on the same page in the
 * other language, they are there again. Fields changed before hydration, and hidden ones, are left alone.
 */
export function useFormDraft(name: string, { restored, onRestore }: FormDraftOptions) {
  const form = useRef<HTMLFormElement>(null)
  /** Chosen earlier in a select whose options have not loaded. */
  const pending = useRef<Draft>({})
  const notify = useEffectEvent((draft: Draft) => onRestore?.(draft))

  // A layout effect: input from before hydration is replayed after it, and would replace the draft.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return undefined
    if (restored) {
      const draft = storedDraft(tabStorage(), name)
      pending.current = fill(element, draft)
      notify(draft)
    }
    const keep = () =>
      keepDraft(tabStorage(), name, { ...textsOf(new FormData(element)), ...pending.current })
    element.addEventListener('input', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      element.removeEventListener('input', keep)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [name, restored])

  // After each render, one of which brings the options.
  useLayoutEffect(() => {
    if (form.current) pending.current = fill(form.current, pending.current)
  })

  return form
}

/** Fills in untouched fields; returns the texts for which a select has no option. */
function fill(form: HTMLFormElement, draft: Draft): Draft {
  const left = Object.entries(draft).filter(([name, text]) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      const before = field.selectedIndex
      field.value = text
      if (field.value === text) return false
      field.selectedIndex = before
      return true
    }
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isTextInput(field))
    if (isText && field.value === field.defaultValue) field.value = text
    return false
  })
  return Object.fromEntries(left)
}

/** Not a hidden field, nor one whose text a component controls. */
function isTextInput({ type, role }: HTMLInputElement): boolean {
  return type !== 'hidden' && role !== 'combobox'
}
