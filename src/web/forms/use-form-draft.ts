import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { textsOf } from './form-action.ts'
import { saveDraft, storedDraft, type Draft } from './form-draft.ts'
import { tabStorage } from './tab-storage.ts'

type FormDraftOptions = {
  /** False if the server has prefilled the form again: that is newer than the draft. */
  restored: boolean
  /** Called once with the draft, for fields with state besides their text. */
  onRestore?: (draft: Draft) => void
}

/**
 * Returns a ref for a form of uncontrolled fields, whose texts persist in this tab across a reload and a
 * change of language. Leaves hidden fields, and fields changed before hydration, alone.
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
    const save = () =>
      saveDraft(tabStorage(), name, { ...textsOf(new FormData(element)), ...pending.current })
    element.addEventListener('input', save)
    window.addEventListener('pagehide', save)
    return () => {
      element.removeEventListener('input', save)
      window.removeEventListener('pagehide', save)
      save()
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

/** Returns true if the field is neither hidden nor controlled by a component. */
function isTextInput({ type, role }: HTMLInputElement): boolean {
  return type !== 'hidden' && role !== 'combobox'
}
