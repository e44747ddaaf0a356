import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Stands for the initdb that outlived its server: fills `folder` with files for a second, as fast as it can. */
const WRITER = `
  const { writeFileSync } = require('node:fs')
  const until = Date.now() + 1000
  console.log('writing')
  for (let file = 0; Date.now() < until; file++)
    try { writeFileSync(process.argv[1] + '/' + file, '') } catch { process.exit() }
`

test('what killed starts left half made is removed by the next start, even one still being written', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'rihla-postgres-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }))
  const start = () => startEmbeddedPostgres(join(parent, 'postgres'), { onLog: () => {}, durable: false })

  const stillWritten = join(parent, 'postgres.new-1')
  await mkdir(stillWritten)
  const writer = spawn(process.execPath, ['-e', WRITER, stillWritten])
  onTestFinished(() => void writer.kill())
  await once(writer.stdout, 'data')
  const first = await start()
  expect(await readdir(parent)).toEqual(['postgres'])
  await first.stop()

  await mkdir(join(parent, 'postgres.new-2'))
  await writeFile(join(parent, 'postgres.new-2', 'PG_VERSION'), '18')
  const second = await start()
  onTestFinished(() => second.stop())
  expect(await readdir(parent)).toEqual(['postgres'])
})
