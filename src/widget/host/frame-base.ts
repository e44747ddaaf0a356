import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { askPatiently } from './ask-patiently.ts'
import { warn } from './warn.ts'

type Asked = Pick<WidgetConfig, 'apiKey' | 'baseUrl'>

/**
 * The origin of the frame: where the loader came from, or the configuration's where it is on the list kept with the
 * key, which is asked only then. Null: it could not be asked.
 */
export async function frameBase({ apiKey, baseUrl }: Asked, from: string): Promise<string | null> {
  if (baseUrl === '' || baseUrl === from) return from
  const reply = await askPatiently({
    ask: (signal) => fetch(`${from}/widget/key?key=${encodeURIComponent(apiKey)}`, { signal }),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    random: Math.random,
    now: Date.now,
  })
  const key: unknown = await reply?.json().catch(() => null)
  const { base_urls: allowed } = (key ?? {}) as { base_urls?: readonly unknown[] }
  if (!allowed) return null
  for (const url of allowed) if (url === baseUrl) return baseUrl
  warn(`baseUrl cannot be "${baseUrl}"`)
  return from
}
