/** A bucket of storage that speaks S3, and the keys to it. */
export type S3Address = {
  /** Of the bucket, with a folder in it where one is named, without a slash at the end. */
  url: string
  accessKey: string
  secretKey: string
  region: string
}

/**
 * Reads `s3://<access key>:<secret key>@<host>/<bucket>[/<folder>][?region=…&tls=off]`; null when it is none. Marks in
 * the keys that mean something in a URL are percent-encoded.
 */
export function s3AddressOf(text: string): S3Address | null {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.host === '' || url.username === '' || url.password === '') return null
  const path = url.pathname.replace(/\/$/, '')
  if (!/^(?:\/[\w.-]+)+$/.test(path)) return null
  return {
    url: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}${path}`,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}
