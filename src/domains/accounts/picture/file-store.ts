import type { Result } from '#kernel/result.ts'

export type StorageFailure = { code: 'storage_unavailable'; detail: string }

/** Where files that people send are kept. Names have no folders in them. */
export type FileStore = {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<Result<null, StorageFailure>>
  /** Null: there is no such file. */
  read(name: string): Promise<Result<Uint8Array | null, StorageFailure>>
  /** A file that is not there counts as removed. */
  remove(name: string): Promise<Result<null, StorageFailure>>
}
