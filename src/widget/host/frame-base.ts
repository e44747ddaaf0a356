import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { askWithRetries } from './ask-with-retries.ts'
import { warn } from './warn.ts'

type Asked = Pick<WidgetConfig, 'apiKey' | 'baseUrl'>

/** Asks what a page may know of its key; 404: that there is none such for this page. */
export function askForKey(from: string, apiKey: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${from}/widget/key?key=${encodeURIComponent(apiKey)}`, { signal })
}

/**
 * The origin of the frame: where the loader came from, or the configuration's where it is on the list kept with the
 * key, which is asked only then. Null: it could not be asked.
 */
export async function frameBase({ apiKey, baseUrl }: Asked, from: string): Promise<string | null> {
  if (baseUrl === '' || baseUrl === from) return from
  const reply = await askWithRetries((signal) => askForKey(from, apiKey, signal))
  const key = (await reply?.json().catch(() => null)) as { base_urls?: readonly unknown[] } | null
  const allowed = key?.base_urls
  if (!allowed) return null
  for (const url of allowed) if (url === baseUrl) return baseUrl
  warn(`baseUrl cannot be "${baseUrl}"`)
  return from
}
