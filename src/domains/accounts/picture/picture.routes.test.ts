import { expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { bands, photo, pngBomb } from '#testing/builders/accounts/images.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { startS3 } from '#testing/stand-ins/s3.ts'

let count = 0
const app = forFile(await testApp())

const somebody = (on = app) => accountOf(on).registerVerified({ email: `layla.${(count += 1)}@example.com` })

type Sent = { name?: string; type?: string; query?: string; on?: TestApp }

async function upload(
  token: string,
  picture: Uint8Array,
  { name = 'me.jpg', type = 'image/jpeg', query = '', on = app }: Sent = {},
) {
  const form = new FormData()
  form.set('image', new File([new Uint8Array(picture)], name, { type }))
  return send(token, form, { query, on })
}

async function send(token: string, body: BodyInit, { query = '', on = app, headers = {} } = {}) {
  const request = { method: 'POST', body, headers: { authorization: `Basic ${token}`, ...headers } }
  return readReply(await on.app.request(`http://rihla.test/api/user/update-image${query}`, request))
}

const served = (path: string, on = app) => on.app.request(`http://rihla.test${path}`)
const small = (path: string) => path.replace('-256.', '-64.')

test('a picture is on the account, in the header’s cookie, and served for good', async () => {
  const token = await somebody()
  const { status, body, headers } = await upload(token, await photo())
  expect(status).toBe(200)
  const { avatar } = body.user
  expect(avatar).toMatch(/^\/media\/avatars\/[\w-]{43}-256\.webp$/)
  expect((await app.call('/api/user/profile', { token })).body.user.avatar).toBe(avatar)
  const userData = headers.getSetCookie().find((one) => one.startsWith('rihla_userdata=')) ?? ''
  expect(decodeURIComponent(userData)).toContain(`"avatar":"${small(avatar)}"`)

  for (const path of [avatar, small(avatar)]) {
    const file = await served(path)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  }
})

test('what replaces a picture leaves nothing of it behind', async () => {
  const token = await somebody()
  const first = (await upload(token, await photo('c04020'))).body.user.avatar
  const second = (await upload(token, await photo('2040c0'))).body.user.avatar
  expect(second).not.toBe(first)
  await app.app.runJob('remove dropped pictures')
  for (const path of [first, small(first)]) expect((await served(path)).status).toBe(404)
  expect((await served(second)).status).toBe(200)

  const removed = await app.call('/api/user/remove-image', { token, body: {} })
  expect(removed.body.user.avatar).toBeNull()
  await app.app.runJob('remove dropped pictures')
  expect((await served(second)).status).toBe(404)
})

test('of pictures sent at once one is the account’s, and the others are removed', async () => {
  const token = await somebody()
  const pictures = await Promise.all(['111111', '777777', 'eeeeee'].map((colour) => photo(colour)))
  const answers = await Promise.all(pictures.map((picture) => upload(token, picture)))
  const { avatar } = (await app.call('/api/user/profile', { token })).body.user
  await app.app.runJob('remove dropped pictures')
  // A reply may name the picture of a later one, which was stored before the reply was written.
  const avatars = [...new Set(answers.map(({ body }) => body.user.avatar as string))]
  const statuses = await Promise.all(avatars.map(async (path) => [path, (await served(path)).status]))
  expect(statuses).toEqual(avatars.map((path) => [path, path === avatar ? 200 : 404]))
  expect(avatars).toContain(avatar)
})

test('where a photograph was taken is not in what is served', async () => {
  const taken = await bands([{ colour: '208040', width: 300 }], 300)
    .withExif({ IFD0: { Make: 'Telephone of Layla' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(taken.includes('Telephone')).toBe(true)
  const { avatar } = (await upload(await somebody(), taken)).body.user
  const bytes = Buffer.from(await (await served(avatar)).arrayBuffer())
  expect(bytes.includes('Telephone')).toBe(false)
  expect(bytes.includes('EXIF')).toBe(false)
})

const weighing = async (bytes: number) => {
  const picture = await photo()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

test('a picture weighs 5 MB at most', async () => {
  const token = await somebody()
  expect((await upload(token, await weighing(5_000_000))).status).toBe(200)
  const heavy = await upload(token, await weighing(5_000_001))
  expectProblem(heavy, { status: 413, code: 'picture_too_heavy' })
  const heavier = await upload(token, await weighing(5_100_000))
  expectProblem(heavier, { status: 413, code: 'body_too_large' })
})

test.for([
  {
    name: 'a page called a picture',
    make: async () => Buffer.from('<html><script>alert(1)</script></html>'),
    status: 415,
    code: 'picture_type',
  },
  {
    name: 'a drawing with a script',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    status: 415,
    code: 'picture_type',
  },
  {
    name: 'a bomb',
    make: async () => pngBomb(30_000, 30_000),
    status: 422,
    code: 'picture_too_many_pixels',
  },
  {
    name: 'half a picture',
    make: async () => (await photo()).subarray(0, 400),
    status: 422,
    code: 'picture_broken',
  },
])('a picture is refused by what is in it: $name', async ({ make, status, code }) => {
  const token = await somebody()
  const { avatar } = (await upload(token, await photo())).body.user
  expectProblem(await upload(token, await make()), { status, code })
  expectArabic(await upload(token, await make(), { query: '?lang_id=2' }))
  expect((await app.call('/api/user/profile', { token })).body.user.avatar).toBe(avatar)
})

test('what is no form with a picture is refused', async () => {
  const token = await somebody()
  const json = await send(token, '{}', { headers: { 'content-type': 'application/json' } })
  expectProblem(json, { status: 415, code: 'not_a_file_form' })
  const broken = await send(token, 'nothing', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expectProblem(broken, { status: 400, code: 'malformed_form' })
  const form = new FormData()
  form.set('image', 'a text')
  const text = await send(token, form, { query: '?lang_id=1' })
  const fields = [{ path: 'image', message: 'Send the image as a file' }]
  expectProblem(text, { status: 400, code: 'invalid_request', fields })
  expectArabic(await send(token, new FormData(), { query: '?lang_id=2' }))
})

test('a guest has no picture, and nobody finds one by trying', async () => {
  const guest = await journey(app).guest()
  expectProblem(await upload(guest, await photo()), { status: 403, code: 'account_required' })
  for (const name of ['nothing', '..%2f..%2fetc%2fpasswd', `${'A'.repeat(43)}-256.webp`])
    expect((await served(`/media/avatars/${name}`)).status).toBe(404)
})

test('the picture goes with its account', async () => {
  const token = await somebody()
  const { avatar } = (await upload(token, await photo())).body.user
  const gone = await app.call('/api/user/delete-account', { token, body: { password: PERSON.password } })
  expect(gone.status).toBeLessThan(300)
  const storedFiles = () => app.database.db.selectFrom('stored_files').select('name').execute()
  const ofAccount = async () =>
    (await storedFiles()).filter(({ name }) => small(avatar).includes(name.slice(0, 43)))
  expect(await ofAccount()).toHaveLength(2)
  await app.app.runJob('remove dropped pictures')
  expect(await ofAccount()).toEqual([])
  expect((await served(avatar)).status).toBe(404)
})

test('in a bucket they are kept, served and removed the same; while it fails nothing changes', async () => {
  const s3 = await startS3()
  const on = await testApp({ environment: { STORAGE_URL: s3.url } })
  try {
    const token = await somebody(on)
    const { avatar } = (await upload(token, await photo(), { on })).body.user
    expect(s3.objects.size).toBe(2)
    expect((await served(avatar, on)).status).toBe(200)

    s3.fail(true)
    expectProblem(await upload(token, await photo(), { on }), { status: 503, code: 'storage_unavailable' })
    expect((await served(avatar, on)).status).toBe(503)
    s3.fail(false)
    expect((await on.call('/api/user/profile', { token })).body.user.avatar).toBe(avatar)

    await on.call('/api/user/remove-image', { token, body: {} })
    // The upload that failed in the storage is deleted with the rest.
    on.clock.pass({ minutes: 10 })
    await on.app.runJob('remove dropped pictures')
    expect(s3.objects.size).toBe(0)
    expect(await on.database.db.selectFrom('dropped_pictures').selectAll().execute()).toEqual([])
  } finally {
    await on.close()
    await s3.close()
  }
})
