import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_KEY = 'test-access'
const SECRET_KEY = 'test/secret+key'
const REGION = 'me-central-1'

/**
 * A storage server for S3's PUT, GET and DELETE of objects in the bucket `pictures`. It verifies each signature (AWS
 * Signature Version 4) with its own implementation.
 */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  let failing = false
  const server = createServer((request, response) => {
    void (async () => {
      const bytes = await bodyOf(request)
      const key = request.url ?? ''
      const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body)
      if (failing) return answer(503)
      if (!isSigned(request, bytes)) return answer(403)
      if (!key.startsWith('/pictures/')) return answer(404)
      if (request.method === 'PUT') {
        objects.set(key, { bytes, type: request.headers['content-type'] })
        return answer(200)
      }
      if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404)
      const found = objects.get(key)
      return found ? answer(200, found.bytes) : answer(404)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const urlWith = (secret: string, path = '/pictures/people') =>
    `s3://${ACCESS_KEY}:${encodeURIComponent(secret)}@${host}${path}?region=${REGION}&tls=off`
  return {
    objects,
    url: urlWith(SECRET_KEY),
    urlWith,
    /** While true, it responds 503 to every request. */
    fail(on: boolean): void {
      failing = on
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  const [, accessKey, day = '', region, names = '', signature] = parsed ?? []
  if (accessKey !== ACCESS_KEY || region !== REGION) return false
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const { pathname, search } = new URL(url, 'http://s3')
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${SECRET_KEY}`))
  return hmac(key, toSign).toString('hex') === signature
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
