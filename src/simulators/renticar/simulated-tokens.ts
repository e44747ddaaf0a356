import type { Clock } from '#kernel/clock.ts'
import { sameSignature, signature } from '../world/signature.ts'

const SECRET = 'simulated-renticar-token'
const DAY_MINUTES = 24 * 60

/** Creates tokens valid for a day, unique per login. They are signed, so that they survive a restart. */
export function simulatedTokens(clock: Clock) {
  let issued = 0
  const nowMinutes = () => Math.floor(clock.now().epochMilliseconds / 60_000)

  return {
    issue(): string {
      issued += 1
      const head = `${(nowMinutes() + DAY_MINUTES).toString(36)}-${issued.toString(36)}`
      return `${head}.${signature(SECRET, [head], 20)}`
    },

    /** Returns true if an `Authorization` header has a valid token. */
    takes(authorization: string): boolean {
      const [, head = '', mark = ''] = /^Bearer ([\w-]+)\.([0-9a-f]+)$/.exec(authorization) ?? []
      const until = Number.parseInt(head.split('-')[0] ?? '', 36)
      return sameSignature(mark, signature(SECRET, [head], 20)) && nowMinutes() < until
    },
  }
}
