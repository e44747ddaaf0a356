import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'
import { lockDataDir } from './data-dir.ts'

/** Holds the folder until it is killed, or prints why it cannot. */
const HOLDER = `
  const { lockDataDir } = await import(process.argv[1])
  try { globalThis.held = lockDataDir(process.argv[2]); console.log('held') }
  catch (error) { console.log(error.message); process.exit() }
  setInterval(() => {}, 1000)`

async function startHolder(dir: string) {
  const module = resolve(import.meta.dirname, 'data-dir.ts')
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, module, dir])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, output: output.toString().trim() }
}

test('of processes that want a folder at the same moment one has it, and when it is killed the next has it at once', async () => {
  const dir = await temporaryDir()
  const all = await Promise.all(Array.from({ length: 8 }, () => startHolder(dir)))
  const [holder, ...others] = all.filter(({ output }) => output === 'held')
  expect(others).toEqual([])
  for (const { output } of all)
    if (output !== 'held') expect(output).toContain(`DATA_DIR: ${dir} is in use by `)
  expect(() => lockDataDir(dir)).toThrow(`is in use by process ${holder?.child.pid} on `)

  holder?.child.kill('SIGKILL')
  await once(holder!.child, 'exit')
  lockDataDir(dir).letGo()
})

test('a number of a process that lives, as another container’s may be, is no claim', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'rihla.pid'), String(process.pid))
  lockDataDir(dir).letGo()
})

test('a folder is known again, and a copy of it is another', async () => {
  const [dir, copy] = [await temporaryDir(), await temporaryDir()]
  const identities = [dir, dir].map((folder) => {
    const { identity, letGo } = lockDataDir(folder)
    letGo()
    return identity
  })
  expect(identities[0]).toBe(identities[1])
  await copyFile(join(dir, 'rihla.lock'), join(copy, 'rihla.lock'))
  const { identity, letGo } = lockDataDir(copy)
  letGo()
  // Both are null if the system has no boot id.
  if (identity !== null) expect(identity).not.toBe(identities[0])
})
