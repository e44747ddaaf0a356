import { useEffect, useState } from 'react'
import type { Pinned } from '#src/widget/snippets/snippets.ts'

/** The newest released loader; null until it is known, and where none is. */
export function useNewestRelease(wanted: boolean): Pinned | null {
  const [newest, setNewest] = useState<Pinned | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    const life = new AbortController()
    void fetch('/widget/versions.json', { signal: life.signal })
      .then(async (reply) => (await reply.json()) as { versions: Pinned[] })
      .then(({ versions }) => setNewest(versions[0] ?? null))
      // Without it the snippets name the evergreen script.
      .catch(() => undefined)
    return () => life.abort()
  }, [wanted])
  return wanted ? newest : null
}
