import { useCallback, useState } from 'react'
import type { QuotedPrice } from './use-change.ts'

/** The quoted price, only while the form still asks for what was quoted; an outdated one is never rendered. */
export function useQuotedPrice() {
  const [changes, setChanges] = useState(0)
  const [answer, setAnswer] = useState<{ told: QuotedPrice; after: number } | null>(null)
  return {
    told: answer?.after === changes ? answer.told : null,
    /** For the form as it was when this callback was created, however late it is called. */
    onTold: (told: QuotedPrice | null) => setAnswer(told && { told, after: changes }),
    onAskedOtherwise: useCallback(() => setChanges((before) => before + 1), []),
  }
}
