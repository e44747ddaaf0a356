import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import type { Given } from './read-config.ts'

/**
 * Returns the attributes that restart a widget when they change: its fields, such as `tab-local`. Attributes
 * of prefilled fields are read only at the start.
 */
export function attributeNames(): string[] {
  const names = ['tab-outstation']
  for (const field of Object.keys(WIDGET_DEFAULTS))
    names.push(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  return names
}

/** Returns the fields of a configuration from attributes. */
export function givenByAttributes(attributes: Iterable<Readonly<{ name: string; value: string }>>): Given {
  const raw: Record<string, unknown> = {}
  const prefill: Record<string, string> = {}
  for (const { name, value } of attributes) {
    const field = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    raw[field] = value
    if (name.startsWith('prefill-')) {
      prefill[name.slice(8)] = value
      raw['prefill'] = prefill
    }
  }
  return raw
}
