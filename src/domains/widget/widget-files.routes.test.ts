import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { widgetApp } from '#testing/infrastructure/widget-app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await widgetApp({ PRODUCT_NAME: 'Blue-Cars' }))

const request = async (path: string, headers: Record<string, string> = {}) =>
  app.app.request(`http://rihla.test/widget/${path}`, { headers })

test('every released loader is served for ever, its hash published, with the product’s name in it', async () => {
  const { versions } = (await (await request('versions.json')).json()) as {
    versions: { version: string; integrity: string }[]
  }
  expect(versions.map(({ version }) => version)).toEqual(['1.10.0', '1.9.0', '1.0.0'])
  for (const { version, integrity } of versions) {
    const reply = await request(`${version}/loader.js`)
    const text = await reply.text()
    expect(text).toBe(`window["blue-cars"]="${version}"`)
    expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect((await request('1.2.3/loader.js')).headers.get('content-type')).not.toContain('javascript')
})

test('the evergreen loader is kept for five minutes, and any page may load it', async () => {
  const reply = await request('v1/loader.js', { 'accept-encoding': 'gzip' })
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
})

test.for(['v1/loader.js', '1.0.0/loader.js', 'assets/entry-1.js'])(
  '%s comes without the headers of documents',
  async (path) => {
    const { headers } = await request(path)
    for (const name of ['content-security-policy', 'x-frame-options', 'permissions-policy'])
      expect(headers.get(name)).toBeNull()
  },
)
