import pLimit from 'p-limit'
import type { Argon2, HashCost } from '#platform/crypto.ts'

/** What hashing a password costs (OWASP's least for argon2id): 19 MiB, twice over, one lane. */
const COST: HashCost = { memoryKib: 19_456, passes: 2, lanes: 1 }

/** As many at once as leave a small machine able to answer anything else. */
const AT_ONCE = 2

export type PasswordHashes = ReturnType<typeof passwordHashes>

/** Hashes passwords with argon2id, in the format that names its own cost. */
export function passwordHashes(argon2: Argon2, cost = COST) {
  const limit = pLimit(AT_ONCE)
  /** What nobody's password is: compared with where there is no account, so that both take as long. */
  const nobodys = limit(() => argon2.hash(crypto.randomUUID(), cost))
  return {
    hash: (password: string): Promise<string> => limit(() => argon2.hash(normal(password), cost)),

    /** Whether it is the password; takes as long when there is none to compare with. */
    async matches(password: string, hash: string | null): Promise<boolean> {
      const compared = hash ?? (await nobodys)
      const same = await limit(() => argon2.verify(normal(password), compared))
      return same && hash !== null
    },
  }
}

/** The same letters typed on two keyboards are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
