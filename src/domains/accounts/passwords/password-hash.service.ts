import pLimit from 'p-limit'
import type { Argon2, HashCost } from '#platform/crypto.ts'

/** Cost of a password hash (OWASP's minimum for argon2id): 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryKib: 19_456, passes: 2, lanes: 1 }

/** Concurrent hashes, few enough that a small machine can still serve other requests. */
const AT_ONCE = 2

declare module '#platform/app.ts' {
  interface App {
    passwords: ReturnType<typeof passwordHashes>
  }
}

/** Hashes passwords with argon2id, in the format that includes its cost parameters. */
export function passwordHashes(argon2: Argon2, cost = COST) {
  const limit = pLimit(AT_ONCE)
  /** A hash of no real password: compared if there is no account, so that both take as long. */
  const nobodys = limit(() => argon2.hash(crypto.randomUUID(), cost))
  return {
    hash: (password: string): Promise<string> => limit(() => argon2.hash(normal(password), cost)),

    /** Returns true if the password matches. Takes as long if there is no hash to compare with. */
    async matches(password: string, hash: string | null): Promise<boolean> {
      const compared = hash ?? (await nobodys)
      const same = await limit(() => argon2.verify(normal(password), compared))
      return same && hash !== null
    },
  }
}

/** Normalises a password: the same characters from two keyboards are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
