/**
 * Whether a widget's `baseUrl` may be used with a key: our own address always, else what is listed with the key; where
 * nothing is listed, any. Only the path's last slash is of no account.
 */
export function isBaseUrl(asked: string, listed: readonly string[], publicUrl: string): boolean {
  if (asked === '' || listed.length === 0) return true
  const address = normal(asked)
  return (
    address !== null && [...listed, publicUrl, `${publicUrl}/trips`].some((one) => normal(one) === address)
  )
}

function normal(address: string): string | null {
  const url = URL.parse(address)
  return url && url.origin + url.pathname.replace(/\/$/, '')
}
