/** An S3-compatible bucket and its access keys. */
export type S3Address = {
  /** URL of the bucket, with the folder in it if one is named, without a trailing slash. */
  url: string
  accessKey: string
  secretKey: string
  region: string
}

/**
 * Parses `s3://<access key>:<secret key>@<host>/<bucket>[/<folder>][?region=…&tls=off]`. Null if invalid. Characters of
 * the keys that are special in a URL are percent-encoded.
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
