import { AwsClient } from 'aws4fetch'
import type { FileStore, StorageFailure } from '#domains/accounts/picture/file-store.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { S3Address } from './s3-address.ts'

/** Timeout for one file. */
const TIMEOUT_MS = 10_000

/** Files in an S3-compatible bucket (PUT, GET and DELETE of an object, signed with AWS Signature Version 4). */
export function s3Files({ url, accessKey, secretKey, region }: S3Address): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  })

  /** Returns the bytes of the response. Null for a 404 if `mayBeMissing` allows it. */
  async function send(
    name: string,
    init: RequestInit,
    { mayBeMissing }: { mayBeMissing: boolean },
  ): Promise<Result<Uint8Array | null, StorageFailure>> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const reply = await client.fetch(`${url}/${name}`, { ...init, signal })
      const bytes = new Uint8Array(await reply.arrayBuffer())
      if (reply.ok) return ok(bytes)
      return reply.status === 404 && mayBeMissing
        ? ok(null)
        : unavailable(`The storage answered ${reply.status}`)
    } catch {
      return unavailable('The storage does not answer')
    }
  }

  return {
    async put(name, bytes, contentType) {
      const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } }
      const put = await send(name, init, { mayBeMissing: false })
      return put.ok ? ok(null) : put
    },
    read: (name) => send(name, { method: 'GET' }, { mayBeMissing: true }),
    async remove(name) {
      const removed = await send(name, { method: 'DELETE' }, { mayBeMissing: true })
      return removed.ok ? ok(null) : removed
    },
  }
}

function unavailable(detail: string): { ok: false; failure: StorageFailure } {
  return fail({ code: 'storage_unavailable', detail })
}
