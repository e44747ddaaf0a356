import { useInsertionEffect } from 'react'
import { setHydrated } from '../use-hydrated.ts'

/**
 * Replays input made in the server-rendered page before hydration: React ignores it and would overwrite it.
 * Collects it before any effect or ref can touch a field, then replays it as if entered now, field by field,
 * before the page switches to its hydrated look.
 */
export function useEarlyInput(): void {
  useInsertionEffect(() => {
    const repeats = [...document.querySelectorAll('input, textarea, select')].flatMap(earlyInput)
    queueMicrotask(() => {
      for (const repeat of repeats) repeat()
      setHydrated()
    })
  }, [])
}

type Repeat = () => void

/** Input types without text from the visitor. */
const NON_TEXT_TYPES: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file'])

/** Returns the events that replay a field's change since the server render; empty if unchanged. */
function earlyInput(field: Element): Repeat[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return value === writtenChoice(field) ? [] : [() => choose(field, value)]
  }
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    const { type, value } = field
    if (NON_TEXT_TYPES.has(type)) return []
    if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
      const { checked } = field
      // In a group of radios only the checked one is replayed.
      const unchanged = checked === field.defaultChecked || (type === 'radio' && !checked)
      return unchanged ? [] : [() => tick(field, checked)]
    }
    return value === field.defaultValue ? [] : [() => enter(field, value)]
  }
  return []
}

function writtenChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React tracks the element's own property and ignores an input event if the value equals the last one set there.
  field.value = field.defaultValue
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // If the focus has moved to another field, this one has been left.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
