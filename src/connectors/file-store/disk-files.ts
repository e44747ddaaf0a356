import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore, StorageFailure } from '#domains/accounts/picture/file-store.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** Files in a folder of this machine. One that is being written is never read half. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    put: (name, bytes) =>
      told(async () => {
        await mkdir(folder, { recursive: true })
        const half = pathOf(`.${name}.${crypto.randomUUID()}`)
        await writeFile(half, bytes)
        await rename(half, pathOf(name))
        return null
      }),
    read: (name) =>
      told(async () => {
        try {
          return await readFile(pathOf(name))
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),
    remove: (name) =>
      told(async () => {
        await rm(pathOf(name), { force: true })
        return null
      }),
  }
}

async function told<Value>(work: () => Promise<Value>): Promise<Result<Value, StorageFailure>> {
  try {
    return ok(await work())
  } catch {
    return fail({ code: 'storage_unavailable', detail: 'Files cannot be stored just now' })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
