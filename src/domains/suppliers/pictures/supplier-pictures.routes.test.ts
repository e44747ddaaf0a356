import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureClient } from '#connectors/pictures/picture-client.ts'
import { storedFiles } from '#domains/accounts/picture/stored-file.store.ts'
import { fittedPictures } from '#platform/fitted-pictures.ts'
import { createLog } from '#platform/log.ts'
import { photo } from '#testing/builders/accounts/images.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { dropPictures } from './drop-pictures.usecase.ts'
import { fetchPictures } from './fetch-pictures.usecase.ts'
import { loadPictures, recordSearchedPictures } from './follow-pictures.usecase.ts'
import { pictureDirectory } from './picture-directory.service.ts'
import { dropExcessPictures, insertPictures, selectPictures, setLeftover } from './picture.store.ts'

let app: TestApp
let supplier: Server
/** The supplier's response per path, and the requested paths. */
let answers: Record<string, { status: number; body?: Buffer | string }> = {}
let requested: string[] = []
beforeAll(async () => {
  app = await testApp({ pictures: true, fleet: { classes: 5 } })
  supplier = createServer((request, response) => {
    const path = request.url ?? ''
    requested.push(path)
    const { status, body } = answers[path] ?? { status: 404 }
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(supplier, 'listening')
})
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  answers = { '/i10.png': { status: 200, body: await photo() } }
  requested = []
  await rows().deleteFrom('supplier_pictures').execute()
  await rows().deleteFrom('stored_files').execute()
})
afterAll(async () => {
  supplier.close()
  await app.close()
})

const rows = () => app.database.db
const origin = () => `http://127.0.0.1:${(supplier.address() as AddressInfo).port}`
const filesLeft = async () =>
  (await rows().selectFrom('stored_files').select('name').orderBy('name').execute()).map(({ name }) => name)

/** Creates a second process, which fetches nothing unless a test makes it. */
function oneProcess() {
  const parts = {
    db: rows(),
    clock: app.clock,
    log: createLog('silent'),
    files: storedFiles(rows()),
    pictureDirectory: pictureDirectory(),
    pictureHosts: new Map([['cars', { hosts: [], simulated: origin() }]]),
    fetchPicture: pictureClient({ timeoutMs: 5000, loopback: true }),
    fittedPictures,
    countPicture() {},
  }
  async function run(): Promise<void> {
    await recordSearchedPictures(parts)
    await fetchPictures(parts)
    await loadPictures(parts)
  }
  return {
    run,
    see: (path = '/i10.png') => parts.pictureDirectory.of('cars')(`${origin()}${path}`),
    removeDropped: () => dropPictures(parts),
  }
}

async function europcarImages(): Promise<(string | null)[]> {
  const { body } = await app.call(`/api/searching?${new URLSearchParams(RENTAL)}`, {
    body: { filters: { SUPPLIER: ['europcar'] }, page_size: 5 },
  })
  return body.items.map(({ vehicle }: { vehicle: { image: string | null } }) => vehicle.image)
}

test('a search shows a supplier’s pictures once they were fetched, at addresses that are kept for ever', async () => {
  expect(await europcarImages()).toEqual([null, null, null, null, null])
  await app.app.runJob('follow suppliers’ pictures')
  await app.app.runJob('fetch suppliers’ pictures')
  app.clock.pass({ minutes: 3 })
  await app.app.runJob('follow suppliers’ pictures')
  const images = await europcarImages()
  expect(images).toEqual(images.map(() => expect.stringMatching(/^\/pictures\/[\w-]{15}-320\.webp$/)))
  for (const [from, to, type] of [
    ['', '', 'image/webp'],
    ['-320.webp', '-640.avif', 'image/avif'],
  ] as const) {
    const file = await app.app.request(images[0]!.replace(from, to))
    expect(file.headers.get('content-type')).toBe(type)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500)
  }
})

test.for(['BBBBBBBBBBBBBBB-320.webp', 'BBBBBBBBBBBBBBB-99.webp', '..%2F.env'])(
  '%s is no picture',
  async (file) => {
    expect((await app.app.request(`/pictures/${file}`)).status).toBe(404)
  },
)

