/** Runs `work` for each call, but never concurrently: the calls made during a run share one more run. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let underWay = false
  let wanted = false
  return function wish(): void {
    wanted = true
    if (underWay) return
    underWay = true
    wanted = false
    void work().finally(() => {
      underWay = false
      if (wanted) wish()
    })
  }
}
