import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { STORE_RELEASE_FILES } from '#src/wiring/release-files.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { builtSite } from '#testing/stand-ins/built-site.ts'
import { builtWidget } from '#testing/stand-ins/built-widget.ts'
import { runFolder } from '#testing/infrastructure/run-folder.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A release whose pages load these files, besides one that both have. */
async function releaseWith(files: Record<string, string>, sharedWith?: TestApp): Promise<TestApp> {
  const distDir = await mkdtemp(join(runFolder(), 'release-'))
  folders.push(distDir)
  await builtWidget(distDir)
  for (const [path, text] of Object.entries({ 'client/assets/same-CAhQkDNr.js': 'same', ...files })) {
    const file = join(distDir, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, text)
    if (file.endsWith('.js')) await writeFile(`${file}.br`, brotliCompressSync(text))
  }
  const app = await testApp({ context: { site: builtSite(distDir) }, ...(sharedWith && { sharedWith }) })
  await app.app.runJob(STORE_RELEASE_FILES)
  return app
}

const before = forFile(
  await releaseWith({
    'client/assets/start-8v6fwUjU.js': 'the page of before',
    'client/assets/font-B3pzYlJQ.woff2': 'a font',
    'widget/assets/frame-CSUZAr_g.js': 'the frame of before',
  }),
)
const after = forFile(
  await releaseWith(
    {
      'client/assets/start-DTVxnr5t.js': 'the page of after',
      'widget/assets/frame-D02Nx9F0.js': 'the frame of after',
    },
    before,
  ),
)

const fetchPage = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  app.app.request(`http://rihla.test${path}`, { headers })

test.for([
  { of: 'before', from: after, path: '/assets/start-8v6fwUjU.js', text: 'the page of before' },
  { of: 'before', from: after, path: '/assets/font-B3pzYlJQ.woff2', text: 'a font' },
  { of: 'before', from: after, path: '/widget/assets/frame-CSUZAr_g.js', text: 'the frame of before' },
  { of: 'after', from: before, path: '/assets/start-DTVxnr5t.js', text: 'the page of after' },
  { of: 'after', from: before, path: '/widget/assets/frame-D02Nx9F0.js', text: 'the frame of after' },
])('a page of $of gets $path from a process of the other release', async ({ from, path, text }) => {
  const plain = await fetchPage(from, path)
  expect(await plain.text()).toBe(text)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const packed = await fetchPage(from, path, { 'accept-encoding': 'gzip, br' })
  const isPacked = path.endsWith('.js')
  expect(packed.headers.get('content-encoding')).toBe(isPacked ? 'br' : null)
  expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'))
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(
    isPacked ? brotliCompressSync(text) : Buffer.from(text),
  )
})

test('a file of no release is not found, and no cache keeps that', async () => {
  const { status, headers } = await fetchPage(after, '/assets/start-AAAAAAAA.js')
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('files of a release that no process has are there for two weeks more, however long it ran', async () => {
  const { clock } = before
  const removeOld = () => after.app.runJob('remove what is over')
  clock.pass({ hours: 24 * 30 })
  await before.app.runJob(STORE_RELEASE_FILES)
  clock.pass({ hours: 24 * 14 })
  await after.app.runJob(STORE_RELEASE_FILES)
  await removeOld()
  expect((await fetchPage(after, '/assets/start-8v6fwUjU.js')).status).toBe(200)
  clock.pass({ hours: 1 })
  await removeOld()
  expect((await fetchPage(after, '/assets/start-8v6fwUjU.js')).status).toBe(404)
  const storedFiles = await before.database.db
    .selectFrom('release_files')
    .select('path')
    .orderBy('path')
    .execute()
  expect(storedFiles.map(({ path }) => path)).toEqual([
    '/assets/same-CAhQkDNr.js',
    '/assets/start-DTVxnr5t.js',
    '/widget/assets/entry-1.js',
    '/widget/assets/frame-D02Nx9F0.js',
  ])
})