test('two processes whose searches see a picture fetch it once, and both show it', async () => {
  const both = [oneProcess(), oneProcess()]
  expect(both.map(({ see }) => see())).toEqual([null, null])
  await Promise.all(both.map(({ run }) => run()))
  app.clock.pass({ seconds: 20 })
  await Promise.all(both.map(({ run }) => run()))
  const [one, other] = both.map(({ see }) => see())
  expect(requested).toEqual(['/i10.png'])
  expect(one).toMatch(/^\/pictures\//)
  expect(other).toBe(one)
})

test.for([
  { name: 'a server that fails', answer: { status: 500 }, code: 'no_picture_answer', hours: 1 },
  {
    name: 'a drawing with a script',
    answer: { status: 200, body: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
    code: 'picture_type',
    hours: 7 * 24,
  },
])('after $name it is asked again in $hours hours, not before', async ({ answer, code, hours }) => {
  answers['/i10.png'] = answer
  const { run, see } = oneProcess()
  const search = async () => {
    see()
    await run()
  }
  await search()
  expect(await rows().selectFrom('supplier_pictures').select(['name', 'failure']).execute()).toEqual([
    { name: null, failure: code },
  ])
  app.clock.pass({ minutes: hours * 60 - 1 })
  await search()
  expect(requested).toHaveLength(1)
  answers['/i10.png'] = { status: 200, body: await photo() }
  app.clock.pass({ minutes: 1 })
  await search()
  expect(requested).toHaveLength(2)
  expect(see()).toMatch(/^\/pictures\//)
})

test('another host’s picture is not asked for', async () => {
  const { run } = oneProcess()
  const now = app.clock.now()
  await insertPictures(rows(), [{ supplier: 'cars', url: 'http://127.0.0.1:1/i10.png' }], now)
  await run()
  expect(await rows().selectFrom('supplier_pictures').select('failure').execute()).toEqual([
    { failure: 'address_refused' },
  ])
})

test('beyond the bounds those go that were seen least recently, with their files', async () => {
  answers['/polo.png'] = answers['/i10.png']!
  const { run, see, removeDropped } = oneProcess()
  see()
  await run()
  app.clock.pass({ minutes: 1 })
  see('/polo.png')
  await run()
  expect(await filesLeft()).toHaveLength(8)
  await dropExcessPictures(rows(), { ofSupplier: 1, bytes: 1_000_000 })
  await removeDropped()
  expect((await selectPictures(rows())).map(({ url }) => url)).toEqual([`${origin()}/polo.png`])
  expect(await filesLeft()).toHaveLength(4)
  await dropExcessPictures(rows(), { ofSupplier: 1, bytes: 100 })
  await removeDropped()
  expect([await selectPictures(rows()), await filesLeft()]).toEqual([[], []])
})

test('files that a process left behind when it was killed go before those of the next', async () => {
  const { run, see } = oneProcess()
  see()
  answers['/i10.png'] = { status: 500 }
  await run()
  const { id } = await rows().selectFrom('supplier_pictures').select('id').executeTakeFirstOrThrow()
  await setLeftover(rows(), id, 'left-left-left-')
  await storedFiles(rows()).put('left-left-left--320.webp', Buffer.from('half'), 'image/webp')
  answers['/i10.png'] = { status: 200, body: await photo() }
  app.clock.pass({ hours: 1 })
  await run()
  expect(await filesLeft()).toEqual(expect.not.arrayContaining(['left-left-left--320.webp']))
  expect(await filesLeft()).toHaveLength(4)
})

test('a picture that no search has found for 90 days is kept no longer', async () => {
  const { run, see } = oneProcess()
  see()
  await run()
  app.clock.pass({ hours: 89 * 24 })
  await app.app.runJob('remove what is over')
  await app.app.runJob('remove dropped suppliers’ pictures')
  expect(await filesLeft()).toHaveLength(4)
  app.clock.pass({ hours: 25 })
  await app.app.runJob('remove what is over')
  await app.app.runJob('remove dropped suppliers’ pictures')
  expect(await filesLeft()).toEqual([])
})
