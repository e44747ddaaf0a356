import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { readField } from './read-field.ts'

/** Fields as a page gives them: texts of attributes, or an object's values. */
export type Given = Readonly<Record<string, unknown>>

/**
 * Parses a widget's whole configuration. Missing, empty and invalid fields have their defaults; `onFault`
 * reports invalid ones to the page's developer. It never waits or retries: an empty `xCorpId` is a retail
 * traveller (specification §3 and §9).
 */
export function readConfig(values: Given, onFault: (fault: string) => void): WidgetConfig {
  const config: Record<string, unknown> = { ...WIDGET_DEFAULTS }
  const withAlias: Given = { tabOutstaion: values['tabOutstation'], ...values }
  for (const field of Object.keys(config) as (keyof WidgetConfig)[]) {
    const value = withAlias[field]
    if ((value ?? '') === '') continue
    const read = readField(field, value)
    if (read === undefined) onFault(`${field} cannot be "${value as string}"`)
    else config[field] = read
  }
  return config as WidgetConfig
}
