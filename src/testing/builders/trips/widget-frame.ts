import { BOOT_ELEMENT, type FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { keyWith } from './trip-people.ts'

type App = Pick<TestApp, 'app' | 'database' | 'clock'>

/** Fetches a frame for a key: its reply, its text and the data for its script. */
export async function frameOf(app: App, query: Record<string, string> = {}, page = 'frame') {
  const key = query['key'] ?? (await keyWith(app)).key
  const search = new URLSearchParams({ id: 'one', origin: 'https://widget.example', ...query, key })
  const reply = await app.app.request(`http://rihla.test/widget/${page}?${search}`)
  const text = await reply.text()
  return { key, reply, text, boot: bootOf(text) }
}

/** Builds requests to the widget's routes with a valid key, and for files of the demo pages. */
export function widgetRequests(app: TestApp) {
  const withKey = async (path: string) => ({ path: `${path}?key=${(await keyWith(app)).key}` })
  return {
    'GET /widget/frame': () => withKey('/widget/frame'),
    'GET /widget/page': () => withKey('/widget/page'),
    'GET /widget/key': () => withKey('/widget/key'),
    'POST /widget/session': async () => {
      const { key, boot } = await frameOf(app)
      return { headers: { 'x-api-key': key, 'x-widget-session': boot?.session.token ?? '' } }
    },
    'GET /widget/assets/:file': () => ({ path: '/widget/assets/entry-1.js' }),
    'GET /widget/demo/:way{html|react|wordpress|gtm}': () => ({ path: '/widget/demo/gtm' }),
    'GET /widget/demo/files/:file': () => ({ path: '/widget/demo/files/react.js' }),
    'GET /components/files/:file': () => ({ path: '/components/files/entry.js' }),
    'GET /widget/:version{\\d+\\.\\d+\\.\\d+}/loader.js': () => ({ path: '/widget/1.0.0/loader.js' }),
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}

function bootOf(text: string): FrameBoot | null {
  const [, json] = new RegExp(`id="${BOOT_ELEMENT}">(.*?)</script>`).exec(text) ?? []
  return json === undefined ? null : (JSON.parse(json) as FrameBoot)
}
