/** A failed start, with a message for the person who set the variable. */
export class StartFailure extends Error {}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EADDRINUSE: 'the port is in use',
  EADDRNOTAVAIL: 'it is no address of this machine',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  ENOTDIR: 'a part of it is no folder',
  ENOTFOUND: 'the name is not known',
  EROFS: 'it can only be read',
  ETIMEDOUT: 'no answer in time',
}

/** Runs a start-up step; a failure names the variable and the address concerned. */
export async function startStep<Done>(
  variable: string,
  address: string,
  step: () => Done | Promise<Done>,
): Promise<Done> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${variable}: ${address}: ${wordsOf(error)}`, { cause: error })
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const words = WORDS[codeOf(cause)]
    if (words) return words
  }
  return error.message || codeOf(error) || error.name
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Returns a URL without its credentials. */
export function publicPartOf(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
