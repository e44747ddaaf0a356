/** Calls `work` for each wish, but never while it is under way: the wishes of that time get one more call together. */
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
