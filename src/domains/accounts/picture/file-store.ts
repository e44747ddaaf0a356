import type { Result } from '#kernel/result.ts'

export type StorageFailure = { code: 'storage_unavailable'; detail: string }

/** Storage for uploaded files. Names contain no folders. */
export type FileStore = {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<Result<null, StorageFailure>>
  /** Null if the file does not exist. */
  read(name: string): Promise<Result<Uint8Array | null, StorageFailure>>
  /** Removes a file. Succeeds if it is missing. */
  remove(name: string): Promise<Result<null, StorageFailure>>
}
