import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { FIRST_STEP, type Step } from './step.ts'

/** The frame's steps, with their own history: the browser's back button returns to the previous step. */
export type Steps = {
  step: Step
  /** True if the traveller navigated to the step: only then it takes the focus. */
  moved: boolean
  /** Opens a step; `instead` replaces the current step, so that there is no way back to it. */
  go: (step: Step, instead?: 'instead') => void
  back: () => void
}

/** An entry of ours in the frame's history; `depth` is the number of entries before it. */
type Entry = { step: Step; depth: number }

export const StepsContext = createContext<Steps | null>(null)

export function useSteps(): Steps {
  const steps = useContext(StepsContext)
  if (!steps) throw new Error('outside the widget')
  return steps
}

/** Returns the history of steps, starting with `first`. */
export function useStepHistory(first: Step = FIRST_STEP): Steps {
  const [{ step, depth, moved }, setEntry] = useState<Entry & { moved: boolean }>(() => ({
    step: first,
    depth: 0,
    moved: false,
  }))
  useEffect(() => {
    // Gives the first step its own state: otherwise going back would leave the page around the frame.
    history.replaceState({ step: first, depth: 0 } satisfies Entry, '')
    const follow = ({ state }: PopStateEvent) =>
      setEntry({ ...(entryOf(state) ?? { step: FIRST_STEP, depth: 0 }), moved: true })
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [first])

  const go = useCallback<Steps['go']>(
    (next, instead) => {
      const entry: Entry = { step: next, depth: instead ? depth : depth + 1 }
      if (instead) history.replaceState(entry, '')
      else history.pushState(entry, '')
      setEntry({ ...entry, moved: true })
    },
    [depth],
  )
  const back = useCallback(() => {
    if (depth > 0) history.back()
    else go(FIRST_STEP, 'instead')
  }, [depth, go])
  return useMemo(() => ({ step, moved, go, back }), [step, moved, go, back])
}

function entryOf(state: unknown): Entry | null {
  return typeof state === 'object' && state !== null && 'step' in state && 'depth' in state
    ? (state as Entry)
    : null
}
