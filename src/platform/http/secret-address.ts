/** Names of address parameters that are as sensitive as a password. */
const SECRET_NAMES = ['token', 'secret', 'code', 'state', 'id_token', 'access_token', 'password', 'signature']

export function isSecretName(name: string): boolean {
  return SECRET_NAMES.includes(name.toLowerCase())
}

const SECRET = new RegExp(`[?&](?:${SECRET_NAMES.join('|')})=`, 'i')

/** Returns true if the address of a request contains a secret, so that no reply to it may be stored. */
export function hasSecret(url: string): boolean {
  return SECRET.test(url)
}
