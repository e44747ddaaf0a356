/** Allowed sources of a supplier's pictures. */
export type PictureHosts = {
  /** Host names; one that starts with a dot also includes all its subdomains. */
  hosts: readonly string[]
  /** Origin of its simulator's pictures, on this machine. */
  simulated?: string
}

declare module '#platform/app.ts' {
  interface App {
    /** Allowed hosts of pictures, by supplier code. */
    pictureHosts: ReadonlyMap<string, PictureHosts>
  }
}

/** Max length of a picture URL; longer ones do not belong to widely used pictures. */
const MAX_CHARACTERS = 500

/**
 * Returns the URL of a picture if it is on one of the supplier's own hosts over https, on the default port; null
 * otherwise.
 */
export function pictureAt(address: string, { hosts, simulated }: PictureHosts): URL | null {
  const url = address.length > MAX_CHARACTERS ? null : URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return null
  if (simulated !== undefined && url.origin === simulated) return url
  if (url.protocol !== 'https:' || url.port !== '') return null
  const isTheirs = hosts.some((host) =>
    host.startsWith('.') ? `.${url.hostname}`.endsWith(host) : url.hostname === host,
  )
  return isTheirs ? url : null
}
