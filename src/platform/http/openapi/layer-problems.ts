import type { Admitted } from './access.ts'
import type { ProblemStatus } from './openapi.ts'
import type { DeclaredAccess } from './route.ts'

/** What a guard may answer; a write by a cookie has to come from our own pages. */
const OF_GUARD: Readonly<Record<Admitted, { reads: ProblemStatus[]; writes: ProblemStatus[] }>> = {
  anybody: { reads: [], writes: [] },
  'own pages': { reads: [], writes: [403] },
  guest: { reads: [401], writes: [401, 403] },
  account: { reads: [401, 403], writes: [401, 403] },
  partner: { reads: [401, 403], writes: [401, 403] },
  staff: { reads: [401, 403], writes: [401, 403] },
  embedder: { reads: [401, 403], writes: [401, 403] },
  'trip person': { reads: [401, 403], writes: [401, 403] },
  'refresh token': { reads: [401, 403], writes: [401, 403] },
}

/** Where every request passes the layers that limit how often and what is sent. */
const LAYERED = /^\/(api|trips|auth)\//

type Asked = { method: string; path: string; access: DeclaredAccess | undefined; takesInput: boolean }

/** The problems that a request may meet before its route decides anything: of the layers, its guard and its contract. */
export function layerProblems({ method, path, access, takesInput }: Asked): ProblemStatus[] {
  const writes = method.toLowerCase() !== 'get'
  return [
    ...OF_GUARD[access?.admits ?? 'anybody'][writes ? 'writes' : 'reads'],
    ...(LAYERED.test(path)
      ? ([...(takesInput ? [400] : []), ...bodyProblems(method.toLowerCase()), 429] as ProblemStatus[])
      : []),
  ]
}

/** A body that is sent to DELETE is too large as any is, but nobody reads it. */
function bodyProblems(method: string): ProblemStatus[] {
  if (method === 'get') return []
  return method === 'delete' ? [413] : [413, 415]
}
