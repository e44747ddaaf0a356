import { PREFILLED, WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import type { Given } from './read-config.ts'

const PREFILL = 'prefill-'

/** The attributes that a widget reads: its fields with hyphens, such as `tab-local`, and `prefill-…` for each of those. */
export function attributeNames(): string[] {
  const names = ['tab-outstation']
  for (const field of Object.keys(WIDGET_DEFAULTS))
    names.push(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  for (const field of PREFILLED) names.push(PREFILL + field)
  return names
}

/** The fields that an element's attributes give; a flag without a value is on, as everywhere in HTML. */
export function givenByAttributes(attributes: Iterable<Readonly<{ name: string; value: string }>>): Given {
  const given: Record<string, unknown> = {}
  let prefill: Record<string, string> | undefined
  for (const { name, value } of attributes) {
    if (name.startsWith(PREFILL)) {
      prefill = { ...prefill, [name.slice(PREFILL.length)]: value }
      given['prefill'] = prefill
      continue
    }
    const field = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    given[field] = value || (/^(tab|as)-/.test(name) ? 'true' : '')
  }
  return given
}
