/** Runs `work` for each call, but never concurrently: the calls made during a run share one more run. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let underWay = false
  let isQueued = false
  return function wish(): void {
    isQueued = true
    if (underWay) return
    underWay = true
    isQueued = false
    void work().finally(() => {
      underWay = false
      if (isQueued) wish()
    })
  }
}
