import { useInsertionEffect } from 'react'
import { setHydrated } from '../use-hydrated.ts'

/**
 * Hands to the script what was typed, chosen or ticked in the server's page before it ran: React knows nothing of it
 * and would write its own values over it. It is collected before any effect or ref of the page may touch a field, and
 * then repeated as if done now, field by field, before the page changes to how it looks with its script.
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

/** Types whose value is not the visitor's to type. */
const NOT_TYPED: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file'])

/** How to repeat what differs in a field from what the server wrote into it; nothing where nothing does. */
function earlyInput(field: Element): Repeat[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return value === writtenChoice(field) ? [] : [() => choose(field, value)]
  }
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    const { type, value } = field
    if (NOT_TYPED.has(type)) return []
    if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
      const { checked } = field
      // Of a group of radios the one that was chosen speaks for all.
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
  // React watches the element's own property, and hears of an input event only where the value differs from the last one set there.
  field.value = field.defaultValue
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Who has gone on to another field has left this one.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
