import { useCallback, useState } from 'react'
import type { QuotedPrice } from './use-change.ts'

/** The price on the page: of what the form asks for now, so one that is told of what it asked before is not drawn. */
export function useQuotedPrice() {
  const [changes, setChanges] = useState(0)
  const [answer, setAnswer] = useState<{ told: QuotedPrice; after: number } | null>(null)
  return {
    told: answer?.after === changes ? answer.told : null,
    /** Of the form as it stood when this was handed out, however late it is called. */
    onTold: (told: QuotedPrice | null) => setAnswer(told && { told, after: changes }),
    onAskedOtherwise: useCallback(() => setChanges((before) => before + 1), []),
  }
}
