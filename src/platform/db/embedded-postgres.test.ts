import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Simulates an orphaned initdb: writes files into `folder` for a second, as fast as it can. */
const WRITER = `
  const { writeFileSync } = require('node:fs')
  const until = Date.now() + 1000
  console.log('writing')
  for (let file = 0; Date.now() < until; file++)
    try { writeFileSync(process.argv[1] + '/' + file, '') } catch { process.exit() }
`

test('what killed starts left half made is removed by the next start, even one still being written', async () => {
  const parent = await temporaryDir()
  const start = () => startEmbeddedPostgres(join(parent, 'postgres'), { onLog: () => {}, durable: false })
  const everybodys = 0o1777
  await chmod(parent, everybodys)

  const stillWritten = join(parent, 'postgres.new-1')
  await mkdir(stillWritten)
  const writer = spawn(process.execPath, ['-e', WRITER, stillWritten])
  onTestFinished(() => void writer.kill())
  await once(writer.stdout, 'data')
  const first = await start()
  expect(await readdir(parent)).toEqual(['postgres'])
  // A shared folder such as /tmp, which must stay open to everyone.
  expect((await stat(parent)).mode & 0o7777).toBe(everybodys)
  await first.stop()

  await mkdir(join(parent, 'postgres.new-2'))
  await writeFile(join(parent, 'postgres.new-2', 'PG_VERSION'), '18')
  const second = await start()
  onTestFinished(() => second.stop())
  expect(await readdir(parent)).toEqual(['postgres'])
})

test.for(['SIGKILL', 'SIGINT'] as const)(
  'a server that ends by %s is started again at the same address, and stays away once it was told to stop',
  async (signal) => {
    const parent = await temporaryDir()
    const ended: (string | number | null)[] = []
    const server = await startEmbeddedPostgres(join(parent, 'postgres'), {
      onLog: () => {},
      onEnded: (how) => void ended.push(how.signal ?? how.code),
      durable: false,
    })
    onTestFinished(() => server.stop())
    const { db, close } = openDatabase(server.urlOf('postgres'))
    const answers = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)

    const [pid] = (await readFile(join(parent, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), signal)
    await expect.poll(() => ended.length).toBe(1)
    await expect.poll(answers).toBe(true)

    await close()
    await server.stop()
    expect(ended).toEqual([signal === 'SIGKILL' ? 'SIGKILL' : 0])
    expect(await readdir(join(parent, 'postgres'))).not.toContain('postmaster.pid')
  },
)
