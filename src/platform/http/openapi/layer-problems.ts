import type { Admitted } from './access.ts'
import type { ProblemStatus } from './openapi.ts'
import type { DeclaredAccess } from './route.ts'

/** Problems of each guard. A write with a cookie must come from our own pages. */
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

/** Paths below the layers that limit the rate and the input. */
const LAYERED = /^\/(api|trips|auth)\//

type RouteDeclaration = {
  method: string
  path: string
  access: DeclaredAccess | undefined
  takesInput: boolean
}

/** Returns the problems that occur before a route decides: those of the layers, its guard and its contract. */
export function layerProblems({ method, path, access, takesInput }: RouteDeclaration): ProblemStatus[] {
  const writes = method.toLowerCase() !== 'get'
  return [
    ...OF_GUARD[access?.admits ?? 'anybody'][writes ? 'writes' : 'reads'],
    ...(LAYERED.test(path)
      ? ([...(takesInput ? [400] : []), ...bodyProblems(method.toLowerCase()), 429] as ProblemStatus[])
      : []),
  ]
}

/** Returns the problems of a body. DELETE rejects one that is too large, but does not read it. */
function bodyProblems(method: string): ProblemStatus[] {
  if (method === 'get') return []
  return method === 'delete' ? [413] : [413, 415]
}
