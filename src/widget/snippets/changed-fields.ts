import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'

type Changed = [field: string, value: string | boolean | object]

/** Returns the fields that differ from the defaults; of prefilled fields those that have a text. */
export function changedFields(config: WidgetConfig): Changed[] {
  const defaults: Record<string, unknown> = WIDGET_DEFAULTS
  return Object.entries({ ...config, prefill: filled(config.prefill) }).filter(([field, value]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== defaults[field],
  )
}

/** Returns the same as attributes of the element; their values are not yet escaped. */
export function attributesOf(config: WidgetConfig): [name: string, value: string][] {
  return changedFields(config).flatMap(([field, value]): [string, string][] => {
    if (field === 'prefill') return Object.entries(value).map(([name, text]) => [`prefill-${name}`, text])
    const name = field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
  })
}

function filled(prefill: WidgetConfig['prefill']): WidgetConfig['prefill'] {
  return Object.fromEntries(Object.entries(prefill).filter(([, text]) => text.trim() !== ''))
}
