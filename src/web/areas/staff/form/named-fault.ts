import type { Translate } from '#ui/messages/messages.ts'
import { isolate } from '#kernel/isolate.ts'

/** A fault as it is told above the form, with what the page calls its field, such as `Price` in `Slabs 2`. */
export function namedFault(t: Translate, id: string, message: string): string {
  const [name, within] = namesOf(document.getElementById(id))
  if (name === undefined) return message
  return within === undefined || name.startsWith(within)
    ? t('fault', isolated({ name, message }))
    : t('fault_within', isolated({ within, name, message }))
}

/** Each text keeps its order in a sentence of either direction. */
export function isolated<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isolate(text)])) as Record<
    keyof Texts,
    string
  >
}

/** What the page calls a field, and the row or part that it is in. */
function namesOf(field: HTMLElement | null): string[] {
  const within = field?.parentElement?.closest('fieldset') ?? null
  return [field, within].flatMap((part) => {
    const text = part ? labelText(part) : ''
    return text === '' ? [] : [text]
  })
}

/** A group of parts that are no fields of their own, such as a date, names its label itself. */
function labelOf(field: HTMLElement): Element | null {
  if (field instanceof HTMLFieldSetElement) return field.querySelector(':scope > legend')
  const [named = ''] = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const id = CSS.escape(field.id)
  return (
    document.getElementById(named) ??
    field.closest('form')?.querySelector(`label[for="${id}"], label:has(#${id})`) ??
    null
  )
}

/** The text of a label or legend, without the hint that a checkbox has in it. */
function labelText(field: HTMLElement): string {
  const label = labelOf(field)
  const hint = label?.querySelector(`#${CSS.escape(`${field.id}-hint`)}`)?.textContent ?? ''
  return label?.textContent.replace(hint, '').trim() ?? ''
}
