import { expect, test } from 'vitest'
import type { FileStore } from '#domains/accounts/picture/file-store.ts'
import { storedFiles } from '#domains/accounts/picture/stored-file.store.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { startS3 } from '#testing/stand-ins/s3.ts'
import { s3AddressOf } from './s3-address.ts'
import { s3Files } from './s3-files.ts'

const database = forFile(await testDatabase())
const s3 = forFile(await startS3())

function s3At(text: string): FileStore {
  const address = s3AddressOf(text)
  if (!address) throw new Error('not an address')
  return s3Files(address)
}

const KINDS = [
  { kind: 'the database', open: () => storedFiles(database.db) },
  { kind: 'a bucket', open: () => s3At(s3.url) },
]
const FILE = Buffer.from([0, 255, 13, 10, 0, 128])

test.for(KINDS)('$kind gives back what was put, the last of it, until it is removed', async ({ open }) => {
  const files = open()
  expect(await files.read('one.webp')).toEqual({ ok: true, value: null })
  expect(await files.put('one.webp', Buffer.from('earlier'), 'image/webp')).toEqual({ ok: true, value: null })
  expect(await files.put('one.webp', FILE, 'image/webp')).toEqual({ ok: true, value: null })
  const read = await files.read('one.webp')
  expect(read.ok && read.value && Buffer.from(read.value)).toEqual(FILE)
  expect(await files.remove('one.webp')).toEqual({ ok: true, value: null })
  expect(await files.read('one.webp')).toEqual({ ok: true, value: null })
  expect(await files.remove('one.webp')).toEqual({ ok: true, value: null })
})

test('a bucket is told the type of a file, in the folder that was named', async () => {
  await s3At(s3.url).put('typed.webp', FILE, 'image/webp')
  expect(s3.objects.get('/pictures/people/typed.webp')?.type).toBe('image/webp')
})

const unavailable = { ok: false, failure: { code: 'storage_unavailable' } }

async function expectUnavailable(files: FileStore): Promise<void> {
  expect(await files.put('x.webp', FILE, 'image/webp')).toMatchObject(unavailable)
  expect(await files.read('x.webp')).toMatchObject(unavailable)
  expect(await files.remove('x.webp')).toMatchObject(unavailable)
}

test('a storage that fails, refuses our keys or is not there is told of, not thrown', async () => {
  await expectUnavailable(s3At(s3.urlWith('another key')))
  await expectUnavailable(s3At('s3://key:secret@127.0.0.1:1/bucket?tls=off'))
  s3.fail(true)
  await expectUnavailable(s3At(s3.url))
  s3.fail(false)
  expect(
    await s3At(s3.urlWith('test/secret+key', '/elsewhere')).put('x.webp', FILE, 'image/webp'),
  ).toMatchObject(unavailable)
})

test.for([
  {
    text: 's3://AKIA:se%2Fcret@s3.me-central-1.amazonaws.com/rihla/people/?region=me-central-1',
    address: {
      url: 'https://s3.me-central-1.amazonaws.com/rihla/people',
      accessKey: 'AKIA',
      secretKey: 'se/cret',
      region: 'me-central-1',
    },
  },
  {
    text: 's3://a:b@localhost:9000/bucket?tls=off',
    address: { url: 'http://localhost:9000/bucket', accessKey: 'a', secretKey: 'b', region: 'us-east-1' },
  },
  { text: 's3://a:b@host', address: null },
  { text: 's3://host/bucket', address: null },
  { text: 's3://a@host/bucket', address: null },
  { text: 'https://a:b@host/bucket', address: null },
  { text: 's3://a:b@host/buc ket', address: null },
  { text: '', address: null },
])('a bucket’s address: $text', ({ text, address }) => {
  expect(s3AddressOf(text)).toEqual(address)
})
