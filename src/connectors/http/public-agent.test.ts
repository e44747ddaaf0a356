import { expect, test } from 'vitest'
import { pictureClient } from '#connectors/pictures/picture-client.ts'
import { postbackClient } from '#connectors/postbacks/postback-client.ts'
import { startForeignServer } from '#testing/stand-ins/foreign-server.ts'

type Call = (url: string, loopback: boolean) => Promise<unknown>

const timeoutMs = 300
const secret = Buffer.from('a key of 32 bytes of this test..')
const at = Temporal.Instant.from('2026-12-01T09:00:00Z')

/** Clients that call addresses from outside, with their failures for a redirect and for silence. */
const CLIENTS = [
  {
    client: 'a call of a partner',
    call: (url, loopback) =>
      postbackClient({ timeoutMs, loopback })({ url, id: 'msg-1', body: '{}', secret, at }),
    redirected: 'not_accepted',
    silent: 'no_answer',
  },
  {
    client: 'a picture of a supplier',
    call: (url, loopback) => pictureClient({ timeoutMs, loopback })(new URL(url)),
    redirected: 'picture_gone',
    silent: 'no_picture_answer',
  },
] satisfies { client: string; call: Call; redirected: string; silent: string }[]

const PRIVATE = [
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.0.0.7/',
  'https://192.168.1.1:8443/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0/',
  'http://example.com/',
  'http://93.184.216.34/',
]

test.for(CLIENTS.flatMap((client) => PRIVATE.map((url) => ({ ...client, url }))))(
  '$client is not asked at $url',
  async ({ call, url }) => {
    expect(await call(url, false)).toMatchObject({ failure: { code: 'address_refused' } })
  },
)

test.for(CLIENTS)('$client follows no redirect, as it may lead into a private network', async (client) => {
  let requestCount = 0
  const inner = await startForeignServer((_request, response) => {
    requestCount += 1
    response.end('secret')
  })
  const url = await startForeignServer((_request, response) =>
    response.writeHead(302, { location: inner }).end(),
  )
  expect(await client.call(url, true)).toMatchObject({
    failure: { code: client.redirected, detail: 'HTTP 302' },
  })
  expect(requestCount).toBe(0)
})

test.for(CLIENTS)('of who is silent $client says so within its time', async ({ call, silent }) => {
  const url = await startForeignServer(() => {})
  expect(await call(url, true)).toMatchObject({
    failure: { code: silent, detail: `no answer within ${timeoutMs} ms` },
  })
})
