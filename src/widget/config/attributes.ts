import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import type { Given } from './read-config.ts'

/**
 * The attributes whose change begins a widget anew: its fields, such as `tab-local`. Those of prefilled fields are read
 * as well, when it begins.
 */
export function attributeNames(): string[] {
  const names = ['tab-outstation']
  for (const field of Object.keys(WIDGET_DEFAULTS))
    names.push(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  return names
}

/** The fields that attributes give. */
export function givenByAttributes(attributes: Iterable<Readonly<{ name: string; value: string }>>): Given {
  const given: Record<string, unknown> = {}
  const prefill: Record<string, string> = {}
  for (const { name, value } of attributes) {
    const field = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    given[field] = value
    if (name.startsWith('prefill-')) {
      prefill[name.slice(8)] = value
      given['prefill'] = prefill
    }
  }
  return given
}
