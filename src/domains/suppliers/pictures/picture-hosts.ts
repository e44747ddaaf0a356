/** Where a supplier's pictures may come from. */
export type PictureHosts = {
  /** Host names; one that begins with a dot stands for all hosts under it as well. */
  hosts: readonly string[]
  /** The origin of its simulator's pictures, on this machine. */
  simulated?: string
}

/** Longer addresses are none of a picture that many see. */
const MAX_CHARACTERS = 500

/** The address of a picture, if it is one of the supplier's own hosts over https, on the usual port. */
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
