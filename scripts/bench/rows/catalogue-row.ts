import { createHash } from 'node:crypto'
import { newId } from '#kernel/ids.ts'
import { openDatabase } from '#platform/db/database.ts'
import { measureAgainstBare } from '../against-bare.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../environment.ts'

const TEXTS = 5000

const PATH = '/api/o/i18n/ar/all'

/** Compares the catalogue of translations with a bare server that sends the same bytes with the same ETag. */
export async function catalogueRow({ url, port, environment }: Product): Promise<Row> {
  await addTexts(environment['DATABASE_URL'] ?? '')
  const reply = await fetch(url + PATH, { headers: { 'accept-encoding': 'identity' } })
  const etag = reply.headers.get('etag')
  const bytes = Buffer.from(await reply.arrayBuffer())
  const count = Object.keys(JSON.parse(bytes.toString()) as object).length
  if (etag === null || count < TEXTS) throw new Error(`${count} texts with the ETag ${etag}`)
  const measured = await measureAgainstBare({
    port,
    request: `GET ${PATH} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    reply: { bytes, headers: { 'content-type': 'application/json', etag } },
  })
  const size = (bytes.length / 1000).toFixed(0)
  return ratioRow(`catalogue of ${count} translations (${size} kB)`, measured, 0.5)
}

/** Inserts `TEXTS` translated texts. */
async function addTexts(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl)
  const now = Temporal.Now.instant()
  const texts = Array.from({ length: TEXTS }, (_, at) => `Text ${at} of a page that somebody embeds`)
  const rows = texts.map((english, at) => ({
    id: newId(),
    platform: 'web' as const,
    lang: 'ar' as const,
    english,
    english_hash: createHash('sha256').update(english).digest(),
    state: 'translated' as const,
    text: `النص رقم ${at} من صفحة مضمّنة`,
    first_seen: now,
    last_seen: now,
    changed_at: now,
  }))
  while (rows.length > 0) await db.insertInto('translations').values(rows.splice(0, 1000)).execute()
  await close()
}
