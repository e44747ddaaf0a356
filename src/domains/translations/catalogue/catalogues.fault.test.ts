import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import { packedPage } from '#platform/http/pages/packed-page.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { startTcpProxy } from '#testing/infrastructure/tcp-proxy.ts'
import { catalogues } from './catalogues.service.ts'
import type { ProductWords } from './product-words.service.ts'
import { translationStore } from './translation.store.ts'

const NOTHING = { en: [], ar: [], fr: [] }
const WORDS: ProductWords = { web: { ...NOTHING, ar: [['Home', { text: 'الرئيسية' }]] }, widget: NOTHING }

let direct: Awaited<ReturnType<typeof testDatabase>>
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let database: Database
beforeAll(async () => {
  direct = await testDatabase()
  proxy = await startTcpProxy(direct.url)
  // The retry period of production: a request that waited for the database would take this long.
  database = openDatabase(proxy.url, { connections: 3, patienceMs: 8000 })
})
afterAll(async () => {
  await database.close()
  await proxy.end()
  await direct.close()
})

function stage() {
  const clock = testClock()
  const errors: unknown[] = []
  const texts = catalogues({
    words: WORDS,
    store: translationStore(database.db),
    pack: (content) => packedPage(content, {}),
    clock,
    onError: (error) => errors.push(error),
  })
  const sent = async () => (await texts.packed('web', 'ar')).bodies.identity.toString()
  return { clock, errors, texts, sent }
}

test('while the database is away the last catalogue is answered; its return is seen', async () => {
  proxy.open()
  const { clock, errors, texts, sent } = stage()
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  proxy.close()
  clock.pass({ seconds: 5 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  expect((await texts.of('web', 'ar')).get('Home')).toBe('الرئيسية')
  await expect.poll(() => errors.length).toBe(1)
  expect(errors[0]).toBeInstanceOf(DatabaseUnavailable)
  proxy.open()
  clock.pass({ seconds: 5 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  expect(errors).toHaveLength(1)
})

test('a process that has read nothing yet says that the database is away', async () => {
  proxy.close()
  const { sent, clock } = stage()
  await expect(sent()).rejects.toBeInstanceOf(DatabaseUnavailable)
  proxy.open()
  clock.pass({ seconds: 1 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
})
