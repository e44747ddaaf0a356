import { PREFILLED, WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import type { Given } from './read-config.ts'

/** The attributes that a widget reads, by their fields: `tab-local`, `prefill-name`. */
const ATTRIBUTES: Readonly<Record<string, string>> = attributes()

export const ATTRIBUTE_NAMES: readonly string[] = Object.values(ATTRIBUTES)

/** The fields that an element's attributes give; a flag without a value is on, as everywhere in HTML. */
export function givenByAttributes(read: (name: string) => string | null): Given {
  const given: Record<string, unknown> = {}
  const prefill: Record<string, string> = {}
  for (const field of Object.keys(ATTRIBUTES)) {
    const name = ATTRIBUTES[field] ?? ''
    const value = read(name)
    if (value === null) continue
    if (name.startsWith('prefill-')) {
      prefill[field] = value
      given['prefill'] = prefill
    } else given[field] = value || (/^(tab|as)-/.test(name) ? 'true' : '')
  }
  return given
}

function attributes(): Record<string, string> {
  const names: Record<string, string> = { tabOutstation: 'tab-outstation' }
  for (const field of Object.keys(WIDGET_DEFAULTS))
    names[field] = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const field of PREFILLED) names[field] = `prefill-${field}`
  return names
}
