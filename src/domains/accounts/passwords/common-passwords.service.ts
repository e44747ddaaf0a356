/** Returns true if a lower-cased password is among those that attackers try first. */
export type IsCommonPassword = (password: string) => boolean

let reading: Promise<IsCommonPassword> | undefined

/** Returns about fifty thousand common passwords, loaded on first use. */
export function commonPasswords(): Promise<IsCommonPassword> {
  reading ??= read()
  return reading
}

async function read(): Promise<IsCommonPassword> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known = new Set(dictionary['passwords-common'])
  return (password) => known.has(password)
}
