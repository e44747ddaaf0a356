import { readdir, readFile } from 'node:fs/promises'

/** The processor time that a process has used in all its threads, in milliseconds: what else runs meanwhile is not in it. Linux alone says it. */
export async function processorMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const spent = threads.map(async (thread) => {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1_000_000
  })
  return (await Promise.all(spent)).reduce((sum, one) => sum + one, 0)
}
