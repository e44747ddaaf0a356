import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import { packedPage } from '#platform/http/pages/packed-page.ts'
import { createLog } from '#platform/log.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { proxiedDatabase } from '#testing/infrastructure/proxied-database.ts'
import { createCatalogues } from './catalogues.service.ts'
import type { ProductWords } from './product-words.service.ts'

const NOTHING = { en: [], ar: [], fr: [] }
const WORDS: ProductWords = { web: { ...NOTHING, ar: [['Home', { text: 'الرئيسية' }]] }, widget: NOTHING }

// The retry period of production: a request that waited for the database would take this long.
const { proxy, database } = forFile(await proxiedDatabase({ retryWindowMs: 8000 }))

function setUp() {
  const clock = testClock()
  const errors: string[] = []
  const log = createLog('warn', undefined, {
    write: (line: string) => void errors.push(JSON.parse(line).err.type),
  })
  const pack = (content: { text: string; identity: string }) => packedPage(content, {})
  const texts = createCatalogues({ db: database.db, clock, log }, { words: WORDS, pack })
  const sent = async () => (await texts.packed('web', 'ar')).bodies.identity.toString()
  return { clock, errors, texts, sent }
}

test('while the database is away the last catalogue is answered; its return is seen', async () => {
  proxy.open()
  const { clock, errors, texts, sent } = setUp()
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  proxy.close()
  clock.pass({ seconds: 5 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  expect((await texts.of('web', 'ar')).get('Home')).toBe('الرئيسية')
  await expect.poll(() => errors.length).toBe(1)
  expect(errors[0]).toBe(DatabaseUnavailable.name)
  proxy.open()
  clock.pass({ seconds: 5 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
  expect(errors).toHaveLength(1)
})

test('a process that has read nothing yet says that the database is away', async () => {
  proxy.close()
  const { sent, clock } = setUp()
  await expect(sent()).rejects.toBeInstanceOf(DatabaseUnavailable)
  proxy.open()
  clock.pass({ seconds: 1 })
  expect(await sent()).toBe('{"Home":"الرئيسية"}')
})
